import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { OWNED, type UploadOwner } from './upload-owner.js';
import { MOST_FILES, type UploadPurpose } from './upload-purposes.js';

export interface TakenPicture {
  uploadId: string;
  /** Key of the stored picture or video: the caller's row refers to it, and `/_ipx` has it in the path. */
  key: string;
  /** Size in pixels; null for a video. */
  width: number | null;
  height: number | null;
  /** Dominant colour as `#rrggbb`; null for a video, and for a picture with transparent parts. */
  colour: string | null;
  /** A `data:` URL of 16 pixels; null for a video. */
  preview: string | null;
}

/**
 * Assigns checked uploads to a row that refers to them from now on, in the caller's transaction. Returns them in the
 * order of `ids`. Each upload can be used once, by its owner and for its purpose; the column that stores the key must
 * be in `api/prisma/sql/stored-objects.sql`. Throws UPLOAD_NOT_USABLE with the `ids` that cannot be used, and
 * BAD_USER_INPUT for more than 8.
 */
export async function takeUploads(
  queries: Queries,
  owner: UploadOwner,
  purpose: UploadPurpose,
  ids: readonly string[],
): Promise<TakenPicture[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  if (wanted.length > MOST_FILES) throw badUserInput([fieldFault('dto.uploadIds', 'mostFiles', { most: MOST_FILES })]);
  const taken = new Map(
    (await queries.rows(TAKE, { ids: wanted, purpose, ...owner })).map((row) => [row.uploadId, row]),
  );
  const missing = wanted.filter((id) => !taken.has(id));
  if (missing.length)
    throw new ApiError('UPLOAD_NOT_USABLE', {
      ids: missing,
    });
  return wanted.map((id) => taken.get(id)!);
}

/** Locks in the order of ids, so that two calls that use the same uploads cannot deadlock. */
const TAKE = statement('uploads-take')`
WITH "mine" AS (
  SELECT "id" FROM "upload" WHERE "id" = ANY(:ids::uuid[]) AND ${OWNED} AND "purpose" = :purpose::"UploadPurpose"
    AND "state" = 'CHECKED' AND "expiresAt" > now()
  ORDER BY "id" FOR UPDATE
), "taken" AS (
  UPDATE "upload" u SET "state" = 'TAKEN' FROM "mine" WHERE u."id" = "mine"."id" AND u."state" = 'CHECKED'
  RETURNING u."id", u."pictureKey"
)
SELECT t."id" AS "uploadId", p."key", p."width", p."height", p."colour", p."preview"
FROM "taken" t JOIN "picture" p ON p."key" = t."pictureKey"`;

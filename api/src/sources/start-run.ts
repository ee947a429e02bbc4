import { Injectable } from '@nestjs/common';
import { takeUploads, UploadPurpose, type UploadOwner } from '../media/index.js';
import { Audit, notFound } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import type { StartFeedRunInput } from './source.input.js';

/** A file that is stored already. */
export interface KnownFile {
  fileKey: string;
  fileName: string | null;
  fileBytes: number | null;
}

@Injectable()
export class StartRun {
  constructor(private readonly audit: Audit) {}

  /**
   * Adds a run of a source: of its URL, of an upload, or of the file of an earlier run. Returns the run's id. Throws
   * NOT_FOUND, SOURCE_WITHOUT_ADDRESS, UPLOAD_NOT_USABLE, and RUN_UNFINISHED.
   */
  async run(
    by: Actor,
    owner: UploadOwner,
    { sourceId, uploadId, fileOf, preview }: StartFeedRunInput,
  ): Promise<string> {
    const isPreview = preview ?? false;
    if (uploadId)
      return this.ask(by, { sourceId, cause: 'UPLOAD', isPreview }, (queries) => uploaded(queries, owner, uploadId));
    return this.ask(by, { sourceId, cause: 'BY_HAND', isPreview }, (queries, hasAddress) => {
      if (fileOf) return fileOfRun(queries, fileOf);
      if (!hasAddress) throw new ApiError('SOURCE_WITHOUT_ADDRESS');
      return null;
    });
  }

  /** Adds a run of a stored file. Throws NOT_FOUND, and RUN_UNFINISHED. */
  async ofFile(by: Actor, sourceId: string, file: KnownFile): Promise<string> {
    return this.ask(by, { sourceId, cause: 'UPLOAD', isPreview: false }, () => file);
  }

  private ask(
    by: Actor,
    { sourceId, cause, isPreview }: Asked,
    fileOf: (queries: Queries, hasAddress: boolean) => Promise<KnownFile> | KnownFile | null,
  ): Promise<string> {
    const action = { by, action: 'startFeedRun', entity: 'FEED_RUN', id: null } as const;
    return this.audit.change(action, async (queries) => {
      const [source] = await queries.rows(SOURCE, { sourceId });
      if (!source) throw notFound();
      const file = (await fileOf(queries, source.hasAddress)) ?? NO_FILE;
      const asked = { sourceId, cause, preview: isPreview, by: by.id, byProgram: by.kind === 'PROGRAM', ...file };
      const [made] = await queries.rows(ADD, asked);
      if (made) return made.id;
      const [other] = await queries.rows(UNFINISHED, { sourceId });
      throw new ApiError('RUN_UNFINISHED', { id: other?.id ?? null });
    });
  }
}

interface Asked {
  sourceId: string;
  cause: 'UPLOAD' | 'BY_HAND';
  isPreview: boolean;
}

const NO_FILE = { fileKey: null, fileName: null, fileBytes: null };

async function uploaded(queries: Queries, owner: UploadOwner, uploadId: string): Promise<KnownFile> {
  const [taken] = await takeUploads(queries, owner, UploadPurpose.FEED, [uploadId]);
  const [file] = await queries.rows(UPLOAD, { uploadId });
  return { fileKey: taken!.key, fileName: safeName(file!.fileName), fileBytes: file!.bytes };
}

async function fileOfRun(queries: Queries, runId: string): Promise<KnownFile> {
  const [file] = await queries.rows(FILE_OF_RUN, { runId });
  if (!file?.fileKey) throw notFound();
  return { ...file, fileKey: file.fileKey };
}

/** The file is copied under this name into a separate folder. */
const safeName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);

const SOURCE = statement('feed-source-to-run')`
SELECT "url" IS NOT NULL AS "hasAddress" FROM "feed_source" WHERE "id" = :sourceId FOR KEY SHARE`;

const UPLOAD = statement('feed-run-upload')`
SELECT u."fileName", p."bytes" FROM "upload" u JOIN "picture" p ON p."key" = u."pictureKey" WHERE u."id" = :uploadId`;

const FILE_OF_RUN = statement('feed-run-file-of')`
SELECT "fileKey", "fileName", "fileBytes" FROM "feed_run" WHERE "id" = :runId`;

/**
 * If the source has another unfinished run, the insert conflicts with the partial unique index of
 * `api/prisma/sql/feed-runs.sql`.
 */
const ADD = statement('feed-run-add')`
INSERT INTO "feed_run" ("sourceId", "cause", "preview", "actorId", "byProgram", "fileKey", "fileName", "fileBytes")
VALUES (:sourceId, :cause::"FeedRunCause", :preview, :by, :byProgram, :fileKey?, :fileName?, :fileBytes?)
ON CONFLICT DO NOTHING RETURNING "id"`;

const UNFINISHED = statement('feed-run-unfinished')`
SELECT "id" FROM "feed_run" WHERE "sourceId" = :sourceId AND "state" IN ('WAITING', 'RUNNING')`;

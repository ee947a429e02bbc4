import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { ApiError, badUserInput } from '../shared/api-error.js';
import { ContentMarkupError } from './content-markup-error.js';
import { RENDERER, renderMarkdown, type RenderedMarkdown } from './render-markdown.js';

/** The text of a new revision. */
export interface ContentText {
  title: string;
  description: string;
  posterUrl: string | null;
  darkPosterUrl: string | null;
  tags: string[];
  productSlugs: string[];
  brandSlugs: string[];
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  markdown: string;
}

/** Default values of a new text, besides its heading and its Markdown. */
export const NO_TEXT: Omit<ContentText, 'title' | 'markdown'> = {
  description: '',
  posterUrl: null,
  darkPosterUrl: null,
  tags: [],
  productSlugs: [],
  brandSlugs: [],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
};

/**
 * Adds a revision to an entry and returns its number. `after` is the number of the revision that the editor started
 * from, 0 for a new entry. Throws CONTENT_CHANGED if another revision was added since, and BAD_USER_INPUT with the line
 * of the Markdown that cannot be rendered.
 */
export async function addRevision(
  queries: Queries,
  { entryId, after, authorId, text }: { entryId: string; after: number; authorId: string; text: ContentText },
): Promise<number> {
  await refuseIfChanged(queries, entryId, after);
  const number = after + 1;
  const rendered = { ...renderedOf(text.markdown), renderer: RENDERER };
  try {
    await queries.rows(ADD_REVISION, { ...text, ...rendered, entryId, number, authorId });
  } catch (error) {
    // Another operator saved between the two statements. Postgres accepts no further statement in this transaction.
    if (violationOf(error)?.kind === 'UNIQUE') throw changed(number);
    throw error;
  }
  return number;
}

/**
 * Shows the last revision from `publishAt` on (null: from now on; undefined: at its planned time, or else from now on)
 * until `finishAt` (null: without end; undefined: an end in the future stays). If the revision is shown already, only
 * the end changes. Throws CONTENT_CHANGED if `number` is not the last revision.
 */
export async function publishRevision(
  queries: Queries,
  { entryId, number, ...times }: { entryId: string; number: number; publishAt?: Date | null; finishAt?: Date | null },
): Promise<void> {
  const { publishAt, finishAt } = times;
  const isGiven = publishAt !== undefined;
  const published = await queries.rows(PUBLISH, { entryId, number, publishAt: publishAt ?? null, isGiven });
  if (!published.length) throw changed(await lastNumber(queries, entryId));
  await queries.rows(SET_END, { entryId, finishAt: finishAt ?? null, isGiven: finishAt !== undefined });
}

/** Hides an entry at once; publishing shows it again. Throws CONTENT_NOT_FOUND. */
export async function hideContent(queries: Queries, entryId: string): Promise<void> {
  const hidden = await queries.rows(HIDE, { entryId });
  if (!hidden.length) throw contentNotFound();
}

export const contentNotFound = (): ApiError => new ApiError('CONTENT_NOT_FOUND');

const changed = (number: number): ApiError => new ApiError('CONTENT_CHANGED', { number });

async function refuseIfChanged(queries: Queries, entryId: string, after: number): Promise<void> {
  const last = await lastNumber(queries, entryId);
  if (last !== after) throw changed(last);
}

async function lastNumber(queries: Queries, entryId: string): Promise<number> {
  const [row] = await queries.rows(LAST_NUMBER, { entryId });
  return row?.last ?? 0;
}

/** Throws BAD_USER_INPUT with the number of the line. */
export function renderedOf(markdown: string): RenderedMarkdown {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    if (error instanceof ContentMarkupError) throw badUserInput([{ field: 'dto.markdown', message: error.message }]);
    throw error;
  }
}

const LAST_NUMBER = statement('content-last-number')`
SELECT coalesce(max("number"), 0)::int AS "last" FROM "content_revision" WHERE "entryId" = :entryId`;

const ADD_REVISION = statement('content-add-revision')`
INSERT INTO "content_revision" ("entryId", "number", "title", "description", "posterUrl", "darkPosterUrl", "tags",
  "productSlugs", "brandSlugs", "seoTitle", "seoDescription", "seoKeywords", "markdown", "html", "renderer", "goods",
  "pictures", "readingMinutes", "authorId")
VALUES (:entryId, :number, :title, :description, :posterUrl?, :darkPosterUrl?, :tags,
  :productSlugs, :brandSlugs, :seoTitle, :seoDescription, :seoKeywords, :markdown, :html, :renderer, :goods,
  :pictures, :readingMinutes, :authorId)`;

const SET_END = statement('content-set-end')`
UPDATE "content_entry"
SET "finishAt" = CASE WHEN :isGiven::boolean THEN :finishAt?::timestamptz WHEN "finishAt" > now() THEN "finishAt" END
WHERE "id" = :entryId`;

const PUBLISH = statement('content-publish')`
UPDATE "content_revision" r
SET "publishAt" = CASE WHEN r."publishAt" <= now() THEN r."publishAt"
  ELSE coalesce(:publishAt?, CASE WHEN NOT :isGiven::boolean THEN r."publishAt" END, date_trunc('milliseconds', now())) END
WHERE r."entryId" = :entryId AND r."number" = :number
  AND r."number" = (SELECT max(l."number") FROM "content_revision" l WHERE l."entryId" = :entryId)
RETURNING r."number"`;

const HIDE = statement('content-hide')`
UPDATE "content_entry" SET "finishAt" = date_trunc('milliseconds', now()) WHERE "id" = :entryId RETURNING "id"`;

import { Inject, Injectable } from '@nestjs/common';
import { addRevision, hideContent, NO_TEXT, PreviewLinks, publishRevision } from '../index.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { PlatformConfig } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { given } from '../../shared/given.js';
import type { PageRequest } from '../../shared/page.js';
import { AcceptPicture } from '../../media/admin/index.js';
import { anywhere, Audit, idOfWritten, notFound, readPage } from '../../operator/index.js';
import type { ContentListInput, ContentRevisionInput, PublishContentInput, SaveContentInput } from './content.input.js';
import type {
  ContentEntryPage,
  ContentPreview,
  ContentRevision,
  ContentVersion,
  SavedContent,
} from './content.model.js';

/**
 * Reads and saves articles and pages with all their revisions (`api/prisma/sql/content-revision.sql`). Two operators
 * who edit the same text do not overwrite each other: the second gets CONTENT_CHANGED.
 */
@Injectable()
export class EditContent {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly previews: PreviewLinks,
    private readonly pictures: AcceptPicture,
    @Inject(CONFIG) private readonly config: Pick<PlatformConfig, 'STOREFRONT_URL'>,
  ) {}

  /** Returns a page of articles and pages, in order of kind and path. */
  page({ kind = null, search }: ContentListInput, request: PageRequest): Promise<ContentEntryPage> {
    const conditions = { kind: kind ?? null, search: anywhere(search) };
    return readPage(request, {
      count: () => this.statements.rows(COUNT, conditions),
      rows: (slice) => this.statements.rows(PAGE, { ...conditions, ...slice }),
    });
  }

  /** Returns the revisions of an entry without their texts, the last first. */
  versions(entryId: string): Promise<ContentVersion[]> {
    return this.statements.rows(VERSIONS, { entryId });
  }

  /** Throws NOT_FOUND for an unknown revision. */
  async revision({ id, number }: ContentRevisionInput): Promise<ContentRevision> {
    const where = { entryId_number: { entryId: id, number } };
    const found = await this.statements.prisma.contentRevision.findUnique({ where });
    if (!found) throw notFound();
    return found;
  }

  /**
   * Saves a text as a new draft. Omitted fields stay as in the last revision. Throws CONTENT_CHANGED, NAME_TAKEN,
   * NOT_FOUND, PICTURE_NOT_USABLE, and BAD_USER_INPUT for Markdown that cannot be rendered.
   */
  async save(
    by: Actor,
    { id = null, after, kind, slug, title, markdown, posterUrl, darkPosterUrl, ...rest }: SaveContentInput,
  ): Promise<SavedContent> {
    if (kind === 'ARTICLE' && slug.includes('/')) throw badUserInput([fieldFault('dto.slug', 'slugOfArticle')]);
    const posters = {
      posterUrl: await this.pictures.of(posterUrl),
      darkPosterUrl: await this.pictures.of(darkPosterUrl),
    };
    let number = 0;
    const action = { by, action: 'saveContent', entity: 'CONTENT', id } as const;
    const saved = await this.audit.change(action, async (queries) => {
      const entryId = await idOfWritten(
        id ? queries.rows(RENAME_ENTRY, { id, kind, slug }) : queries.rows(MAKE_ENTRY, { kind, slug }),
      );
      const [last] = id ? await queries.rows(LAST_TEXT, { entryId }) : [];
      const text = { ...NO_TEXT, ...last, ...given({ ...rest, ...posters }), title, markdown };
      number = await addRevision(queries, { entryId, after, authorId: by.id, text });
      return entryId;
    });
    return { id: saved, number };
  }

  /**
   * Throws CONTENT_CHANGED if there is a newer revision, and BAD_USER_INPUT if the time of showing ends before it
   * starts.
   */
  async publish(by: Actor, { id, number, publishAt, finishAt }: PublishContentInput): Promise<void> {
    if (finishAt && finishAt <= (publishAt ?? new Date()))
      throw badUserInput([fieldFault('dto.finishAt', 'laterThan', { other: 'publishAt' })]);
    await this.audit.change({ by, action: 'publishContent', entity: 'CONTENT', id }, (queries) =>
      publishRevision(queries, { entryId: id, number, publishAt, finishAt }),
    );
  }

  /** Throws CONTENT_NOT_FOUND for an unknown entry. */
  async hide(by: Actor, id: string): Promise<void> {
    await this.audit.change({ by, action: 'hideContent', entity: 'CONTENT', id }, (queries) =>
      hideContent(queries, id),
    );
  }

  /** Throws NOT_FOUND for an unknown revision. */
  async preview(revision: ContentRevisionInput): Promise<ContentPreview> {
    const { id } = (await this.revision(revision)) as ContentRevision & { id: string };
    const link = this.previews.texts.make(id);
    return { ...link, url: `${this.config.STOREFRONT_URL}/preview/${link.token}` };
  }
}

const SOURCE = `
FROM "content_entry" e
JOIN LATERAL (SELECT l."number", l."title", l."publishAt" FROM "content_revision" l WHERE l."entryId" = e."id"
              ORDER BY l."number" DESC LIMIT 1) r ON true
WHERE (:kind?::"ContentKind" IS NULL OR e."kind" = :kind)
  AND (:search?::text IS NULL OR r."title" ILIKE :search OR e."slug" ILIKE :search)`;

const COUNT = statement('operator-content-count')`SELECT count(*)::int AS "total" ${SOURCE}`;

const PAGE = statement('operator-content-page')`
SELECT e."id", e."kind", e."slug", r."title", r."number" AS "last", r."publishAt", e."finishAt",
  CASE WHEN e."finishAt" IS NULL OR e."finishAt" > now() THEN
    (SELECT d."number" FROM "content_revision" d WHERE d."entryId" = e."id" AND d."publishAt" <= now()
     ORDER BY d."publishAt" DESC, d."number" DESC LIMIT 1) END AS "shown"
${SOURCE} ORDER BY e."kind", e."slug" LIMIT :limit OFFSET :offset`;

const VERSIONS = statement('operator-content-versions')`
SELECT r."number", r."title", r."authorId", r."createdAt", r."publishAt" FROM "content_revision" r
WHERE r."entryId" = :entryId ORDER BY r."number" DESC LIMIT 200`;

const MAKE_ENTRY = statement('operator-make-content')`
INSERT INTO "content_entry" ("kind", "slug") VALUES (:kind::"ContentKind", :slug) RETURNING "id"`;

const LAST_TEXT = statement('operator-last-text')`
SELECT "description", "posterUrl", "darkPosterUrl", "tags", "productSlugs", "brandSlugs", "seoTitle", "seoDescription",
  "seoKeywords"
FROM "content_revision" WHERE "entryId" = :entryId ORDER BY "number" DESC LIMIT 1`;

const RENAME_ENTRY = statement('operator-rename-content')`
UPDATE "content_entry" SET "slug" = :slug WHERE "id" = :id AND "kind" = :kind::"ContentKind" RETURNING "id"`;

import { Inject, Injectable } from '@nestjs/common';
import type { ContentKind } from '../generated/prisma/enums.js';
import { ReadLoyalty } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { Blog, BlogCard, BlogPage, BlogTag } from './blog.model.js';
import { APPS, appsList, appsOf } from './apps-list.js';
import { LEVELS, levelsTable } from './levels-table.js';
import { RENDERER, renderMarkdown } from './render-markdown.js';
import { leaveOutUnset } from './leave-out-unset.js';
import { fillHtml, fillMarkdown, type FactsConfig } from './shop-facts.js';
import { renderedOf } from './write-content.js';

/** A text and the names of its products: slugs in the text, other related slugs, and brands. */
export interface ShownContent extends Blog {
  goods: string[];
  productSlugs: string[];
  brandSlugs: string[];
}

const MOST_PRODUCTS = 24;

/**
 * Reads articles and pages as shoppers see them: each in the revision that is due now. Times are compared when a text
 * is read, so a revision appears to the second.
 */
@Injectable()
export class ReadContent {
  constructor(
    private readonly statements: Statements,
    private readonly loyalty: ReadLoyalty,
    @Inject(CONFIG) private readonly config: FactsConfig,
  ) {}

  /** Returns a page of articles, the newest first. */
  async articles(tag: string | null, request: PageRequest): Promise<BlogPage> {
    const [found] = await this.statements.rows(BLOG_LIST, { tag, limit: request.limit, offset: offsetOf(request) });
    return {
      items: (found!.items as StoredCard[]).map((card) => ({
        ...card,
        publishedAt: new Date(card.publishedAt),
        updatedAt: new Date(card.updatedAt),
      })),
      pagination: paginate(request, found!.total),
    };
  }

  /** Returns the tags of all shown articles, the most used first. */
  tags(): Promise<BlogTag[]> {
    return this.statements.rows(BLOG_TAGS);
  }

  /** Returns the shown text at this path; null if there is none. */
  async bySlug(kind: ContentKind, slug: string): Promise<ShownContent | null> {
    const [row] = await this.statements.rows(CONTENT_SHOWN, { kind, slug });
    return row ? this.present(row) : null;
  }

  /** Returns a revision, shown or not; null if there is none. */
  async byRevision(revisionId: string): Promise<ShownContent | null> {
    const [row] = await this.statements.rows(CONTENT_REVISION, { revisionId });
    return row ? this.present(row) : null;
  }

  /** Returns the HTML of a text that is not saved, as shoppers would see it. Throws BAD_USER_INPUT. */
  async rendered(markdown: string): Promise<string> {
    return this.filled(renderedOf(leaveOutUnset(markdown, this.config)).html);
  }

  /** Returns the ids of the text's products: those in the text first, then related ones, then the newest of its brands. */
  async productIds({ goods, productSlugs, brandSlugs }: ShownContent): Promise<string[]> {
    const slugs = [...new Set([...goods, ...productSlugs])];
    if (!slugs.length && !brandSlugs.length) return [];
    const rows = await this.statements.rows(CONTENT_PRODUCTS, { slugs, brandSlugs, most: MOST_PRODUCTS });
    return rows.map(({ id }) => id);
  }

  private async present({ markdown, renderer, revisionId, seo, ...row }: Row): Promise<ShownContent> {
    const whole = leaveOutUnset(markdown, this.config);
    const kept =
      whole !== markdown
        ? renderMarkdown(whole).html
        : renderer === RENDERER
          ? row.html
          : await this.renderAgain(revisionId, markdown);
    const html = await this.filled(kept);
    const seoTags = {
      title: seo.title || row.title,
      description: seo.description || row.description,
      keywords: seo.keywords || row.tags.join(', '),
    };
    return { ...row, html, article: fillMarkdown(whole, this.config), seoTags };
  }

  private async filled(html: string): Promise<string> {
    const levels = html.includes(LEVELS) ? levelsTable(await this.loyalty.levels()) : '';
    return fillHtml(
      html.replaceAll(LEVELS, () => levels).replaceAll(APPS, () => appsList(appsOf(this.config))),
      this.config,
    );
  }

  /** Stores the HTML of this version of the renderer. Two processes that do so at once write the same HTML. */
  private async renderAgain(revisionId: string, markdown: string): Promise<string> {
    const { html } = renderMarkdown(markdown);
    await this.statements.rows(RENDERED, { revisionId, html, renderer: RENDERER });
    return html;
  }
}

type Row = (typeof CONTENT_REVISION)['types']['row'];

/** A blog card with its times as JSON has them. */
type StoredCard = Omit<BlogCard, 'publishedAt' | 'updatedAt'> & { publishedAt: string; updatedAt: string };

/** SQL that joins the revision of each entry `e` that is due now. */
const DUE = `
JOIN LATERAL (
  SELECT * FROM "content_revision" d WHERE d."entryId" = e."id" AND d."publishAt" <= now()
  ORDER BY d."publishAt" DESC, d."number" DESC LIMIT 1) r ON true`;

const SHOWN = `(e."finishAt" IS NULL OR e."finishAt" > now())`;

const FIRST_SHOWN = `
(SELECT min(f."publishAt") FROM "content_revision" f WHERE f."entryId" = e."id" AND f."publishAt" <= now())`;

const POSTERS = `${storedPicture('r."posterUrl"')} AS "posterUrl", ${storedPicture('r."darkPosterUrl"')} AS "darkPosterUrl"`;

const BLOG_LIST = statement('blog-list')`
WITH shown AS (
  SELECT e."id", e."slug", r."title", r."description", ${POSTERS}, r."tags", r."readingMinutes",
    r."publishAt" AS "updatedAt", ${FIRST_SHOWN} AS "publishedAt"
  FROM "content_entry" e ${DUE}
  WHERE e."kind" = 'ARTICLE' AND ${SHOWN} AND (:tag?::text IS NULL OR :tag = ANY(r."tags"))
)
SELECT (SELECT count(*)::int FROM shown) AS "total",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', paged."id", 'slug', paged."slug", 'title', paged."title",
     'description', paged."description", 'posterUrl', paged."posterUrl", 'darkPosterUrl', paged."darkPosterUrl",
     'tags', paged."tags", 'readingMinutes', paged."readingMinutes",
     'publishedAt', paged."publishedAt", 'updatedAt', paged."updatedAt")), '[]')
   FROM (SELECT * FROM shown ORDER BY "publishedAt" DESC, "slug" LIMIT :limit OFFSET :offset) paged) AS "items"`;

const BLOG_TAGS = statement('blog-tags')`
SELECT coalesce(t."tag", '') AS "tag", count(*)::int AS "articles" FROM "content_entry" e ${DUE}, unnest(r."tags") AS t("tag")
WHERE e."kind" = 'ARTICLE' AND ${SHOWN} GROUP BY t."tag" ORDER BY count(*) DESC, t."tag" LIMIT 100`;

const COLUMNS = `
e."id", e."slug", r."id" AS "revisionId", r."title", r."description", ${POSTERS}, r."tags",
r."readingMinutes", r."publishAt" AS "updatedAt", ${FIRST_SHOWN} AS "publishedAt", r."markdown", r."html", r."renderer",
r."goods", r."productSlugs", r."brandSlugs",
jsonb_build_object('title', r."seoTitle", 'description', r."seoDescription", 'keywords', r."seoKeywords") AS "seo"`;

const CONTENT_SHOWN = statement('content-shown')`
SELECT ${COLUMNS} FROM "content_entry" e ${DUE}
WHERE e."kind" = :kind::"ContentKind" AND e."slug" = :slug AND ${SHOWN}`;

const CONTENT_REVISION = statement('content-revision')`
SELECT ${COLUMNS} FROM "content_revision" r JOIN "content_entry" e ON e."id" = r."entryId" WHERE r."id" = :revisionId`;

const RENDERED = statement('content-rendered')`
UPDATE "content_revision" SET "html" = :html, "renderer" = :renderer WHERE "id" = :revisionId`;

const CONTENT_PRODUCTS = statement('content-products')`
WITH named AS (
  SELECT p."id", min(asked."place") AS "place" FROM unnest(:slugs::text[]) WITH ORDINALITY AS asked("slug", "place")
  CROSS JOIN LATERAL (SELECT x."id" FROM "product" x WHERE x."slug" = asked."slug"
    UNION ALL SELECT f."ownerId" FROM "former_slug" f WHERE f."kind" = 'PRODUCT' AND f."slug" = asked."slug") meant
  JOIN "product" p ON p."id" = meant."id" AND p."active" AND p."deletedAt" IS NULL
  GROUP BY 1
), branded AS (
  SELECT p."id", 1000 + row_number() OVER (ORDER BY p."publishedAt" DESC, p."id") AS "place" FROM "product" p
  WHERE p."active" AND p."deletedAt" IS NULL AND p."id" NOT IN (SELECT "id" FROM named)
    AND EXISTS (SELECT FROM "product_brand" pb WHERE pb."productId" = p."id" AND pb."brandId" IN (
      SELECT b."id" FROM "brand" b WHERE b."slug" = ANY(:brandSlugs::text[])
      UNION ALL SELECT f."ownerId" FROM "former_slug" f WHERE f."kind" = 'BRAND' AND f."slug" = ANY(:brandSlugs::text[])))
  ORDER BY "place" LIMIT :most
)
SELECT both_."id" FROM (SELECT * FROM named UNION ALL SELECT * FROM branded) both_ ORDER BY both_."place" LIMIT :most`;

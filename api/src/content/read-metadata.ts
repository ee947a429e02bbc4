import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { fillMetadata, type MetadataRow, type PageSubject } from './fill-metadata.js';
import { sitePath } from './site-path.js';
import type { UrlMetadata } from './url-metadata.model.js';

/** Finds title, description and keywords of a page. */
@Injectable()
export class ReadMetadata {
  constructor(private readonly statements: Statements) {}

  /** A URL outside the shop gets the default texts, and the path `/`. */
  async of(address: string): Promise<UrlMetadata> {
    const url = sitePath(address);
    const [, first = '', ...rest] = (url ?? '').split('/');
    const [found] = await this.statements.rows(URL_METADATA, {
      // No rule has the empty path, so only the default answers.
      url: url ?? '',
      first: url === null ? '' : first,
      slug: rest.at(first === 'catalog' ? -1 : 0) ?? '',
    });
    const subject = (found!.subject as PageSubject | null) ?? null;
    return { url: url ?? '/', ...fillMetadata(found!.metadata as MetadataRow[], subject) };
  }
}

const SUBJECT = (name: string, brand: string, description: string, [title, summary, keywords]: readonly string[]) =>
  `jsonb_build_object('name', ${name}, 'brand', ${brand}, 'description', left(${description}, 300),
    'seoTitle', ${title}, 'seoDescription', ${summary}, 'seoKeywords', ${keywords})`;

const OWN = (of: string) => ['title', 'description', 'keywords'].map((part) => `coalesce(${of}."${part}", '')`);

const REVISION = [
  `coalesce(nullif(r."seoTitle", ''), r."title")`,
  `coalesce(nullif(r."seoDescription", ''), r."description")`,
  `coalesce(nullif(r."seoKeywords", ''), array_to_string(r."tags", ', '))`,
];

/** Descriptions of products are sanitised HTML; a text for search engines has neither tags nor escapes. */
const PLAIN = (html: string) =>
  ['&lt; <', '&gt; >', '&quot; "', '&amp; &']
    .map((pair) => pair.split(' '))
    .reduce(
      (text, [escape, sign]) => `replace(${text}, '${escape}', '${sign}')`,
      `trim(regexp_replace(${html}, '(<[^>]*>|\\s)+', ' ', 'g'))`,
    );

const CONTENT = (kind: string, slug: string) => `
(SELECT ${SUBJECT('r."title"', `''`, 'r."description"', REVISION)}
 FROM "content_entry" e JOIN LATERAL (
   SELECT * FROM "content_revision" d WHERE d."entryId" = e."id" AND d."publishAt" <= now()
   ORDER BY d."publishAt" DESC, d."number" DESC LIMIT 1) r ON true
 WHERE e."kind" = '${kind}' AND e."slug" = ${slug} AND (e."finishAt" IS NULL OR e."finishAt" > now()))`;

const URL_METADATA = statement('url-metadata')`
SELECT
  (SELECT coalesce(jsonb_agg(jsonb_build_object('exact', m."matcher" IS NULL, 'name', m."name", 'title', m."title",
     'description', m."description", 'keywords', m."keywords") ORDER BY m."matcher" IS NULL DESC, m."rank" DESC, m."url"), '[]')
   FROM "url_metadata" m WHERE m."url" = :url OR :url ~ m."matcher") AS "metadata",
  CASE :first::text
    WHEN 'product' THEN
      (SELECT ${SUBJECT('p."name"', `coalesce(b."name", '')`, PLAIN('p."description"'), OWN('s'))}
       FROM "product" p LEFT JOIN "product_seo_tags" s ON s."productId" = p."id"
       LEFT JOIN LATERAL (SELECT n."name" FROM "product_brand" pb JOIN "brand" n ON n."id" = pb."brandId"
                          WHERE pb."productId" = p."id" ORDER BY pb."position", n."slug" LIMIT 1) b ON true
       WHERE p."slug" = :slug AND p."active" AND p."deletedAt" IS NULL)
    WHEN 'catalog' THEN coalesce(
      (SELECT ${SUBJECT('d."name"', `''`, `''`, [`''`, `''`, `''`])} FROM "directory" d
       WHERE d."slug" = :slug AND d."deletedAt" IS NULL AND d."href" IS NULL),
      (SELECT ${SUBJECT('c."name"', `''`, `''`, [`''`, `''`, `''`])} FROM "category" c
       WHERE c."slug" = :slug AND c."deletedAt" IS NULL))
    WHEN 'blog' THEN ${CONTENT('ARTICLE', ':slug')}
    ELSE ${CONTENT('PAGE', 'substr(:url, 2)')}
  END AS "subject"`;

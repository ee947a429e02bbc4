import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { storedPicture } from '../platform/database/stored-picture.js';
import { Statements } from '../platform/database/statements.js';
import { presentSlug } from './former-slug.js';
import type { CatalogSection, Directory, DirectoryFilter } from './section.model.js';

/** The path segment that stands for the whole catalogue. */
export const WHOLE_CATALOGUE = 'any';

export type Section =
  | { kind: 'all' }
  | { kind: 'directory'; slug: string; name: string; filters: DirectoryFilter[] }
  | { kind: 'category'; slug: string; name: string };

/** Finds menu entries and categories by slug. A menu entry takes precedence over a category of the same slug. */
@Injectable()
export class FindSection {
  /** The sections that this turn of the event loop has asked for: a page and its counts ask for the same section. */
  private readonly asked = new Map<string, Promise<Section | null>>();

  constructor(private readonly statements: Statements) {}

  /** Returns the menu, ordered by position. */
  directories(): Promise<Directory[]> {
    return this.statements.rows(DIRECTORY_LIST);
  }

  async bySlug(slug: string | null | undefined): Promise<Section | null> {
    if (!slug || slug === WHOLE_CATALOGUE) return { kind: 'all' };
    const asked = this.asked.get(slug);
    if (asked) return asked;
    const reading = this.read(slug);
    this.asked.set(slug, reading);
    setImmediate(() => this.asked.delete(slug));
    return reading;
  }

  /** Finds the section by its path. Returns null if any segment is unknown. */
  async byPath(path: string[]): Promise<CatalogSection | null> {
    const slugs = path.filter((segment, place) => place > 0 || segment !== WHOLE_CATALOGUE);
    if (!slugs.length) {
      const children = await this.statements.rows(TOP_SECTIONS);
      return { slug: WHOLE_CATALOGUE, name: 'Каталог', path: [], breadcrumbs: [], children };
    }
    const rows = await this.statements.rows(FIND_SECTIONS, { slugs });
    const known = new Map(rows.map((row) => [row.slug, row]));
    if (!slugs.every((slug) => known.has(slug))) return this.byFormerPath(slugs, known);

    const { slug, directory, category } = known.get(slugs.at(-1)!)!;
    if (directory) {
      const { name } = directory;
      return { slug, name, path: [slug], breadcrumbs: [{ slug, name }], children: category?.children ?? [] };
    }
    const breadcrumbs = [...category!.ancestors, { slug, name: category!.name }];
    return {
      slug,
      name: category!.name,
      path: breadcrumbs.map((link) => link.slug),
      breadcrumbs,
      children: category!.children,
    };
  }

  /** Categories that were renamed are still found by their former URLs. */
  private async byFormerPath(slugs: string[], known: ReadonlyMap<string, unknown>): Promise<CatalogSection | null> {
    const present: string[] = [];
    for (const slug of slugs) {
      const found = known.has(slug) ? slug : await presentSlug(this.statements, 'CATEGORY', slug);
      if (found === null) return null;
      present.push(found);
    }
    return this.byPath(present);
  }

  private async read(slug: string): Promise<Section | null> {
    const [row] = await this.statements.rows(FIND_SECTION, { slug });
    if (row?.directory) return { kind: 'directory', slug, ...row.directory };
    if (row?.category) return { kind: 'category', slug, name: row.category };
    const present = await presentSlug(this.statements, 'CATEGORY', slug);
    return present === null ? null : this.read(present);
  }
}

const FILTERS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('name', f."name", 'position', f."position",
  'filterType', f."filterType", 'value', f."value") ORDER BY f."position", f."id"), '[]')
  FROM "directory_filter" f WHERE f."directoryId" = d."id")`;

const DIRECTORY_LIST = statement('directory-list')`
SELECT d."id", d."slug", d."name", d."position", ${storedPicture('d."logoUrl"')} AS "logoUrl", d."href", ${FILTERS} AS "filters"
FROM "directory" d WHERE d."deletedAt" IS NULL ORDER BY d."position", d."slug"`;

/** SQL condition: a product of category `k`, at any level of the tree, is on sale. */
const ON_SALE = `EXISTS (SELECT FROM "product" p WHERE k."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId")
  AND p."active" AND p."deletedAt" IS NULL AND EXISTS (
    SELECT FROM "product_item" i WHERE i."productId" = p."id" AND i."active" AND i."stock" > i."reserved"))`;

/**
 * Top categories of the shop's own tree. Categories of feeds without a place in the tree are left out while there are
 * others.
 */
const TOP_SECTIONS = statement('top-sections')`
WITH shown AS MATERIALIZED (
  SELECT k."slug", k."name", k."position", k."feedSource" IS NULL AS "own" FROM "category" k
  WHERE k."parentId" IS NULL AND k."deletedAt" IS NULL AND ${ON_SALE}
)
SELECT s."slug", s."name" FROM shown s WHERE s."own" OR NOT EXISTS (SELECT FROM shown o WHERE o."own")
ORDER BY s."position", s."name"`;

/** SQL condition: the menu entry `d` is a section, and no link to another page. */
const SECTION = `d."deletedAt" IS NULL AND d."href" IS NULL`;

const FIND_SECTION = statement('find-section')`
SELECT
  (SELECT json_build_object('name', d."name", 'filters', ${FILTERS})
   FROM "directory" d WHERE d."slug" = :slug AND ${SECTION}) AS "directory",
  (SELECT c."name" FROM "category" c WHERE c."slug" = :slug AND c."deletedAt" IS NULL) AS "category"`;

const FIND_SECTIONS = statement('find-sections')`
SELECT s."slug",
  (SELECT jsonb_build_object('name', d."name", 'filters', ${FILTERS})
   FROM "directory" d WHERE d."slug" = s."slug" AND ${SECTION}) AS "directory",
  (SELECT jsonb_build_object('slug', c."slug", 'name', c."name",
     'ancestors', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', a."slug", 'name', a."name") ORDER BY a."level"), '[]')
                   FROM "category" a WHERE a."id" IN (c."parentId", (SELECT p."parentId" FROM "category" p WHERE p."id" = c."parentId"))),
     'children', (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', k."slug", 'name', k."name") ORDER BY k."position", k."name", k."slug"), '[]')
                  FROM "category" k WHERE k."parentId" = c."id" AND k."deletedAt" IS NULL AND ${ON_SALE}))
   FROM "category" c WHERE c."slug" = s."slug" AND c."deletedAt" IS NULL) AS "category"
FROM unnest(:slugs::text[]) AS s("slug")
WHERE EXISTS (SELECT FROM "directory" d WHERE d."slug" = s."slug" AND ${SECTION})
   OR EXISTS (SELECT FROM "category" c WHERE c."slug" = s."slug" AND c."deletedAt" IS NULL)`;

import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { writeCustomFields } from '../../custom-fields/index.js';
import {
  exportProduct,
  findByExternalId,
  modelOf,
  OWN_SOURCE,
  productId,
  writeOneProduct,
  type FeedProductInput,
} from '../../feeds/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { afterConflicts } from '../../platform/database/after-conflicts.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault, type FieldFault } from '../../shared/api-error.js';
import { given } from '../../shared/given.js';
import { Audit } from '../../operator/index.js';
import type { ProductColourInput, SaveProductInput } from './save-product.input.js';

/** Creates and changes products, as an import does. */
@Injectable()
export class SaveProduct {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /**
   * Saves a product and returns its id. Throws PRODUCT_NOT_FOUND, NAME_TAKEN for an entered slug, and BAD_USER_INPUT
   * for unknown brands, categories or badges and for a new product without a name.
   */
  save(by: Actor, dto: SaveProductInput): Promise<string> {
    const { id = null, externalId = null, source } = dto;
    if (id && externalId) throw badUserInput([fieldFault('dto.externalId', 'instead', { names: ['id'] })]);
    return afterConflicts(() =>
      this.statements.transaction(async (queries) => {
        const found = externalId ? await findByExternalId(queries, source, externalId) : id;
        const action = { by, action: 'saveProduct', entity: 'PRODUCT', id: found, seen: dto } as const;
        return this.audit.changeWithin(queries, action, () =>
          found ? change(queries, found, dto) : create(queries, dto),
        );
      }),
    );
  }
}

async function create(queries: Queries, dto: SaveProductInput): Promise<string> {
  const { externalId, source, name } = dto;
  if (name === undefined) throw badUserInput([fieldFault('dto.name', 'nameOfNew')]);
  const own = uuid();
  const identity = externalId ? { source, externalId } : { source: OWN_SOURCE, externalId: own };
  const id = productId(identity);
  const [taken] = await queries.rows(PRODUCT_IS_THERE, { id });
  if (taken) {
    // An import may have created the product since the look-up.
    const arrived = externalId ? await findByExternalId(queries, source, externalId) : null;
    if (!arrived) throw productNotFound();
    return change(queries, arrived, dto);
  }
  await write(queries, { kind: 'product', ...identity, name, items: [] }, dto, { id, isNew: true });
  return id;
}

async function change(queries: Queries, id: string, dto: SaveProductInput): Promise<string> {
  const [there] = await queries.rows(PRODUCT_IS_THERE, { id });
  if (!there || there.deleted) throw productNotFound();
  await write(queries, await exportProduct(queries, id), dto, { id, isNew: false });
  return id;
}

async function write(
  queries: Queries,
  present: FeedProductInput,
  dto: SaveProductInput,
  target: { id: string; isNew: boolean },
): Promise<void> {
  const derived = present.derived?.filter((field) => dto[field] === undefined);
  const record = { ...present, ...plainChanges(dto), ...(await namedChanges(queries, present, dto)), derived };
  const { issues, slug } = await writeOneProduct(queries, record, target);
  if (issues.length)
    throw badUserInput(issues.map(({ field, reason }) => fieldFault(`dto.${field}`, 'feedRule', { reason })));
  await writeCustomFields(queries, 'PRODUCT', target.id, dto.customFields ?? [], 'dto.customFields');
  if (!dto.slug || slug === dto.slug) return;
  const [other] = await queries.rows(PRODUCT_OF_SLUG, { slug: dto.slug });
  throw new ApiError('NAME_TAKEN', { constraint: 'product_slug_key', id: other?.id ?? null });
}

type Changes = Partial<FeedProductInput>;
type NamedColour = { slug: string; name: string; hex: string };

/** Returns the changes that need no data from the database. */
function plainChanges({ description, seasons, material, publishedAt, sizeGuide, ...dto }: SaveProductInput) {
  const { name, slug, sex, children, active, meetPrice, newArrival, bonusCalcState } = dto;
  return given({
    ...{ name, slug, sex, children, active, meetPrice, newArrival, bonusCalcState, sizeGuide },
    description: description === null ? '' : description,
    seasons: seasons === null ? [] : seasons,
    material: material === null ? [] : material,
    publishedAt: publishedAt?.toISOString(),
  }) satisfies Changes;
}

/** Returns the changes that name other rows or only a part of the present value. */
async function namedChanges(
  queries: Queries,
  present: FeedProductInput,
  { brands, category, colours, badges, model, properties, seoTags }: SaveProductInput,
): Promise<Changes> {
  const [found] = await queries.rows(NAMED_ROWS, {
    brands: brands ?? [],
    category: category ?? null,
    badges: badges ?? [],
    colours: colours?.map(({ name }) => name) ?? [],
  });
  // The cast is safe: the generator does not know the rows of a recursive query.
  const path = found!.category as { slug: string; name: string }[];
  const faults: FieldFault[] = [
    ...missing('dto.brands', brands, found!.brands),
    ...missing('dto.badges', badges, found!.badges),
    ...missing('dto.category', category && !path.length ? [category] : [], []),
  ];
  if (faults.length) throw badUserInput(faults);
  const inOrder = brands?.map((asked) => {
    const { now, name } = found!.brands.find(({ slug }) => slug === asked)!;
    return { slug: now, name };
  });
  const [main] = (brands === null ? [] : inOrder) ?? present.brands ?? [];
  const named = (name: string) => modelOf(queries, typeof main === 'object' ? main.name : main, name);
  return given({
    brands: brands === null ? [] : inOrder,
    category: category === undefined ? undefined : path,
    badges: badges === null ? [] : badges,
    colours: colours === null ? [] : colours?.map((asked) => colourOf(asked, found!.colours)),
    // The model keeps its slug while its name stays, whatever brand the slug was made with.
    model: typeof model !== 'string' ? model : model === present.model?.name ? undefined : await named(model),
    properties: properties && { ...present.properties, ...given(properties) },
    ...(properties === null ? { properties } : {}),
    seoTags: seoTags && { ...present.seoTags, ...given(emptied(seoTags)) },
    ...(seoTags === null ? { seoTags } : {}),
  });
}

/** Returns the colour of the dictionary that has the name, or else the name, which is read as the text of a feed is. */
function colourOf({ name, hex = null }: ProductColourInput, known: NamedColour[]) {
  return known.find((colour) => colour.name.toLowerCase() === name.toLowerCase()) ?? { name, hex };
}

function missing(field: string, wanted: string[] | null | undefined, found: { slug: string }[]): FieldFault[] {
  const slugs = new Set(found.map(({ slug }) => slug));
  return (wanted ?? []).filter((slug) => !slugs.has(slug)).map((slug) => fieldFault(field, 'noSuchSlug', { slug }));
}

/** Search tags are texts, so a removed one is empty. */
const emptied = (tags: object) =>
  Object.fromEntries(Object.entries(tags).map(([key, value]) => [key, (value as unknown) === null ? '' : value]));

export const productNotFound = (): ApiError => new ApiError('PRODUCT_NOT_FOUND');

const PRODUCT_IS_THERE = statement('operator-product-is-there')`
SELECT "deletedAt" IS NOT NULL AS "deleted" FROM "product" WHERE "id" = :id`;

const PRODUCT_OF_SLUG = statement('operator-product-of-slug')`SELECT "id" FROM "product" WHERE "slug" = :slug`;

/**
 * Reads brands and badges by slug, colours by name, and the path of a category from the root down to it. The slug of something merged
 * finds its merge target: `now` is the slug of the target brand.
 */
const NAMED_ROWS = statement('operator-named-rows')`
WITH RECURSIVE up AS (
  SELECT "parentId", "level", "slug", "name" FROM "category" WHERE "id" = coalesce(
    (SELECT "id" FROM "category" WHERE "slug" = :category?::text),
    (SELECT "categoryId" FROM "former_name" WHERE "kind" = 'CATEGORY' AND "slug" = :category?))
  UNION ALL
  SELECT c."parentId", c."level", c."slug", c."name" FROM up JOIN "category" c ON c."id" = up."parentId"
)
SELECT
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', asked."slug", 'now', b."slug", 'name', b."name")), '[]')
   FROM unnest(:brands::text[]) AS asked("slug") JOIN "brand" b ON b."id" = coalesce(
     (SELECT "id" FROM "brand" WHERE "slug" = asked."slug"),
     (SELECT "brandId" FROM "former_name" WHERE "kind" = 'BRAND' AND "slug" = asked."slug"))) AS "brands",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', "slug")), '[]') FROM "badge"
   WHERE "slug" = ANY(:badges::text[])) AS "badges",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', "slug", 'name', "name", 'hex', "hex")), '[]') FROM "color_pallete"
   WHERE lower("name") IN (SELECT lower(asked) FROM unnest(:colours::text[]) AS asked)) AS "colours",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('slug', "slug", 'name', "name") ORDER BY "level"), '[]') FROM up) AS "category"`;

import type { ProductDocument } from '@meet/search-indexer/contract';
import type pg from 'pg';
import { randomFrom } from '@meet/demo/random';
import { withClient } from '@meet/tooling/stack';
import { copyRows, type Row } from './copy-rows.js';

/** How a copy of a product differs from the product. */
interface Copy {
  /** The number of the copy, from 1. */
  number: number;
  /** Additional views of the copy. */
  views: number;
  /** Highest model number in the article numbers of the products. */
  articles: number;
}

/** A table with rows that belong to a product. */
interface Table {
  name: string;
  /** SQL expression for the product of row `r`; for a model, one of its products. */
  product?: string;
  /** Returns the columns that differ in a copy. */
  differs: (row: Row, copy: Copy) => Row;
}

const DAY_MS = 86_400_000;
const MOST_VIEWS = 5000;

/**
 * Adds copies of the products of a shop by COPY until the shop has the requested number. Copies include models, offers,
 * prices, pictures and search documents, as an import and the indexer would have written them. A copy has different
 * ids, slugs, article numbers and views, and its age increases by one day with each copy number. It has no reviews and
 * is in no collection. The same shop, number and seed give the same rows. Everything happens in one transaction.
 */
export async function copyProducts(databaseUrl: string, products: number, seed = '1'): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "product" ORDER BY "modelId", "id"');
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    const { rows: numbers } = await client.query<{ most: number }>(
      `SELECT coalesce(max((regexp_match("sku", '^[A-Z]{3}(\\d{5})-'))[1]::int), 0) AS "most" FROM "product_item"`,
    );
    await client.query('BEGIN');
    // Triggers would write every row into the outbox. They are switched off, because the search documents are written
    // here.
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(`SET LOCAL maintenance_work_mem = '512MB'`);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES, [
      TABLES.map(({ name }) => name),
    ]);
    // Building an index over all rows is faster than adding rows to it.
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    for (const table of TABLES) {
      const columns = await columnsOf(client, table.name);
      const originals = await read(client, table, columns);
      await copyRows(
        client,
        table.name,
        columns,
        copies(table, originals, { places, products, seed, articles: numbers[0]!.most }),
      );
    }
    for (const { definition } of indexes) await client.query(definition);
    // A trigger would also write these rows, for the lists of operators.
    await client.query('INSERT INTO "product_touch" ("productId") SELECT "id" FROM "product" ON CONFLICT DO NOTHING');
    await client.query('COMMIT');
  });
}

/** Indexes that no constraint needs. */
const INDEXES = `SELECT "indexrelid"::regclass AS "name", pg_get_indexdef("indexrelid") AS "definition" FROM pg_index
  WHERE "indrelid"::regclass::text = ANY($1) AND NOT EXISTS (SELECT FROM pg_constraint WHERE "conindid" = "indexrelid")`;

/** Returns the columns to write. A version column is left out, because its value comes from a sequence. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT "attname" AS "name" FROM pg_attribute
     WHERE "attrelid" = $1::text::regclass AND "attnum" > 0 AND NOT "attisdropped" AND "attname" <> 'version'
     ORDER BY "attnum"`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Reads the rows of all products as text, each with its product's id in `of`. */
async function read(client: pg.Client, { name, product = 'r."productId"' }: Table, columns: string[]): Promise<Row[]> {
  const texts = columns.map((column) => `r."${column}"::text AS "${column}"`).join(', ');
  const { rows } = await client.query<Row>(`SELECT ${product} AS "of", ${texts} FROM "${name}" r`);
  return rows;
}

function* copies(
  { differs }: Table,
  originals: Row[],
  to: { places: Map<string, number>; products: number; seed: string; articles: number },
): Generator<Row> {
  const base = to.places.size;
  const last = Math.ceil(to.products / base) - 1;
  for (let number = 1; number <= last; number += 1) {
    const left = to.products - number * base;
    for (const row of originals) {
      if (row.of === null || to.places.get(row.of!)! >= left) continue;
      const views = randomFrom(`${to.seed}:${number}:${row.of}`).whole(0, MOST_VIEWS);
      yield { ...row, ...differs(row, { number, views, articles: to.articles }) };
    }
  }
}

/** Returns the id that a copy uses instead of this id: the first 32 bits differ, in each copy in a different way. */
function idIn(id: string, { number }: Copy): string {
  const first = (parseInt(id.slice(0, 8), 16) ^ Math.imul(number, 0x9e3779b1)) >>> 0;
  return first.toString(16).padStart(8, '0') + id.slice(8);
}

const slugIn = (slug: string, { number }: Copy): string => `${slug}-c${number}`;

/** Article numbers begin with three letters and the number of the model; in a copy the model numbers are higher. */
const articlesIn = (text: string, { number, articles }: Copy): string =>
  text.replace(
    /\b([a-z]{3})(\d{5})/gi,
    (_, letters: string, of: string) => letters + String(Number(of) + number * articles).padStart(5, '0'),
  );

const ofCopy = ({ productId }: Row, copy: Copy): Row => ({ productId: idIn(productId!, copy) });

const ownOfCopy = (row: Row, copy: Copy): Row => ({ id: idIn(row.id!, copy), ...ofCopy(row, copy) });

const TABLES: readonly Table[] = [
  {
    name: 'model',
    product: '(SELECT "id" FROM "product" WHERE "modelId" = r."id" ORDER BY "id" LIMIT 1)',
    differs: ({ id, slug }, copy) => ({ id: idIn(id!, copy), slug: slugIn(slug!, copy) }),
  },
  {
    name: 'product',
    product: 'r."id"',
    differs: ({ id, slug, modelId, viewCount, publishedAt }, copy) => ({
      id: idIn(id!, copy),
      slug: slugIn(slug!, copy),
      modelId: modelId ? idIn(modelId, copy) : null,
      viewCount: String(Number(viewCount) + copy.views),
      publishedAt: new Date(new Date(publishedAt!).getTime() - copy.number * DAY_MS).toISOString(),
    }),
  },
  { name: 'product_words', differs: (row, copy) => ({ ...ofCopy(row, copy), words: slugIn(row.words!, copy) }) },
  {
    name: 'product_source',
    differs: (row, copy) => ({ ...ofCopy(row, copy), externalId: slugIn(row.externalId!, copy) }),
  },
  { name: 'product_brand', differs: ofCopy },
  { name: 'product_colour', differs: ofCopy },
  { name: 'product_badge', differs: ofCopy },
  { name: 'properties', differs: ofCopy },
  { name: 'product_seo_tags', differs: ofCopy },
  { name: 'product_image', differs: ownOfCopy },
  {
    name: 'product_item',
    differs: (row, copy) => ({
      ...ownOfCopy(row, copy),
      sku: row.sku ? articlesIn(row.sku, copy) : null,
      externalId: row.externalId ? slugIn(row.externalId, copy) : null,
    }),
  },
  {
    name: 'price_details',
    product: '(SELECT "productId" FROM "product_item" WHERE "id" = r."itemId")',
    differs: ({ itemId }, copy) => ({ itemId: idIn(itemId!, copy) }),
  },
  {
    name: 'search_document',
    differs: (row, copy) => ({
      ...ofCopy(row, copy),
      document: JSON.stringify(documentIn(JSON.parse(row.document!) as Document, copy)),
      card: JSON.stringify(cardIn(JSON.parse(row.card!) as Card, copy)),
      text: articlesIn(row.text!, copy),
    }),
  },
  {
    name: 'search_text',
    differs: (row, copy) => ({
      ...ofCopy(row, copy),
      text: articlesIn(row.text!, copy),
      popularity: String(Number(row.popularity) + copy.views),
      publishedAt: String(Number(row.publishedAt) - copy.number * DAY_MS),
    }),
  },
];

type Document = Omit<ProductDocument, 'card' | 'text'>;
type Card = ProductDocument['card'];

function documentIn(document: Document, copy: Copy): Document {
  return {
    ...document,
    id: idIn(document.id, copy),
    slug: slugIn(document.slug, copy),
    model: document.model && { ...document.model, value: slugIn(document.model.value, copy) },
    collections: [],
    publishedAt: document.publishedAt - copy.number * DAY_MS,
    popularity: document.popularity + copy.views,
    rating: { count: 0, sum: 0 },
    items: document.items.map((item) => ({ ...item, id: idIn(item.id, copy) })),
  };
}

const cardIn = (card: Card, copy: Copy): Card => ({
  ...card,
  id: idIn(card.id, copy),
  slug: slugIn(card.slug, copy),
  rating: null,
  reviewCount: 0,
});

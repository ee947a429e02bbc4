import type { ProductDocument } from '@meet/search-indexer/contract';
import { isDeepStrictEqual } from 'node:util';
import { FindSection, WHOLE_CATALOGUE } from '../../catalog/index.js';
import { statement } from '../../platform/database/statement.js';
import type { Statements } from '../../platform/database/statements.js';
import { listingCounts } from '../index/listing-counts.js';
import { ListingIndex } from '../index/listing-index.js';
import { listingPage } from '../index/listing-page.js';
import { adultsUnlessChosen, sectionChoices } from '../listings/section-choices.js';

const BATCH = 2000;
const PAGE = 100;

type Ask = (query: string, variables: Record<string, unknown>) => Promise<Record<string, unknown>>;

/**
 * Compares the listings and counts of a running API, section by section, with an index built anew from the search
 * documents. Returns one sentence per difference. If the catalogue is changing, the API may lag slightly behind, so
 * call it again before trusting a difference.
 */
export async function verifyListings(statements: Statements, ask: Ask): Promise<string[]> {
  const index = await loadIndex(statements);
  const sections = new FindSection(statements);
  const slugs = [WHOLE_CATALOGUE, ...(await sections.directories()).map(({ slug }) => slug)];
  const differences: string[] = [];
  for (const slug of slugs) {
    const section = await sections.bySlug(slug);
    if (!section) continue;
    const base = sectionChoices(section);
    const query = { base, chosen: {}, unlessChosen: adultsUnlessChosen(base), sort: null };
    const { filterList } = await ask(FILTER_LIST, { section: slug });
    if (!isDeepStrictEqual(plain(filterList), plain(listingCounts(index, query, Date.now()))))
      differences.push(`counts of «${slug}» differ`);
  }
  return [...differences, ...(await compareWholeListing(index, ask))];
}

async function loadIndex(statements: Statements): Promise<ListingIndex> {
  const index = new ListingIndex();
  let after = '0';
  for (;;) {
    const rows = await statements.rows(DOCUMENTS, { after, limit: BATCH });
    for (const { document } of rows) index.put(document as ProductDocument);
    if (rows.length < BATCH) return index;
    after = rows.at(-1)!.version;
  }
}

/** Compares the whole catalogue, sorted by price: every product with the offer that its card shows. */
async function compareWholeListing(index: ListingIndex, ask: Ask): Promise<string[]> {
  const query = { base: {}, chosen: {}, sort: 'CHEAP_FIRST' as const };
  for (let page = 1; ; page += 1) {
    const request = { page, limit: PAGE };
    const { entries } = listingPage(index, query, request, Date.now());
    const { filteredProducts } = await ask(LISTING, { pagination: request });
    const { items } = filteredProducts as { items: { id: string; item: { id: string } | null }[] };
    const listed = items.map(({ id, item }) => ({ productId: id, itemId: item?.id ?? null }));
    if (!isDeepStrictEqual(plain(listed), plain(entries)))
      return [`page ${page} of the whole catalogue by price differs`];
    if (!entries.length) return [];
  }
}

/**
 * The value as JSON would return it, without `null` and `undefined` fields: GraphQL returns null for a missing field.
 */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => part ?? undefined));
}

const DOCUMENTS = statement('verify-listings')`
SELECT "version", "document" FROM "search_document" WHERE NOT "deleted" AND "version" > :after ORDER BY "version" LIMIT :limit`;

const OPTION = '{ value name count hex parent sizeGroup }';
const FILTER_LIST = `query ($section: String!) { filterList(dto: { section: $section }) {
  categories ${OPTION} brand ${OPTION} model ${OPTION} possibleModels: model(onlyPossible: true) ${OPTION}
  colorPallete ${OPTION} collection ${OPTION} material ${OPTION} season ${OPTION}
  sex ${OPTION} age ${OPTION} size ${OPTION} sizesByAge ${OPTION} sale ${OPTION} deliverySpeed ${OPTION} rating ${OPTION}
  price { min max } customFields { code name nameEn type unit options ${OPTION} min max } } }`;

const LISTING = `query ($pagination: PaginationInput!) {
  filteredProducts(dto: { sort: CHEAP_FIRST }, pagination: $pagination) { items { id item { id } } } }`;

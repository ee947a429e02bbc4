import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { treeOf } from '../category-path.js';
import { colourways, type FeedVariant } from '../colourways.js';
import {
  rejection,
  remark,
  warning,
  type FeedFormat,
  type FeedIssue,
  type FeedRow,
  type RawRow,
} from '../feed-format.js';
import { because, readAs } from '../feed-reason.js';
import { listedSizes, sharesOf, spreadOverSizes } from '../listed-sizes.js';
import { foldColour } from '../normalise-colour.js';
import { normaliseSize, sizeSlug } from '../normalise-size.js';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { isErrorCell, isShortened, sizeOfHeader } from '../price-lists/cell-kinds.js';
import { columnsFor, type ColumnMapping } from '../price-lists/column-mapping.js';
import type { Field } from '../price-lists/fields.js';
import { currencyOf } from '../price-lists/header-words.js';
import type { PriceListTable, TableRow } from '../price-lists/read-table.js';
import { rowKind } from '../price-lists/row-kinds.js';
import { descriptionHtml, plainLine } from '../sanitise-description.js';
import { distinctSlug, foldName } from '../slug.js';
import { readStock } from '../stock-amount.js';
import { stripSize } from '../variant-name.js';

/** What rows without goods are read as. */
const ROWS_READ_AS = {
  total: 'READ_AS_TOTAL',
  header: 'READ_AS_HEADER',
  heading: 'READ_AS_NO_GOODS',
  note: 'READ_AS_NO_GOODS',
} as const;

/** A row of goods. `sizes` are the cells below columns of sizes; empty unless the list has such columns. */
interface Goods {
  cells: Partial<Record<Field, string>>;
  pictures: string[];
  sizes: Array<{ size: string; stock?: string; price?: string }>;
  /** The heading above the row; null if there is none. */
  heading: string | null;
}

/**
 * Reads a supplier's price list by its mapping. `mapping.productOf` decides which rows are one product. An offer's id
 * is its article number with its colour and size, or its barcode. The text that the importer decodes is not used: the
 * table reads its file itself, which need not be text.
 */
export function priceList(table: PriceListTable, mapping: ColumnMapping): FeedFormat {
  const format: FeedFormat<Goods> = {
    name: 'price-list',
    rows: () => goodsOf(table, mapping),
    prices: ({ cells, sizes }) => [cells.price, cells.oldPrice, ...sizes.map(({ price }) => price)],
    assemble: (rows, options) => assemble(rows, mapping, options),
  };
  return format as FeedFormat;
}

async function* goodsOf(
  { headers, rows }: PriceListTable,
  mapping: ColumnMapping,
): AsyncGenerator<RawRow<Goods> | { issue: FeedIssue }> {
  const fields = columnsFor(headers, mapping).map((field) => field ?? 'ignore');
  const currency = headers.flatMap((header, index) => (fields[index] === 'price' ? (currencyOf(header) ?? []) : []))[0];
  let heading: string | null = null;
  for await (const row of rows()) {
    const other = rowKind(row.cells, headers);
    if (other?.kind === 'heading' && mapping.headings !== 'ignore') {
      heading = other.text;
      continue;
    }
    if (other) {
      yield remark(row.line, undefined, { field: 'row', text: other.text, readAs: readAs(ROWS_READ_AS[other.kind]) });
      continue;
    }
    const { goods, issues } = toGoods(row, headers, fields);
    yield* issues;
    if (currency && !goods.cells.currency) goods.cells.currency = currency;
    const id = idOf(goods);
    if (!id) {
      yield rejection(row.line, undefined, 'article', because('ARTICLE_MISSING'));
      continue;
    }
    yield { line: row.line, group: groupOf(goods, mapping), data: { ...goods, heading } };
  }
}

function toGoods(
  { line, cells }: TableRow,
  headers: readonly string[],
  fields: readonly Field[],
): { goods: Goods; issues: Array<{ issue: FeedIssue }> } {
  const goods: Goods = { cells: {}, pictures: [], sizes: [], heading: null };
  const issues: Array<{ issue: FeedIssue }> = [];
  for (const [index, field] of fields.entries()) {
    const header = headers[index]!;
    let text = cells[index] ?? '';
    if (field === 'ignore') continue;
    if (isErrorCell(text)) {
      const isStock = field === 'stock' || field === 'stockOfSize';
      issues.push(
        remark(line, undefined, {
          field: header,
          text,
          readAs: isStock ? readAs('READ_AS_NUMBER', { number: 0 }) : readAs('READ_AS_NOTHING'),
        }),
      );
      text = isStock ? '0' : '';
    } else if ((field === 'article' || field === 'barcode') && isShortened(text)) {
      issues.push(remark(line, undefined, { field: header, text, readAs: readAs('READ_AS_SHORTENED') }));
      text = '';
    }
    if (field === 'stockOfSize') goods.sizes.push({ size: header, stock: text });
    else if (field === 'priceOfSize') goods.sizes.push({ size: header, price: text });
    else if (text === '') continue;
    else if (field === 'picture')
      goods.pictures.push(...text.split(/[\s,;|]+(?=(?:https?:)?\/\/)/i).map((url) => url.trim()));
    else goods.cells[field] = text;
  }
  return { goods, issues };
}

/** Excel keeps a long number as text behind an apostrophe. */
const idOf = ({ cells }: Pick<Goods, 'cells'>): string =>
  (cells.article ?? cells.barcode ?? '').replace(/^'/, '').slice(0, 200);

/** Returns the id of the product that a row belongs to. */
function groupOf(goods: Goods, { productOf }: ColumnMapping): string {
  const { cells } = goods;
  if (productOf === 'group' && cells.group) return cells.group.slice(0, 200);
  if (productOf === 'name' && cells.name) return distinctSlug(`${cells.brand ?? ''} ${nameOf(cells)}`);
  return idOf(goods);
}

const nameOf = (cells: Goods['cells']): string => plainLine(stripSize(cells.name ?? '', cells.size ?? null));

function* assemble(
  rows: readonly RawRow<Goods>[],
  { headings }: ColumnMapping,
  options: Parameters<FeedFormat['assemble']>[1],
): Generator<FeedRow> {
  const first = rows.find(({ data }) => nameOf(data.cells)) ?? rows[0];
  if (!first) return;
  const { cells, heading } = first.data;
  const name = nameOf(cells);
  const groupId = first.group ?? idOf(first.data);
  if (!name) {
    for (const { line, data } of rows) yield rejection(line, idOf(data), 'name', because('NAME_MISSING'));
    return;
  }
  const variants: FeedVariant[] = [];
  const goodsByLine = new Map<number, Goods>();
  for (const row of rows) {
    goodsByLine.set(row.line, row.data);
    for (const made of variantsOf(row)) {
      if ('issue' in made) yield made;
      else variants.push(made);
    }
  }
  const source = options.source ?? 'price-list';
  const path = [headings === 'category' ? heading : null, cells.category, cells.subcategory].flatMap((part) =>
    part ? part.split(/\s*[>|/\\]\s*/u) : [],
  );
  const words = [cells.sex, ...path, name].filter(Boolean).join(' ');
  const textsOf = (goods: Goods) => ({
    name: nameOf(goods.cells),
    description: descriptionHtml(goods.cells.description ?? ''),
    material: materialsFromWords(goods.cells.material ?? ''),
    properties: goods.cells.material ? { material: plainLine(goods.cells.material) } : null,
    seasons: seasonsFromWords([...path, nameOf(goods.cells)].join(' ')),
  });
  yield* colourways(
    {
      line: first.line,
      groupId,
      source,
      supplier: options.supplier ?? source,
      ...textsOf(first.data),
      brand: plainLine(cells.brand ?? (headings === 'brand' ? (heading ?? '') : '')) || null,
      category: treeOf(path),
      slugBase: null,
      stated: sexOf(cells.sex ?? '') ? ['sex'] : [],
      sex: sexOf(cells.sex ?? '') ?? sexFromWords(words) ?? 'UNISEX',
      children: childrenFromWords(words),
      active: true,
      newArrival: false,
      publishedAt: null,
      seoTags: null,
      images: [],
      textsOf: (variant) => textsOf(goodsByLine.get(variant.line)!),
    },
    variants,
    options,
  );
}

/** Returns the sex that a cell names by a letter; null for other text. */
function sexOf(text: string): 'MALE' | 'FEMALE' | 'UNISEX' | null {
  const letters = foldName(text).replace(/[^\p{L}]/gu, '');
  if (/^[мm]$/u.test(letters)) return 'MALE';
  if (/^[жfw]$/u.test(letters)) return 'FEMALE';
  return /^(?:мж|жм|mw|wm|у|u)$/u.test(letters) ? 'UNISEX' : null;
}

function* variantsOf({ line, data }: RawRow<Goods>): Generator<FeedVariant | { issue: FeedIssue }> {
  const { cells, pictures } = data;
  const id = idOf(data);
  const given = cells.size ?? '';
  if (
    /^\d{4}-\d\d-\d\d$/.test(given) ||
    /^\d{1,2}[-.](?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(
      given,
    )
  ) {
    yield rejection(line, id, 'size', because('SIZE_IS_DATE', { size: given }));
    return;
  }
  const colour = cells.colour ?? null;
  const base: FeedVariant = {
    line,
    externalId: id,
    sku: (cells.article ?? cells.barcode ?? '').slice(0, 300),
    barcode: cells.barcode ?? null,
    size: null,
    colour,
    extra: [],
    price: cells.price ?? null,
    oldPrice: cells.oldPrice ?? null,
    currency: cells.currency ?? null,
    stock: null,
    active: true,
    images: pictures,
  };
  const isBarcodeId = cells.article === undefined;
  const idWith = (size: string | null): string =>
    [id, ...(isBarcodeId ? [] : [colour && distinctSlug(foldColour(colour))]), size && sizeSlug(size)]
      .filter(Boolean)
      .join('#')
      .slice(0, 300);
  const stockOf = function* (text: string | undefined): Generator<{ issue: FeedIssue }, number | null> {
    const { stock, readAs: meaning } = readStock(text);
    if (meaning) yield remark(line, id, { field: 'stock', text: text ?? '', readAs: meaning });
    return stock;
  };
  if (data.sizes.length > 0) {
    const named = data.sizes.filter(({ stock, price }) => stock || price);
    // Without a figure the goods are sold out. Offers that are left out of the record would stay on sale.
    if (named.length === 0) yield warning(line, id, 'stock', because('SIZES_WITHOUT_STOCK'));
    const offered = named.length > 0 ? named : data.sizes;
    // A stock figure beside prices of sizes counts all sizes together.
    const together = offered.some(({ price }) => price) ? yield* stockOf(cells.stock) : null;
    const shares = together === null ? [] : sharesOf(together, offered.length);
    for (const [index, { size, stock, price }] of offered.entries()) {
      const label = normaliseSize(sizeOfHeader(size));
      const figure = named.length === 0 ? 0 : stock ? yield* stockOf(stock) : (shares[index] ?? null);
      yield { ...base, externalId: idWith(label), size: label, stock: figure, price: price || base.price };
    }
    return;
  }
  const sizes = given ? [{ name: 'size', value: given, unit: null }] : [];
  const labels = listedSizes(sizes);
  const stock = yield* stockOf(cells.stock);
  const [label = null] = labels;
  const variant = { ...base, externalId: isBarcodeId ? id : idWith(label), size: label, stock };
  if (labels.length < 2) {
    yield variant;
    return;
  }
  const spread = spreadOverSizes(variant, sizes, labels);
  for (const said of spread.remarks) if ('issue' in said) yield said;
  for (const [index, made] of spread.variants.entries())
    yield { ...made, externalId: isBarcodeId ? made.externalId : idWith(labels[index]!) };
}

import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { treeOf } from '../category-path.js';
import { colourways, type FeedVariant } from '../colourways.js';
import { csvRows } from '../../platform/files/csv-rows.js';
import {
  rejection,
  remark,
  unreadColumns,
  type FeedFormat,
  type FeedRow,
  type RawRow,
  type Reading,
} from '../feed-format.js';
import { because, readAs } from '../feed-reason.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { sharesOf, spreadOver } from '../listed-sizes.js';
import { foldColour } from '../normalise-colour.js';
import { normaliseSize, sizeSlug } from '../normalise-size.js';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { descriptionHtml, plainLine } from '../sanitise-description.js';
import { propertiesFrom } from '../product-properties.js';
import { foldName, slugify } from '../slug.js';
import { readSaleDates, type SaleDates } from '../sale-dates.js';
import { readStock } from '../stock-amount.js';
import { readSwitch } from '../switch-word.js';
import { isUnreadColumn, wooColumn } from './woocommerce-columns.js';

type Cells = Record<string, string>;

const SIZE = /^(size|sizes|размер|размеры|größe|taglia|taille|talla)$/u;
const COLOUR = /^(colou?r|colou?rs|цвет|цвета|farbe|couleur)$/u;
const BRAND = /^(brand|brands|бренд|производитель|марка)$/u;

/**
 * Reads WooCommerce's product export with English or Russian headers. In the older layout with `post_title` columns,
 * variations are in a second file, and both files must be imported together. Variations refer to their parent by
 * `id:40` or by SKU, and may come before it. If the sale price is lower, the regular price is the old price.
 */
export const woocommerceCsv: FeedFormat<Cells> = {
  name: 'woocommerce-csv',

  async *rows(text) {
    let checked = false;
    const unread: string[] = [];
    const columnOf = (header: string): string => {
      const name = wooColumn(header);
      if (isUnreadColumn(name)) unread.push(header);
      return name;
    };
    for await (const row of csvRows(text, columnOf)) {
      if ('fault' in row) {
        yield rejection(row.line, undefined, 'row', because('CELLS_UNLIKE_HEADER', row.fault));
        continue;
      }
      const { line, cells } = row;
      if (!checked) {
        checked = true;
        if (!('id' in cells || 'name' in cells || 'sku' in cells)) {
          throw new MalformedFileError(
            { line: 1 },
            'no column "ID", "SKU" or "Name"; is this a product export of WooCommerce?',
          );
        }
        if (unread.length > 0) yield unreadColumns(unread);
      }
      const parent = parentOf(cells);
      const id = cells['id'] ? `id:${cells['id']}` : cells['sku'] ? `sku:${cells['sku']}` : null;
      if (!id) yield rejection(line, undefined, 'ID', because('ID_AND_SKU_MISSING'));
      else if (parent) yield { line, group: parent, data: cells };
      else {
        const aliases = cells['sku'] && cells['id'] ? [`sku:${cells['sku']}`] : [];
        yield { line, group: id, aliases, data: cells };
      }
    }
  },

  prices: (cells) => [cells['price'], cells['salePrice']],

  *assemble(rows, options): Generator<FeedRow> {
    const parents = rows.filter((row) => !parentOf(row.data));
    const variations = rows.filter((row) => parentOf(row.data));
    const [product, ...repeats] = parents;
    if (!product) {
      for (const { line, data } of variations) {
        yield rejection(
          line,
          data['id'],
          'Parent',
          because('VARIATION_WITHOUT_PRODUCT', { product: parentOf(data) ?? '' }),
        );
      }
      return;
    }
    for (const { line, data } of repeats)
      yield rejection(line, data['id'], 'ID', because('PRODUCT_REPEATED', { line: product.line }));
    const { line, data } = product;
    const groupId = data['id'] ?? data['sku'] ?? '';
    const name = plainLine(data['name'] ?? '');
    if (!name) {
      yield rejection(line, groupId, 'Name', because('NAME_MISSING'));
      return;
    }
    if (/grouped|external/i.test(data['type'] ?? '')) {
      yield rejection(line, groupId, 'Type', because('TYPE_WITHOUT_OFFERS', { type: data['type']! }));
      return;
    }
    const variable = /variable/i.test(data['type'] ?? '') || variations.length > 0;
    if (variable && variations.length === 0) {
      yield rejection(line, groupId, 'Type', because('NO_VARIATION'));
      return;
    }
    const published = publishedIn(data);
    const variants: FeedVariant[] = [];
    const shares = sharesOfParent(product.data, variations);
    for (const row of variable ? variations : [product]) {
      const isVariation = row !== product;
      const stock = shares.get(row) ?? stockOf(row.data);
      const own = isVariation ? publishedIn(row.data) : published;
      const sale = saleOf(row.data);
      for (const { remark: said } of [own, stock, sale]) if (said) yield remark(row.line, row.data['id'], said);
      variants.push(toVariant(row, isVariation, stock.value, sale.value, !isVariation || own.value));
    }
    if (variable) {
      const any = spreadOverAny(product.data, variants);
      yield* any.remarks;
      variants.splice(0, variants.length, ...any.variants);
    }
    if (variable && published.remark) yield remark(line, groupId, published.remark);
    const visible = visibleIn(data);
    if (visible.remark) yield remark(line, groupId, visible.remark);
    const images = imagesOf(data).map((url) => ({ url }));
    const words = [data['categories'], data['tags'], name].filter(Boolean).join(' ');
    const description = data['description'] ?? data['shortDescription'] ?? '';
    const source = options.source ?? 'woocommerce';
    yield* colourways(
      {
        line,
        groupId,
        source,
        supplier: options.supplier ?? source,
        name,
        description: descriptionHtml(description.replaceAll('\\n', '\n')),
        brand: plainLine(data['brand'] ?? attributeOf(data, BRAND) ?? '') || null,
        category: categoryOf(data['categories'] ?? ''),
        slugBase: data['slug'] ?? null,
        sex: sexFromWords(words) ?? 'UNISEX',
        children: childrenFromWords(data['categories'] ?? ''),
        seasons: seasonsFromWords(words),
        material: materialsFromWords(words),
        active: published.value && visible.value,
        newArrival: false,
        publishedAt: null,
        properties: propertiesFrom(
          attributesOf(data).filter(({ folded }) => ![SIZE, COLOUR, BRAND].some((test) => test.test(folded))),
        ),
        seoTags:
          data['seoTitle'] || data['seoDescription']
            ? { title: plainLine(data['seoTitle'] ?? ''), description: plainLine(data['seoDescription'] ?? '') }
            : null,
        images,
      },
      variants,
      options,
    );
  },
};

function parentOf(cells: Cells): string | null {
  const post = cells['postParent'];
  if (post && post !== '0') return `id:${post}`;
  if (post === '0') return null;
  const parent = cells['parentSku'] ?? cells['parent'];
  if (!parent) return null;
  return /^id:\s*\d+$/i.test(parent) ? parent.toLowerCase().replace(/\s/g, '') : `sku:${parent}`;
}

function toVariant(
  { line, data }: RawRow<Cells>,
  isVariation: boolean,
  stock: number | null,
  sale: SaleDates | null | undefined,
  active: boolean,
): FeedVariant {
  const attributes = attributesOf(data);
  const only = (value: string | undefined): string | null => (value && !/[|,]/.test(value) ? value : null);
  const pick = (test: RegExp): string | null => {
    const value = attributes.find(({ folded }) => test.test(folded))?.value;
    // An attribute of a simple product may list all values that exist in the shop; it describes the product only if it
    // has a single value.
    return isVariation ? (value ?? null) : only(value);
  };
  const size = pick(SIZE);
  const regular = data['price'] ?? null;
  const salePrice = data['salePrice'] ?? null;
  return {
    line,
    externalId: data['id'] ?? data['sku'] ?? '',
    sku: data['sku']?.slice(0, 300) ?? null,
    barcode: data['barcode'] ?? null,
    size: size === null ? null : normaliseSize(size),
    colour: pick(COLOUR),
    extra: isVariation
      ? attributes
          .filter(({ folded }) => !SIZE.test(folded) && !COLOUR.test(folded) && !BRAND.test(folded))
          .map(({ name, value }) => ({ name, value }))
      : [],
    price: salePrice ?? regular,
    oldPrice: salePrice ? regular : null,
    ...(sale === undefined ? {} : { sale }),
    currency: null,
    stock,
    active,
    images: imagesOf(data),
  };
}

/** Returns when the sale price of a row is valid; undefined if it has none. */
function saleOf(cells: Cells): Reading<SaleDates | null | undefined> {
  if (!cells['salePrice']) return { value: undefined, remark: null };
  return readSaleDates(
    { field: 'Date sale price starts', text: cells['saleStarts'] },
    { field: 'Date sale price ends', text: cells['saleEnds'] },
  );
}

/** Returns the attributes of a row in file order, for both layouts. */
function attributesOf(cells: Cells): Array<{ name: string; folded: string; value: string }> {
  return Object.entries(cells).flatMap(([column, value]) => {
    const number = /^attribute:(\d+):value$/.exec(column)?.[1];
    const name = number ? (cells[`attribute:${number}:name`] ?? '') : /^option:(.+)$/.exec(column)?.[1];
    return name === undefined ? [] : [{ name, folded: foldName(name), value }];
  });
}

function attributeOf(cells: Cells, test: RegExp): string | null {
  return attributesOf(cells).find(({ folded }) => test.test(folded))?.value ?? null;
}

/** Returns the stock: 0 if the product is marked as out of stock, else the counted number, null if it is unknown. */
function stockOf(cells: Cells): Reading<number | null> {
  const counted = cells['manage_stock'] === 'no' ? '' : (cells['stock'] ?? '');
  const { stock, readAs: meaning } = readStock(counted);
  if (isOutOfStock(cells)) {
    const text = cells['inStock'] ?? '';
    const zero = readAs('READ_AS_ZERO_DESPITE_STOCK', { stock: counted });
    return { value: 0, remark: stock ? { field: 'In stock?', text, readAs: zero } : null };
  }
  if (counted.toLowerCase() === 'parent')
    return { value: null, remark: { field: 'Stock', text: counted, readAs: readAs('READ_AS_DEFAULT_STOCK') } };
  if (stock !== null || meaning !== null)
    return { value: stock, remark: meaning && { field: 'Stock', text: counted, readAs: meaning } };
  const text = cells['inStock'] ?? '';
  if (text === '' || readSwitch(text) === true || /^in_?stock$/i.test(text)) return { value: null, remark: null };
  return { value: 0, remark: { field: 'In stock?', text, readAs: readAs('READ_AS_NUMBER', { number: 0 }) } };
}

const isOutOfStock = ({ inStock }: Cells): boolean =>
  inStock !== undefined && (readSwitch(inStock) === false || /^(outofstock|(on)?backorder)$/i.test(inStock));

/**
 * Returns the stock of the variations that share the stock of their product (`parent`). The product's figure counts all
 * of them, so each gets a share: repeating the figure would sell more than there is.
 */
function sharesOfParent(
  parent: Cells,
  variations: readonly RawRow<Cells>[],
): Map<RawRow<Cells>, Reading<number | null>> {
  const together = variations.filter(({ data }) => data['stock']?.toLowerCase() === 'parent' && !isOutOfStock(data));
  const stock = stockOf(parent).value;
  if (stock === null) return new Map();
  const shares = sharesOf(stock, together.length);
  return new Map(
    together.map((row, index) => {
      const value = shares[index] ?? 0;
      const meaning =
        together.length === 1
          ? readAs('READ_AS_NUMBER', { number: value })
          : readAs('READ_AS_SHARE_OF_STOCK', { share: value, stock });
      return [row, { value, remark: { field: 'Stock', text: row.data['stock'] ?? '', readAs: meaning } }];
    }),
  );
}

/**
 * Creates a variant for each colour and size of the product where a variation says «any …». Sizes and colours that
 * another variation names itself are left to that variation.
 */
function spreadOverAny(
  parent: Cells,
  variants: readonly FeedVariant[],
): { variants: FeedVariant[]; remarks: FeedRow[] } {
  const listed = (test: RegExp): string[] =>
    (attributeOf(parent, test) ?? '')
      .split(/[|,]/)
      .map((value) => value.trim())
      .filter(Boolean);
  const colours = listed(COLOUR);
  const sizes = listed(SIZE).map((value) => normaliseSize(value));
  const keyOf = (colour: string | null, size: string | null): string =>
    `${foldColour(colour ?? '')}|${sizeSlug(size ?? '')}`;
  const taken = new Set(variants.map(({ colour, size }) => keyOf(colour, size)));
  const remarks: FeedRow[] = [];
  const spread = variants.flatMap((variant): FeedVariant[] => {
    const anyColour = variant.colour === null && colours.length > 0;
    const anySize = variant.size === null && sizes.length > 0;
    if (!anyColour && !anySize) return [variant];
    const places = (anyColour ? colours : [variant.colour]).flatMap((colour) =>
      (anySize ? sizes : [variant.size]).map((size) => ({ colour, size })),
    );
    const free = places.filter(({ colour, size }) => !taken.has(keyOf(colour, size)));
    const field = anyColour && anySize ? 'colour and size' : anyColour ? 'colour' : 'size';
    const made = spreadOver(
      variant,
      { field, text: 'any' },
      free.map(({ colour, size }) => {
        const label = [anyColour && colour, anySize && size].filter(Boolean).join(' ');
        return { colour, size, label, slug: slugify(label) };
      }),
    );
    remarks.push(...made.remarks);
    return made.variants;
  });
  return { variants: spread, remarks };
}

/** Statuses of WordPress, besides yes and no, with which a product is not shown. */
const HIDDEN = ['-1', 'draft', 'pending', 'private', 'future', 'trash', 'auto-draft'];

function publishedIn(cells: Cells): Reading<boolean> {
  const text = cells['published'];
  if (text === undefined || /^publish$/i.test(text)) return { value: true, remark: null };
  const value = readSwitch(text);
  const isUnknown = value === null && !HIDDEN.includes(text.toLowerCase());
  return {
    value: value ?? false,
    remark: isUnknown ? { field: 'Published', text, readAs: readAs('READ_AS_NO') } : null,
  };
}

/**
 * Returns whether lists show a product. A product that only lists, or only the search, should show is shown in both.
 */
function visibleIn(cells: Cells): Reading<boolean> {
  const text = cells['visibility'] ?? 'visible';
  const word = text.toLowerCase();
  if (word === 'visible') return { value: true, remark: null };
  if (word === 'hidden') return { value: false, remark: null };
  const value = word === 'catalog' || word === 'search';
  const meaning = readAs(value ? 'READ_AS_VISIBLE' : 'READ_AS_HIDDEN');
  return { value, remark: { field: 'Visibility in catalog', text, readAs: meaning } };
}

/** Returns the longest of the listed category paths: a product in «Обувь, Обувь > Кеды» belongs to «Обувь > Кеды». */
function categoryOf(text: string): Array<{ name: string }> {
  const paths = text.split(text.includes('|') ? '|' : /(?<!\\),/).map((path) =>
    path
      .replaceAll('\\,', ',')
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean),
  );
  return treeOf(paths.reduce((best, path) => (path.length > best.length ? path : best), []));
}

function imagesOf(cells: Cells): string[] {
  return (cells['images'] ?? '')
    .split(/\s*[|,]\s*(?=https?:\/\/)/i)
    .map((url) => url.trim())
    .filter(Boolean);
}

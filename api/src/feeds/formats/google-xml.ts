import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { treeOf } from '../category-path.js';
import { colourways, type FeedTexts, type FeedVariant } from '../colourways.js';
import { rejection, remark, type FeedFormat, type FeedRow, type Reading } from '../feed-format.js';
import { because, readAs } from '../feed-reason.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { listedSizes, spreadOverSizes, type RawSize } from '../listed-sizes.js';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { descriptionHtml, plainLine } from '../sanitise-description.js';
import { readSaleInterval, type SaleDates } from '../sale-dates.js';
import { slugify } from '../slug.js';
import { readStock } from '../stock-amount.js';
import { stripSize } from '../variant-name.js';
import { markupOf, xmlElements, type XmlElement } from '../../platform/files/xml-elements.js';

/** Values of Google's attributes by name, without the prefix `g:`. */
type Values = Record<string, string[]>;

interface GoogleRow {
  values: Values;
  shop: string;
}

/**
 * Reads Google Merchant product data, as RSS 2.0 or Atom. Items with the same `item_group_id` belong to one model. If
 * there is a `sale_price`, `price` is the old price. Prices include their currency («100.00 USD»).
 */
export const googleXml: FeedFormat<GoogleRow> = {
  name: 'google-xml',

  async *rows(text) {
    let root: string | null = null;
    let shop = '';
    const wanted = new Set(['item', 'entry', 'title']);
    for await (const element of xmlElements(text, wanted, (path) => (root ??= path[0] ?? null))) {
      if (element.name === 'title') {
        shop ||= plainLine(element.text);
        continue;
      }
      const values = attributesOf(element);
      const id = values['id']?.[0];
      if (!id) yield rejection(element.line, undefined, 'id', because('ITEM_WITHOUT_ID'));
      else yield { line: element.line, group: values['item_group_id']?.[0] ?? id, data: { values, shop } };
    }
    if (root !== 'rss' && root !== 'feed') {
      throw new MalformedFileError(
        { line: 1 },
        `the root element is <${root ?? ''}>, not <rss> or <feed>; is this Google product data?`,
      );
    }
  },

  prices: ({ values }) => [...(values['price'] ?? []), ...(values['sale_price'] ?? [])],

  *assemble(rows, options): Generator<FeedRow> {
    const main = rows[0];
    if (!main) return;
    const of = (name: string): string => main.data.values[name]?.[0] ?? '';
    const groupId = (of('item_group_id') || of('id')).slice(0, 200);
    const texts = textsOf(main.data.values);
    if (!texts.name) {
      yield rejection(main.line, of('id'), 'title', because('TITLE_MISSING'));
      return;
    }
    const source = options.source ?? (slugify(main.data.shop) || 'google');
    const items = new Map(rows.map(({ data: { values } }) => [idOf(values), values]));
    const variants: FeedVariant[] = [];
    for (const { line, data } of rows) {
      const stock = stockOf(data.values);
      const sale = saleOf(data.values);
      for (const { remark: said } of [stock, sale]) if (said) yield remark(line, data.values['id']?.[0], said);
      const variant = toVariant(line, data.values, stock.value, sale.value);
      const sizes = sizesOf(data.values);
      const labels = listedSizes(sizes);
      const spread = labels.length > 1 ? spreadOverSizes(variant, sizes, labels) : { variants: [variant], remarks: [] };
      yield* spread.remarks;
      variants.push(...spread.variants);
    }
    yield* colourways(
      {
        line: main.line,
        groupId,
        source,
        supplier: options.supplier ?? (main.data.shop || source),
        stated: [
          ...(sexFromWords(of('gender')) ? ['sex' as const] : []),
          ...(of('age_group') ? ['children' as const] : []),
        ],
        sex: 'UNISEX',
        children: false,
        ...texts,
        brand: of('brand') ? plainLine(of('brand')) : null,
        category: treeOf(
          pathOf(main.data.values)
            .split('>')
            .map((part) => part.trim())
            .filter(Boolean),
        ),
        slugBase: null,
        active: true,
        newArrival: false,
        publishedAt: null,
        seoTags: null,
        images: [...new Set(rows.flatMap((row) => picturesOf(row.data.values)))].map((url) => ({ url })),
        textsOf: ({ externalId }) => textsOf(items.get(externalId) ?? {}),
      },
      variants,
      options,
    );
  },
};

const idOf = (values: Values): string => (values['id']?.[0] ?? '').slice(0, 300);

function pathOf(values: Values): string {
  const [category = ''] = values['google_product_category'] ?? [];
  return values['product_type']?.[0] ?? (/^\d+$/.test(category) ? '' : category);
}

/** Returns the texts of an item, and the values read from them and from the words of its category. */
function textsOf(values: Values): FeedTexts {
  const of = (name: string): string => values[name]?.[0] ?? '';
  const name = stripSize(plainLine(of('title')), of('size') || null);
  const words = `${pathOf(values)} ${name}`;
  const ageGroup = of('age_group').toLowerCase();
  const sex = sexFromWords(of('gender')) ?? sexFromWords(words);
  const children = ageGroup ? ageGroup !== 'adult' : childrenFromWords(words);
  return {
    name,
    description: descriptionHtml(of('description')),
    ...(sex ? { sex } : {}),
    ...(children ? { children } : {}),
    seasons: seasonsFromWords(words),
    material: materialsFromWords(`${of('material')} ${name}`),
    properties: of('material') ? { material: plainLine(of('material')).slice(0, 2000) } : null,
  };
}

function attributesOf(element: XmlElement): Values {
  const values: Values = {};
  const named = new Set<string>();
  for (const child of element.children) {
    const prefixed = child.name.startsWith('g:');
    const name = prefixed ? child.name.slice(2) : child.name;
    const text = name === 'description' ? markupOf(child) : child.text.trim();
    if (!text) continue;
    // An attribute with Google's prefix takes precedence over an RSS element of the same name.
    if (prefixed && !named.has(name)) values[name] = [];
    if (prefixed) named.add(name);
    if (prefixed || !named.has(name)) (values[name] ??= []).push(text);
  }
  return values;
}

function toVariant(
  line: number,
  values: Values,
  stock: number | null,
  sale: SaleDates | null | undefined,
): FeedVariant {
  const of = (name: string): string | null => values[name]?.[0] ?? null;
  const salePrice = of('sale_price');
  const regular = of('price');
  return {
    line,
    externalId: idOf(values),
    sku: (of('mpn') ?? of('gtin'))?.slice(0, 300) ?? null,
    barcode: of('gtin'),
    size: listedSizes(sizesOf(values))[0] ?? null,
    colour: of('color'),
    extra: [],
    price: salePrice ?? regular,
    oldPrice: salePrice ? regular : null,
    ...(sale === undefined ? {} : { sale }),
    currency: null,
    stock,
    active: true,
    images: picturesOf(values),
  };
}

/** Returns when the sale price of an item is valid; undefined if it has none. */
function saleOf(values: Values): Reading<SaleDates | null | undefined> {
  const field = 'sale_price_effective_date';
  return values['sale_price']
    ? readSaleInterval({ field, text: values[field]?.[0] })
    : { value: undefined, remark: null };
}

function sizesOf(values: Values): RawSize[] {
  const unit = values['size_system']?.[0] ?? null;
  return (values['size'] ?? []).map((value) => ({ name: 'size', value, unit }));
}

function picturesOf(values: Values): string[] {
  return [...(values['image_link'] ?? []).slice(0, 1), ...(values['additional_image_link'] ?? [])].flatMap((text) =>
    text.split(/\s*,\s*(?=https?:\/\/)/i),
  );
}

/** Values of `availability` with which goods cannot be sent now. */
const NOT_IN_STOCK = ['outofstock', 'preorder', 'backorder'];

/** Returns the stock; 0 for an `availability` that Google does not document. */
function stockOf(values: Values): Reading<number | null> {
  const [availability = 'in_stock'] = values['availability'] ?? [];
  const state = availability.toLowerCase().replace(/[\s_-]+/g, '');
  if (NOT_IN_STOCK.includes(state)) return { value: 0, remark: null };
  if (state !== 'instock')
    return { value: 0, remark: { field: 'availability', text: availability, readAs: readAs('READ_AS_NOT_AVAILABLE') } };
  const field = values['quantity'] ? 'quantity' : 'sell_on_google_quantity';
  const [text = ''] = values[field] ?? [];
  const { stock, readAs: meaning } = readStock(text);
  return { value: stock, remark: meaning && { field, text, readAs: meaning } };
}

import { treeOf } from '../category-path.js';
import { colourways, type FeedVariant } from '../colourways.js';
import { rejection, type FeedFormat, type FeedRow } from '../feed-format.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { normaliseSize } from '../normalise-size.js';
import { childrenFromWords, materialsFromWords, seasonsFromWords, sexFromWords } from '../normalise-words.js';
import { looksLikeHtml, plainLine, plainTextToHtml } from '../sanitise-description.js';
import { slugify } from '../slug.js';
import { stripSize } from '../variant-name.js';
import { xmlElements, type XmlElement } from '../../platform/files/xml-elements.js';

/** Values of Google's attributes by name, without the prefix `g:`. */
interface GoogleRow {
  values: Record<string, string[]>;
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
      if (!id) yield { issue: { line: element.line, field: 'id', reason: 'an item without an id', severity: 'error' } };
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
    const name = stripSize(plainLine(of('title')), of('size') || null);
    if (!name) {
      yield rejection(main.line, of('id'), 'title', 'no title');
      return;
    }
    const source = options.source ?? (slugify(main.data.shop) || 'google');
    const path =
      of('product_type') || (/^\d+$/.test(of('google_product_category')) ? '' : of('google_product_category'));
    const words = `${path} ${name}`;
    const ageGroup = of('age_group').toLowerCase();
    const description = of('description');
    yield* colourways(
      {
        line: main.line,
        groupId,
        source,
        supplier: options.supplier ?? (main.data.shop || source),
        name,
        description: looksLikeHtml(description) ? description : plainTextToHtml(description),
        brand: of('brand') ? plainLine(of('brand')) : null,
        category: treeOf(
          path
            .split('>')
            .map((part) => part.trim())
            .filter(Boolean),
        ),
        slugBase: null,
        sex: sexFromWords(of('gender')) ?? sexFromWords(words) ?? 'UNISEX',
        children: ageGroup ? ageGroup !== 'adult' : childrenFromWords(words),
        seasons: seasonsFromWords(words),
        material: materialsFromWords(`${of('material')} ${name}`),
        active: true,
        newArrival: false,
        publishedAt: null,
        properties: of('material') ? { material: plainLine(of('material')).slice(0, 2000) } : null,
        seoTags: null,
        images: [...new Set(rows.flatMap((row) => picturesOf(row.data.values)))].map((url) => ({ url })),
      },
      rows.map((row) => toVariant(row.line, row.data.values)),
      options,
    );
  },
};

function attributesOf(element: XmlElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  const named = new Set<string>();
  for (const child of element.children) {
    const prefixed = child.name.startsWith('g:');
    const name = prefixed ? child.name.slice(2) : child.name;
    const text = child.text.trim();
    if (!text) continue;
    // An attribute with Google's prefix takes precedence over an RSS element of the same name.
    if (prefixed && !named.has(name)) values[name] = [];
    if (prefixed) named.add(name);
    if (prefixed || !named.has(name)) (values[name] ??= []).push(text);
  }
  return values;
}

function toVariant(line: number, values: Record<string, string[]>): FeedVariant {
  const of = (name: string): string | null => values[name]?.[0] ?? null;
  const sale = of('sale_price');
  const regular = of('price');
  const size = of('size');
  return {
    line,
    externalId: (of('id') ?? '').slice(0, 300),
    sku: (of('mpn') ?? of('gtin'))?.slice(0, 300) ?? null,
    size: size === null ? null : normaliseSize(size, of('size_system')),
    colour: of('color'),
    extra: [],
    price: sale ?? regular,
    oldPrice: sale ? regular : null,
    currency: null,
    stock: stockOf(of('availability'), of('quantity') ?? of('sell_on_google_quantity')),
    active: true,
    images: picturesOf(values),
  };
}

function picturesOf(values: Record<string, string[]>): string[] {
  return [...(values['image_link'] ?? []).slice(0, 1), ...(values['additional_image_link'] ?? [])].flatMap((text) =>
    text.split(/\s*,\s*(?=https?:\/\/)/i),
  );
}

/** Returns the stock. Goods on preorder or backorder count as out of stock. */
function stockOf(availability: string | null, quantity: string | null): number | null {
  const state = (availability ?? 'in_stock').toLowerCase().replace(/[\s_-]+/g, '');
  if (state !== 'instock') return 0;
  const figure = Number.parseInt(quantity ?? '', 10);
  return Number.isFinite(figure) ? Math.max(figure, 0) : null;
}

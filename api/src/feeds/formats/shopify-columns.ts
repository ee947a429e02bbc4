/**
 * Columns that the importer reads, by the importer's names: first the header of Shopify's current template, then that
 * of the earlier one.
 */
const NAMES = {
  handle: ['url handle', 'handle'],
  title: ['title'],
  body: ['description', 'body (html)', 'body html', 'body'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published on online store', 'published'],
  status: ['status'],
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['sku', 'variant sku'],
  barcode: ['barcode', 'variant barcode'],
  tracker: ['inventory tracker', 'variant inventory tracker'],
  quantity: ['inventory quantity', 'variant inventory qty', 'variant inventory quantity'],
  price: ['price', 'variant price'],
  oldPrice: ['compare-at price', 'compare at price', 'variant compare at price', 'variant compare-at price'],
  image: ['product image url', 'image src'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image url', 'variant image'],
  gender: ['google shopping / gender'],
  ageGroup: ['google shopping / age group'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const satisfies Record<string, readonly string[]>;

export type ShopifyColumn = keyof typeof NAMES;

const BY_HEADER = new Map<string, ShopifyColumn>(
  Object.entries(NAMES).flatMap(([name, headers]) => headers.map((header) => [header, name as ShopifyColumn] as const)),
);

/** Columns of both templates that say nothing about the goods of this shop and their prices. */
const OF_OTHERS = new RegExp(
  [
    '^option\\d linked to$',
    '^(variant )?(grams|weight|weight unit|tax code|taxable|requires shipping|fulfillment service)$',
    '^(variant )?inventory policy$',
    '^weight (value|unit) .*',
    '^(cost per item|charge tax)$',
    '^continue selling when out of stock$',
    '^unit price .*',
    '^google shopping / .*',
    '^(included|price|compare[- ]at price) / .*',
    '\\((product|variant)\\.metafields\\..*\\)$',
    '^collection$',
  ].join('|'),
);

/** The columns of one file: the known ones, and their headers in the file. */
export class ShopifyColumns {
  private readonly headers = new Map<ShopifyColumn, string>();
  /** Headers that no template of Shopify has. */
  readonly unknown: string[] = [];

  /**
   * Takes the next header of the file and returns the importer's name of the column; an empty text if the column is not
   * read.
   */
  add(header: string): ShopifyColumn | '' {
    const lower = header.toLowerCase();
    const name = BY_HEADER.get(lower);
    // If two headers mean the same column, the first one counts.
    if (name && !this.headers.has(name)) {
      this.headers.set(name, header);
      return name;
    }
    if (header !== '' && !OF_OTHERS.test(lower)) this.unknown.push(header);
    return '';
  }

  has(name: ShopifyColumn): boolean {
    return this.headers.has(name);
  }

  /** Returns the file's header of a column, for messages. */
  headerOf(name: ShopifyColumn): string {
    return this.headers.get(name) ?? NAMES[name][0];
  }
}

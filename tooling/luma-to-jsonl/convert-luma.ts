/** A row of Magento's product CSV by column name. */
export type LumaRow = Readonly<Record<string, string>>;

export interface LumaOptions {
  /** Exchange rate in roubles per dollar: the sample's prices are in USD. */
  rate: number;
  /** Base URL of the sample's pictures, without a slash at the end. */
  imageBase: string;
}

/** Words in the sample's descriptions of materials, each with its value of the feed's enum of materials. */
const MATERIALS: ReadonlyArray<[RegExp, string]> = [
  [/cotton/i, 'COTTON'],
  [/polyester|microfiber|cooltech|lumatech|evercool|heattec|cocona/i, 'POLYESTER'],
  [/spandex|lycra/i, 'ELASTANE'],
  [/nylon/i, 'NYLON'],
  [/wool/i, 'WOOL'],
  [/fleece/i, 'FLEECE'],
  [/rayon|tencel/i, 'VISCOSE'],
  [/mesh/i, 'MESH'],
  [/jersey/i, 'KNIT'],
  [/linen|hemp/i, 'LINEN'],
];
const ENTITIES: Readonly<Record<string, string>> = {
  trade: '™',
  reg: '®',
  amp: '&',
  quot: '"',
  eacute: 'é',
  rsquo: '’',
  nbsp: ' ',
};

/**
 * Yields Magento's Luma sample data as feed records. Each colour of a configurable product becomes a record, and its
 * simple products become the sizes of that record. Products that are not part of a configurable product are skipped.
 */
export function* convertLuma(rows: readonly LumaRow[], options: LumaOptions): Generator<Record<string, unknown>> {
  const simple = new Map(rows.filter((row) => row['product_type'] === 'simple').map((row) => [row['sku'], row]));
  for (const row of rows) {
    if (row['product_type'] !== 'configurable') continue;
    const variants = variationsOf(row['configurable_variations'] ?? '').flatMap((variation) => {
      const own = simple.get(variation['sku']);
      return own ? [{ size: variation['size'] ?? 'ONE SIZE', colour: variation['color'] ?? '', row: own }] : [];
    });
    for (const colour of new Set(variants.map((variant) => variant.colour))) {
      yield toRecord(
        row,
        colour,
        variants.filter((variant) => variant.colour === colour),
        options,
      );
    }
  }
}

function toRecord(
  parent: LumaRow,
  colour: string,
  variants: ReadonlyArray<{ size: string; row: LumaRow }>,
  options: LumaOptions,
): Record<string, unknown> {
  const sku = parent['sku'] ?? '';
  const attributes = attributesOf(parent['additional_attributes'] ?? '');
  const category = categoryOf(parent['categories'] ?? '');
  const name = decodeEntities(parent['name'] ?? '');
  const sample = variants[0]?.row;
  const pictures = [
    sample?.['base_image'],
    ...(sample?.['additional_images'] ?? '').split(','),
    ...(parent['additional_images'] ?? '').split(','),
  ];
  const ownFirst = [...new Set(pictures.filter((path): path is string => Boolean(path)))];
  const shared = ownFirst.filter((path, index) => index === 0 || path.includes(`-${colour.toLowerCase()}_`));
  return {
    kind: 'product',
    source: 'luma',
    externalId: colour ? `${sku}/${slugOf(colour)}` : sku,
    name,
    description: parent['description'] ?? '',
    model: { slug: `luma-${slugOf(sku)}`, name },
    brands: ['Luma'],
    category: category.map((part) => ({ name: decodeEntities(part) })),
    colours: colour ? [{ name: colour }] : [],
    sex: category[0] === 'Men' ? 'MALE' : category[0] === 'Women' ? 'FEMALE' : 'UNISEX',
    material: materialsOf(attributes['material'] ?? ''),
    newArrival: attributes['new'] === 'Yes',
    active: parent['product_online'] === '1',
    properties: {
      material: decodeEntities((attributes['material'] ?? '').replaceAll('|', ', ')) || null,
      functionality: (attributes['climate'] ?? '').replaceAll('|', ', ') || null,
      additionalInfo: attributes['pattern'] ?? null,
    },
    images: shared.map((path) => ({ url: `${options.imageBase}${path}`, alt: `${name}, ${colour}` })),
    items: variants.map(({ size, row }) => toItem(size, row, options)),
  };
}

function toItem(size: string, row: LumaRow, { rate }: LumaOptions): Record<string, unknown> {
  const kopecks = (text: string | undefined): number => Math.round(Number.parseFloat(text ?? '') * rate * 100);
  const regular = kopecks(row['price']);
  const special = kopecks(row['special_price']);
  const onSale = Number.isFinite(special) && special > 0 && special < regular;
  return {
    externalId: row['sku'],
    sku: row['sku'],
    size,
    supplier: { name: 'Luma', isoCode: 'US' },
    deliveryIsoCode: 'US',
    active: row['product_online'] === '1',
    stock: row['is_in_stock'] === '1' ? Math.max(Math.floor(Number.parseFloat(row['qty'] ?? '0')), 0) : 0,
    price: onSale ? special : regular,
    oldPrice: onSale ? regular : null,
  };
}

/** `sku=A,size=XS,color=Black|sku=B,…` */
function variationsOf(text: string): Array<Record<string, string>> {
  return text.split('|').filter(Boolean).map(attributesOf);
}

/** Parses `size=XS,color=Black`. A value may contain commas, but a name does not. */
function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(/,(?=[a-z_]+=)/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  ) as Record<string, string>;
}

/** Returns the category below Men or Women: the first path with three parts. Other paths are promotions. */
function categoryOf(text: string): string[] {
  const paths = text.split(',').map((path) => path.split('/').slice(1));
  return (paths.find((path) => path.length === 3) ?? paths[0] ?? []).slice(0, 3);
}

function materialsOf(text: string): string[] {
  return MATERIALS.filter(([pattern]) => pattern.test(text)).map(([, material]) => material);
}

function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

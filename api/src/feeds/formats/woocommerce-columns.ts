/**
 * Possible column headers of a WooCommerce export, by our own names. Columns of attributes are numbered, so they are
 * not listed here.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  type: ['type', 'тип', 'tax:product_type'],
  sku: ['sku', 'артикул'],
  name: ['name', 'имя', 'название', 'post_title'],
  slug: ['post_name', 'slug', 'ярлык'],
  published: ['published', 'опубликован', 'опубликовано', 'post_status'],
  visibility: ['visibility in catalog', 'видимость в каталоге', 'visibility'],
  shortDescription: ['short description', 'короткое описание', 'краткое описание', 'post_excerpt'],
  description: ['description', 'описание', 'post_content'],
  inStock: ['in stock?', 'в наличии?', 'наличие', 'stock_status'],
  stock: ['stock', 'запасы', 'запас', 'остаток', 'на складе'],
  salePrice: ['sale price', 'цена распродажи', 'акционная цена', 'sale_price'],
  saleStarts: [
    'date sale price starts',
    'дата начала действия скидки',
    'дата начала распродажи',
    'sale_price_dates_from',
  ],
  saleEnds: [
    'date sale price ends',
    'дата окончания действия скидки',
    'дата окончания распродажи',
    'sale_price_dates_to',
  ],
  price: ['regular price', 'базовая цена', 'обычная цена', 'цена', 'regular_price'],
  categories: ['categories', 'категории', 'tax:product_cat'],
  tags: ['tags', 'метки', 'теги', 'tax:product_tag'],
  images: ['images', 'изображения'],
  parent: ['parent', 'родительский', 'родитель'],
  postParent: ['post_parent'],
  parentSku: ['parent_sku'],
  brand: ['brands', 'brand', 'бренды', 'бренд'],
  seoTitle: ['meta:_yoast_wpseo_title', 'meta: _yoast_wpseo_title'],
  seoDescription: ['meta:_yoast_wpseo_metadesc', 'meta: _yoast_wpseo_metadesc'],
};
const BY_HEADER = new Map(Object.entries(NAMES).flatMap(([name, headers]) => headers.map((header) => [header, name])));

/**
 * Returns our name of a column, whatever the export's language and layout. Numbered attributes become
 * `attribute:1:name` and `attribute:1:value`; attributes of the old layout become `option:color`. Unknown columns keep
 * their header.
 */
export function wooColumn(header: string): string {
  const lower = header.toLowerCase();
  const known = BY_HEADER.get(lower);
  if (known) return known;
  const old = /^(?:meta:attribute_|attribute:)(?:pa_)?(.+)$/.exec(lower);
  if (old) return `option:${old[1]}`;
  const number = /(\d+)/.exec(lower)?.[1];
  if (number && /attribute|атт?рибут/u.test(lower)) {
    if (/value|значени/u.test(lower)) return `attribute:${number}:value`;
    if (/name|имя|название/u.test(lower)) return `attribute:${number}:name`;
  }
  return lower;
}

// cspell:disable – columns of exports
/**
 * Possible column headers of a WooCommerce export, by the importer's names. Columns of attributes are numbered, so they
 * are not listed here.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['id'],
  type: ['type', 'тип', 'tax:product_type'],
  sku: ['sku', 'артикул'],
  barcode: ['gtin, upc, ean, or isbn', 'gtin, upc, ean или isbn', 'global_unique_id'],
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
 * Columns of WooCommerce's export, in English, in the old layout and in Russian, whose content this shop does not
 * store.
 */
const OF_NO_USE: ReadonlySet<string> = new Set([
  'is featured?',
  'tax status',
  'tax class',
  'low stock amount',
  'backorders allowed?',
  'sold individually?',
  'weight',
  'length',
  'width',
  'height',
  'allow customer reviews?',
  'purchase note',
  'shipping class',
  'download limit',
  'download expiry days',
  'grouped products',
  'upsells',
  'cross-sells',
  'external url',
  'button text',
  'position',
  'menu_order',
  'post_date',
  'comment_status',
  'downloadable',
  'virtual',
  'backorders',
  'manage_stock',
  'tax_status',
  'tax_class',
  'upsell_ids',
  'crosssell_ids',
  'featured',
  'file_path',
  'file_paths',
  'download_limit',
  'download_expiry',
  'product_url',
  'button_text',
  'tax:product_shipping_class',
  'meta:total_sales',
  'meta:_yoast_wpseo_focuskw',
  'meta:_yoast_wpseo_metakeywords',
  'рекомендуемый?',
  'статус налога',
  'налоговый класс',
  'величина малых запасов',
  'возможен ли предзаказ?',
  'продано индивидуально?',
  'вес',
  'длина',
  'ширина',
  'высота',
  'разрешить отзывы от клиентов?',
  'примечание к покупке',
  'класс доставки',
  'лимит загрузок',
  'дней срока загрузки',
  'сгруппированные товары',
  'апсел',
  'апселы',
  'кросселы',
  'внешний url',
  'текст кнопки',
  'позиция',
]);
/**
 * Numbered columns that are not read: «Attribute 1 visible», «Attribute 1 global», «Download 1 URL»,
 * `attribute_data:pa_color`.
 */
const NUMBERED_OF_NO_USE =
  /^(attribute|атт?рибут|download|загрузк)[^:]* \d+|^attribute_(data|default):|^(видимость|глобальн)[^:]*атт?рибут/u;

/** Returns whether a column may contain data that is not read. `name` is the name from {@link wooColumn}. */
export function isUnreadColumn(name: string): boolean {
  if (name === '' || name in NAMES || /^(option:|attribute:\d+:)/.test(name)) return false;
  // Headers of weights and lengths end with their unit: `weight (kg)`.
  return !OF_NO_USE.has(name.replace(/ \([^)]*\)$/u, '')) && !NUMBERED_OF_NO_USE.test(name);
}

/**
 * Returns the importer's name of a column, whatever the export's language and layout. Numbered attributes become
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

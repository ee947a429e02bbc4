// cspell:disable: column names of suppliers, with their abbreviations
import { foldName } from '../slug.js';
import type { Field } from './fields.js';

/** The meaning of a column's header. The header of a price may also say that the price is wholesale or retail. */
export type HeaderMeaning = Field | 'wholesale' | 'retail';

/** Headers by meaning, as `foldHeader` returns them. */
const WORDS: Readonly<Record<Exclude<HeaderMeaning, 'stockOfSize' | 'priceOfSize'>, string>> = {
  article:
    'арт, артикул, номенклатура артикул, номенклатура код, артикул товара, артикул поставщика, артикул производителя, арт производителя, арт произв, ' +
    'арт поставщика, код, код товара, код номенклатуры, код 1с, код артикул, номенклатурный код, кат номер, ' +
    'каталожный номер, sku, article, article no, article number, art, art no, vendor code, item no, item number, ' +
    'item code, product code, part number, style number, style no, id',
  barcode:
    'шк, штрихкод, штрих код, штрихкод ean, шк ean, баркод, ean, ean13, ean 13, ean code, barcode, номенклатура штрихкод, bar code, gtin, upc',
  name:
    'наим, наимен, номенклатура наименование, наименование, наименование товара, наименование номенклатуры, наименование товаров, название, ' +
    'название товара, название модели, товар, товары, номенклатура, name, product, product name, title, item, item name',
  brand:
    'бренд, брэнд, марка, торговая марка, тм, производитель, изготовитель, brand, brand name, vendor, manufacturer',
  category:
    'категория, категория товара, раздел, группа, группа товаров, группа товара, товарная группа, вид, вид товара, тип, ' +
    'тип товара, вид номенклатуры, category, type, product type, department, product group',
  subcategory: 'подкатегория, подгруппа, подраздел, подвид, subcategory, sub category, subtype',
  group:
    'модель, код модели, артикул модели, id группы, id модели, model, model no, model code, style, style code, item group id, parent sku, group id',
  size: 'размер, разм, р р, рзм, размеры, размерный ряд, размер ru, размер eu, размер eur, размер rus, российский размер, рос размер, size, sizes, size eu, size ru, size us, eu size',
  colour: 'цвет, цвета, расцветка, цвет товара, основной цвет, colour, color, colours, colors, colorway',
  price:
    'цена, цены, стоимость, цена за ед, цена за единицу, цена за штуку, цена за шт, цена за пару, цена с ндс, ' +
    'цена продажи, акционная цена, спец цена, спеццена, ваша цена, прайс, price, unit price, sale price, selling price',
  retail:
    'ррц, рц, мрц, рекомендованная розничная цена, рекомендуемая розничная цена, рек розн цена, рекомендуемая цена, ' +
    'рекомендованная цена, розница, розн, розничная, розничная цена, цена розничная, цена розница, розн цена, цена розн, ' +
    'цена ррц, ррц цена, rrp, msrp, srp, retail, retail price',
  wholesale:
    'опт, оптовая, оптовая цена, цена опт, цена оптовая, опт цена, опт 1, опт 2, опт 3, крупный опт, мелкий опт, кр опт, ' +
    'закупка, закупочная, закупочная цена, цена закупки, дилерская цена, цена дилера, дилер, себестоимость, ' +
    'wholesale, wholesale price, whs, dealer price, cost, cost price, purchase price',
  oldPrice:
    'старая цена, цена старая, прежняя цена, цена до скидки, цена без скидки, зачеркнутая цена, базовая цена, полная цена, первоначальная цена, old price, ' +
    'original price, regular price, full price, compare at price, compare at, list price, price before discount, was',
  stock:
    'ост, остаток, остатки, к во, остаток на складе, остаток шт, свободный остаток, своб остаток, кол во, количество, кол, ' +
    'наличие, в наличии, есть в наличии, склад, на складе, доступно, свободно, stock, in stock, qty, quantity, available, ' +
    'availability, inventory, on hand',
  picture:
    'фото, ссылка на изображение, ссылки на изображения, фотография, фотографии, картинка, картинки, изображение, изображения, ссылка на фото, ссылки на фото, ' +
    'фото ссылка, image, images, image url, picture, pictures, photo, photos, img',
  description: 'описание, описание товара, подробное описание, description, details, text',
  material: 'материал, материалы, состав, состав ткани, материал верха, material, materials, composition, fabric',
  sex: 'пол, для кого, gender, sex',
  currency: 'валюта, вал, currency',
  ignore:
    'ед, ед изм, единица, единица измерения, unit, units, uom, n, no, п п, n п п, пп, n пп, номер, вес, вес кг, вес г, вес нетто, вес брутто, объем, ' +
    'страна, страна происхождения, страна производства, тн вэд, код тн вэд, примечание, комментарий, заказ, ваш заказ, кол во заказ, сумма, ' +
    'сумма заказа, итого, ссылка, ссылка на сайт, url, link, скидка, скидка %, discount, weight, country, ' +
    'country of origin, упаковка, в упаковке, кратность, мин партия, в коробке, ндс, ставка ндс, дата, дата поступления, note, notes, comment, amount, total',
};

const MEANINGS = new Map(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.split(',').map((word) => [word.trim(), meaning as HeaderMeaning] as const),
  ),
);
/**
 * Words that are a column's name if they stand alone, but begin the names of many other columns: «Код цвета», «Товар в
 * пути», `product_url`.
 */
const ALONE = new Set(
  (
    'код, id, товар, товары, вид, тип, группа, модель, раздел, номер, количество, кол, name, title, item, product, type, ' +
    'style, model, text, details, n, no, was, cost, unit, url, link, code, vendor, quantity, qty, available'
  ).split(', '),
);
const UNITS = /(?: (?:руб|рублей|р|rub|rur|₽|usd|eur|cny|byn|kzt|\$|€|¥|шт|штук|пар|ед|pcs))+$/u;

/** Returns a header in the form used for comparison: lower case, no punctuation, «Кол-во, шт.» → `кол во шт`. */
export function foldHeader(header: string): string {
  return foldName(header.replaceAll('№', 'n').replaceAll(/[^\p{L}\p{N}$€¥₽%]+/gu, ' '));
}

/**
 * Returns the meaning of a header, and whether all its words mean it (`exact`) or only its first ones: «Остаток Москва»
 * is stock. Null for a header without a known meaning.
 */
export function meaningOf(header: string): { meaning: HeaderMeaning; exact: boolean } | null {
  const folded = foldHeader(header);
  for (const text of [folded, folded.replace(UNITS, '')]) {
    const meaning = MEANINGS.get(text);
    if (meaning) return { meaning, exact: true };
  }
  const words = folded.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const start = words.slice(0, length).join(' ');
    const meaning = MEANINGS.get(start);
    if (meaning && !ALONE.has(start)) return { meaning, exact: false };
  }
  return null;
}

const CURRENCIES: ReadonlyArray<[RegExp, string]> = [
  [/(?:^| )(?:usd|\$|долл\p{L}*)(?: |$)/u, 'USD'],
  [/(?:^| )(?:eur|€|евро)(?: |$)/u, 'EUR'],
  [/(?:^| )(?:cny|¥|юан\p{L}*)(?: |$)/u, 'CNY'],
  [/(?:^| )(?:byn|бел руб)(?: |$)/u, 'BYN'],
  [/(?:^| )(?:kzt|₸|тенге|тг)(?: |$)/u, 'KZT'],
  [/(?:^| )(?:руб|рублей|р|rub|rur|₽)(?: |$)/u, 'RUB'],
];

/** Returns the currency that the header of a price names («Цена, $»); null if it names none. */
export function currencyOf(header: string): string | null {
  const folded = foldHeader(header);
  return CURRENCIES.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

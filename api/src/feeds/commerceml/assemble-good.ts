import { treeOf } from '../category-path.js';
import { colourways, type FeedModel, type FeedVariant } from '../colourways.js';
import { rejection, remark, warning, type AssembleOptions, type FeedRow, type Remark } from '../feed-format.js';
import { because, readAs } from '../feed-reason.js';
import { normaliseColours } from '../normalise-colour.js';
import { normaliseSize } from '../normalise-size.js';
import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { isColourName, isSizeName } from '../option-names.js';
import { propertiesFrom } from '../product-properties.js';
import { descriptionHtml, plainLine } from '../sanitise-description.js';
import { foldName } from '../slug.js';
import { readStock } from '../stock-amount.js';
import { groupPath, type Classifier } from './classifier.js';
import type { GoodFields, KnownGood, Named, OfferFields } from './known-good.js';
import type { PriceTypes } from './price-type.js';

/** A product of 1С to assemble. `line` is where a file names the product. */
export interface GoodToAssemble {
  id: string;
  line: number;
  known: KnownGood;
}

/** The data common to all goods of the files. */
export interface AssembleContext {
  source: string;
  classifier: Classifier;
  priceTypes: PriceTypes;
}

const BRAND = /^(?:бренд|брэнд|торговая марка|марка|производитель|brand)$/u;

/** Turns a product of 1С and its offers into products of the shop, one for each colour. */
export function* assembleGood(
  { id, line, known }: GoodToAssemble,
  { source, classifier, priceTypes }: AssembleContext,
  options: AssembleOptions,
): Generator<FeedRow> {
  const { good } = known;
  const offers = Object.entries(known.offers);
  if (!good) {
    yield rejection(line, id, 'Ид', because('PRODUCT_NOT_DESCRIBED'));
    return;
  }
  const requisite = (name: string): string => good.requisites?.find((other) => other.name === name)?.value ?? '';
  if (/^услуга$/iu.test(requisite('ТипНоменклатуры'))) {
    yield remark(line, id, { field: 'ТипНоменклатуры', text: 'Услуга', readAs: readAs('READ_AS_NO_GOODS') });
    return;
  }
  if (offers.length === 0) {
    if (!good.deleted) yield warning(line, id, 'Предложение', because('NO_OFFER_YET'));
    return;
  }
  const name = good.name ?? offers[0]?.[1].name ?? '';
  if (!name) {
    yield rejection(line, id, 'Наименование', because('NAME_MISSING'));
    return;
  }
  const named = namedProperties(good.properties ?? [], classifier);
  const path = groupPath(classifier, good.groups ?? []);
  if (path.length === 0 && (good.groups?.length ?? 0) > 0)
    yield remark(line, id, {
      field: 'Группы',
      text: good.groups!.join(', '),
      readAs: readAs('READ_AS_UNKNOWN_GROUP'),
    });
  const { images, missing } = picturesOf(good);
  for (const picture of missing)
    yield remark(line, id, { field: 'Картинка', text: picture, readAs: readAs('READ_AS_MISSING_PICTURE') });
  const words = [
    path.join(' '),
    name,
    requisite('ВидНоменклатуры'),
    ...named.map((one) => `${one.name} ${one.value}`),
  ].join(' ');
  const weight = requisite('Вес');
  const variants: FeedVariant[] = [];
  for (const [offerId, offer] of offers) {
    const made = variantOf(offerId, offer, {
      id,
      line,
      good: { ...good, name },
      named,
      priceTypes,
      classifier,
      single: offers.length === 1,
    });
    yield* made.remarks;
    if (made.variant) variants.push(made.variant);
  }
  const model: FeedModel = {
    line,
    groupId: id.slice(0, 200),
    source,
    supplier: options.supplier ?? source,
    name,
    description: descriptionHtml(good.description ?? ''),
    brand: good.brand ?? named.find((one) => BRAND.test(foldName(one.name)))?.value ?? null,
    category: treeOf(path.length > 0 ? path : [requisite('ВидНоменклатуры')].filter(Boolean)),
    slugBase: null,
    sex: sexFromWords(words) ?? 'UNISEX',
    children: childrenFromWords(words),
    seasons: seasonsFromWords(words),
    material: materialsFromWords(`${words} ${plainLine(good.description ?? '')}`),
    active: !good.deleted,
    newArrival: false,
    publishedAt: null,
    properties: propertiesFrom([
      ...named.filter((one) => !BRAND.test(foldName(one.name))),
      ...(weight ? [{ name: 'Вес', value: weight }] : []),
    ]),
    seoTags: null,
    images: images.map((url) => ({ url })),
  };
  yield* colourways(model, variants, options);
}

function namedProperties(
  properties: ReadonlyArray<{ id: string; value: string }>,
  { properties: known }: Classifier,
): Named[] {
  return properties.flatMap(({ id, value }) => {
    const property = known[id];
    return property && value ? [{ name: property.name, value: property.values[value] ?? value }] : [];
  });
}

function picturesOf({ pictures = [], stored = {} }: GoodFields): { images: string[]; missing: string[] } {
  const images: string[] = [];
  const missing: string[] = [];
  for (const path of pictures) {
    const url = /^(?:https?:)?\/\//i.test(path) ? path : stored[path];
    if (url) images.push(url);
    else missing.push(path);
  }
  return { images, missing };
}

interface OfferContext {
  id: string;
  line: number;
  good: { name: string; article?: string };
  named: readonly Named[];
  priceTypes: PriceTypes;
  classifier: Classifier;
  /** Whether it is the only offer of its product. */
  single: boolean;
}

function variantOf(
  offerId: string,
  offer: OfferFields,
  { line, good, named, priceTypes, classifier, single }: OfferContext,
): { variant: FeedVariant | null; remarks: FeedRow[] } {
  const externalId = offerId.slice(0, 300);
  const remarks: FeedRow[] = [];
  const characteristics = offer.characteristics ?? characteristicsInName(offerId, offer.name ?? '', good.name);
  const own = single
    ? [...characteristics, ...named]
    : [...characteristics, ...named.filter(({ name }) => isColourName(name))];
  const size = own.find(({ name }) => isSizeName(name)) ?? own.find(({ name }) => isSizeName(name, 'loosely'));
  const colour = own.find(({ name }) => isColourName(name));
  const priceOf = (type: string | null) => offer.prices?.find((price) => price.type === type);
  const price = priceOf(priceTypes.price);
  for (const priced of [price, priceOf(priceTypes.old)]) {
    if (!priced || Number(priced.units.replace(',', '.')) === 1) continue;
    const reason = because('PRICE_OF_SEVERAL_UNITS', { units: priced.units });
    return { variant: null, remarks: [rejection(line, externalId, 'Коэффициент', reason)] };
  }
  const stock = stockFigure(offer.stock);
  if (stock.readAs !== null)
    remarks.push(remark(line, externalId, { field: 'Количество', text: offer.stock ?? '', readAs: stock.readAs }));
  return {
    variant: {
      line,
      externalId,
      sku: (offer.article ?? good.article ?? offer.barcode ?? '').slice(0, 300) || null,
      barcode: offer.barcode ?? null,
      size: size ? normaliseSize(size.value) : null,
      colour: colour?.value ?? null,
      extra: characteristics.filter((one) => one !== size && one !== colour),
      price: price ? decimalText(price.amount) : null,
      oldPrice: priceOf(priceTypes.old) ? decimalText(priceOf(priceTypes.old)!.amount) : null,
      currency: price?.currency ?? classifier.priceTypes[priceTypes.price]?.currency ?? null,
      stock: stock.figure,
      active: !offer.deleted,
      images: [],
    },
    remarks,
  };
}

/**
 * Reads the characteristics that 1С adds to the product's name in brackets, where it names no characteristics: «Кеды
 * (41, белый)».
 */
function characteristicsInName(offerId: string, name: string, goodName: string): Named[] {
  if (!offerId.includes('#')) return [];
  const rest = name.startsWith(goodName) ? name.slice(goodName.length) : name;
  const text = /\(([^()]+)\)\s*$/u.exec(rest)?.[1]?.trim();
  if (!text) return [];
  const parts = text.split(/\s*,\s+|\s*;\s*/u).filter(Boolean);
  return parts.map((value) => ({
    name: isSize(value) ? 'Размер' : isColour(value) ? 'Цвет' : 'Характеристика',
    value,
  }));
}

const isSize = (text: string): boolean =>
  /^(?:\d{1,3}(?:[.,]\d)?(?:[-–/]\d{1,3})?|(?:\d?x{0,4}[sl]|m))$/iu.test(
    text.replace(/^(?:размер|р\.?|size)\s+/iu, ''),
  );

const isColour = (text: string): boolean => normaliseColours(text).every(({ hex }) => hex !== null);

/**
 * Returns an amount of 1С, a decimal with a point or comma, in a form in which three decimals are not taken for
 * thousands. Other text is returned unchanged.
 */
function decimalText(text: string): string {
  const amount = text.replace(/[\s\u00a0\u202f]/gu, '').replace(',', '.');
  return /^\d+\.\d{3}$/.test(amount) ? `${amount}0` : /^\d+(?:\.\d+)?$/.test(amount) ? amount : text;
}

/**
 * Returns the whole units of a stock; null if 1С has stated no figure. A negative stock counts as zero, with a remark.
 */
function stockFigure(text: string | undefined): { figure: number | null; readAs: Remark['readAs'] | null } {
  if (!text) return { figure: null, readAs: null };
  const figures = text.split('+').map((figure) => figure.replace(/[\s\u00a0]/gu, '').replace(',', '.'));
  if (!figures.every((figure) => /^-?\d+(?:\.\d+)?$/.test(figure))) {
    const { stock, readAs: meaning } = readStock(text);
    return { figure: stock, readAs: meaning };
  }
  const sum = figures.reduce((total, figure) => total + Number(figure), 0);
  const whole = Math.max(0, Math.floor(sum));
  return { figure: whole, readAs: sum === whole ? null : readAs('READ_AS_NUMBER', { number: whole }) };
}

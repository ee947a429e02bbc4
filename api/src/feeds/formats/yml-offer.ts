import { isDimension, type FeedVariant } from '../colourways.js';
import { remark, type FeedRow, type Remark } from '../feed-format.js';
import { readAs } from '../feed-reason.js';
import { listedSizes, spreadOverSizes } from '../listed-sizes.js';
import { foldColour } from '../normalise-colour.js';
import { sizeSlug } from '../normalise-size.js';
import { isColourName, isSizeName } from '../option-names.js';
import { foldName } from '../slug.js';
import { plainLine } from '../sanitise-description.js';
import { readStock } from '../stock-amount.js';
import { readSwitch } from '../switch-word.js';
import { childText, childTexts, markupOf, type XmlElement } from '../../platform/files/xml-elements.js';

export interface YmlParam {
  name: string;
  value: string;
  unit: string | null;
}

/** The fields of an `<offer>` element that the importer uses. */
export interface YmlOffer {
  id: string;
  groupId: string | null;
  available: string | null;
  /** Whether the feed takes the offer off sale: `<disabled>`. */
  disabled: string | null;
  name: string;
  description: string;
  vendor: string | null;
  vendorCode: string | null;
  barcode: string | null;
  price: string | null;
  oldPrice: string | null;
  currency: string | null;
  /** Ids of the offer's categories. */
  categoryIds: string[];
  /** The stock in the feed: the element and its text, several for the outlets of a shop. */
  counts: ReadonlyArray<{ field: string; text: string }>;
  pictures: string[];
  params: YmlParam[];
  /** Sizes of the offer in one system. */
  sizes: YmlParam[];
  /** The same sizes in other systems, with another `unit`. */
  otherSizes: YmlParam[];
  colour: string | null;
  /** Name of the param that contains the colour. */
  colourName: string | null;
}

/** Parses an `<offer>` element. Returns null if it has no id. */
export function readOffer(element: XmlElement): YmlOffer | null {
  const id = element.attributes['id']?.trim();
  if (!id) return null;
  const params = element.children
    .filter((child) => child.name === 'param' && child.attributes['name'] && child.text.trim())
    .map((child) => ({
      name: child.attributes['name']?.trim() ?? '',
      value: plainLine(child.text),
      unit: child.attributes['unit']?.trim() || null,
    }));
  const size =
    params.find((param) => isSizeName(param.name)) ?? params.find((param) => isSizeName(param.name, 'loosely'));
  const colour = params.find((param) => isColourName(param.name));
  const named = size ? params.filter((param) => foldName(param.name) === foldName(size.name)) : [];
  const modelName = [childText(element, 'typePrefix'), childText(element, 'vendor'), childText(element, 'model')];
  return {
    id: id.slice(0, 250),
    groupId: element.attributes['group_id']?.trim().slice(0, 200) || null,
    available: element.attributes['available']?.trim() ?? childText(element, 'available'),
    disabled: element.attributes['disabled']?.trim() ?? childText(element, 'disabled'),
    name: childText(element, 'name') ?? (modelName[2] ? modelName.filter(Boolean).join(' ') : ''),
    description: descriptionOf(element),
    vendor: childText(element, 'vendor'),
    vendorCode: childText(element, 'vendorCode'),
    barcode: childText(element, 'barcode'),
    price: childText(element, 'price'),
    oldPrice: childText(element, 'oldprice'),
    currency: childText(element, 'currencyId'),
    categoryIds: childTexts(element, 'categoryId'),
    counts: countsOf(element),
    pictures: childTexts(element, 'picture'),
    params,
    sizes: named.filter((param) => param.unit === size?.unit),
    otherSizes: named.filter((param) => param.unit !== size?.unit),
    colour: colour?.value ?? null,
    colourName: colour?.name ?? null,
  };
}

function descriptionOf({ children }: XmlElement): string {
  const description = children.find((child) => child.name === 'description');
  return description ? markupOf(description) : '';
}

/**
 * Returns true if the offer only represents its group: it has the group's id and no size or colour, while others in the
 * group have one.
 */
export function isPhantomParent(offer: YmlOffer, group: readonly YmlOffer[]): boolean {
  if (offer.id !== offer.groupId && !group.some((other) => other.groupId === offer.id)) return false;
  if (offer.sizes.length > 0 || offer.colour !== null) return false;
  return group.some((other) => other !== offer && (other.sizes.length > 0 || other.colour !== null));
}

/**
 * Converts offers into variants, one for each size that an offer names; sizes that another offer of the group names
 * itself are left to that offer. If several variants have the same colour and size, the params that distinguish them
 * become their options.
 */
export function toVariants(offers: ReadonlyArray<{ line: number; offer: YmlOffer }>): {
  variants: FeedVariant[];
  remarks: FeedRow[];
} {
  const labelled = offers.map(({ line, offer }) => ({ line, offer, labels: listedSizes(offer.sizes) }));
  const keyOf = (offer: YmlOffer, label: string): string => `${foldColour(offer.colour ?? '')}|${sizeSlug(label)}`;
  const ownKeys = labelled.flatMap(({ offer, labels }) => (labels.length < 2 ? [keyOf(offer, labels[0] ?? '')] : []));
  const taken = new Set(ownKeys);
  const single = labelled.filter(({ labels }) => labels.length < 2).map(({ offer }) => offer);
  const extraNames = distinguishingParams(single, ownKeys);
  const remarks: FeedRow[] = [];
  const variants = labelled.flatMap(({ line, offer, labels }): FeedVariant[] => {
    const variant = toVariant(line, offer, labels[0] ?? null, extraNames);
    remarks.push(...variant.remarks);
    if (labels.length < 2) return [variant.variant];
    const free = labels.filter((label) => !taken.has(keyOf(offer, label)));
    const spread = spreadOverSizes(variant.variant, offer.sizes, free);
    remarks.push(...spread.remarks);
    return spread.variants;
  });
  return { variants, remarks };
}

function toVariant(
  line: number,
  offer: YmlOffer,
  size: string | null,
  extraNames: readonly string[],
): { variant: FeedVariant; remarks: FeedRow[] } {
  const stock = stockOf(offer);
  // A value that is neither yes nor no keeps the offer off sale, too.
  const disabled = offer.disabled === null ? false : readSwitch(offer.disabled);
  const remarks = stock.remarks.map((said) => remark(line, offer.id, said));
  for (const { name, value, unit } of offer.otherSizes) {
    const text = `${value} ${unit ?? ''}`.trim();
    remarks.push(
      remark(line, offer.id, { field: name, text, readAs: readAs('READ_AS_OTHER_SPELLING', { size: size ?? '' }) }),
    );
  }
  if (disabled === null)
    remarks.push(
      remark(line, offer.id, { field: 'disabled', text: offer.disabled ?? '', readAs: readAs('READ_AS_YES') }),
    );
  return {
    variant: {
      line,
      externalId: offer.id,
      sku: offer.vendorCode?.slice(0, 300) ?? null,
      barcode: offer.barcode,
      size,
      colour: offer.colour,
      extra: extraNames.flatMap((name) => offer.params.find((param) => foldName(param.name) === name) ?? []),
      price: offer.price,
      oldPrice: offer.oldPrice,
      currency: offer.currency,
      stock: stock.figure,
      active: disabled === false,
      images: offer.pictures,
    },
    remarks,
  };
}

/**
 * Returns the folded names of the params that distinguish offers of one colour and size: dimensions first, then in the
 * order of the file, and no more of them than necessary.
 */
function distinguishingParams(offers: readonly YmlOffer[], keys: readonly string[]): string[] {
  const names = new Set(offers.flatMap(({ params }) => params.map(({ name }) => foldName(name))));
  const own = new Set(offers.flatMap(({ sizes, colourName }) => [...sizes.map(({ name }) => name), colourName ?? '']));
  const candidates = [...names].filter((name) => ![...own].some((taken) => foldName(taken) === name));
  candidates.sort((a, b) => Number(isDimension(b)) - Number(isDimension(a)));
  const chosen: string[] = [];
  let parts = [...keys];
  for (const name of candidates) {
    if (new Set(parts).size === parts.length) break;
    const finer = offers.map(({ params }, index) => {
      const value = params.find((param) => foldName(param.name) === name)?.value ?? '';
      return `${parts[index]}|${foldName(value)}`;
    });
    if (new Set(finer).size === new Set(parts).size) continue;
    chosen.push(name);
    parts = finer;
  }
  return chosen;
}

/** Returns the stock of an offer, summed over the outlets. An `available` that is neither yes nor no is read as stock. */
function stockOf({ available, counts }: YmlOffer): { figure: number | null; remarks: Remark[] } {
  const onSale = available === null || readSwitch(available);
  if (onSale === false) return { figure: 0, remarks: [] };
  const remarks: Remark[] = [];
  let figure: number | null = null;
  if (available !== null && onSale === null) {
    const stock = available === '' ? 0 : readStock(available).stock;
    remarks.push({ field: 'available', text: available, readAs: stockInWords(stock) });
    if (stock === 0 || counts.length === 0) return { figure: stock, remarks };
  }
  for (const { field, text } of counts) {
    const { stock, readAs: meaning } = readStock(text);
    if (meaning) remarks.push({ field, text, readAs: meaning });
    if (stock !== null) figure = (figure ?? 0) + stock;
  }
  return { figure, remarks };
}

const stockInWords = (stock: number | null): Remark['readAs'] =>
  stock === null
    ? readAs('READ_AS_AVAILABLE')
    : stock === 0
      ? readAs('READ_AS_NOT_AVAILABLE')
      : readAs('READ_AS_STOCK', { stock });

function countsOf(element: XmlElement): YmlOffer['counts'] {
  for (const field of ['count', 'quantity_in_stock', 'stock_quantity', 'quantity', 'stock']) {
    const text = childText(element, field);
    if (text) return [{ field, text }];
  }
  return element.children
    .filter((child) => child.name === 'outlets')
    .flatMap((outlets) => outlets.children.map((outlet) => outlet.attributes['instock']?.trim() ?? ''))
    .filter(Boolean)
    .map((text) => ({ field: 'instock', text }));
}

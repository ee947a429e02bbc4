import { barcodeOf } from './barcode.js';
import { ONE_SIZE } from '../shared/size-words.js';
import { rejection, remark, type AssembleOptions, type FeedRow } from './feed-format.js';
import { because, readAs } from './feed-reason.js';
import type { FeedProductInput } from './feed-record.js';
import { foldColour, normaliseColours } from './normalise-colour.js';
import { sizeSlug } from './normalise-size.js';
import { pricesOf, type SpelledPrices } from './offer-prices.js';
import { propertiesFrom } from './product-properties.js';
import { distinctSlug, foldName } from './slug.js';

type ProductInput = FeedProductInput;

/** A model in a feed. `images` are the pictures that do not belong to a single variant. */
export interface FeedModel extends Pick<
  ProductInput,
  | 'name'
  | 'description'
  | 'category'
  | 'sex'
  | 'children'
  | 'seasons'
  | 'material'
  | 'active'
  | 'newArrival'
  | 'publishedAt'
  | 'properties'
  | 'seoTags'
> {
  line: number;
  groupId: string;
  source: string;
  supplier: string;
  brand: string | null;
  /** The properties of the intended wearer that the feed states itself. The rest is read from names and categories. */
  stated?: ReadonlyArray<'sex' | 'children'>;
  /** Slug of the product in the shop that exported the feed; null if the feed does not contain it. */
  slugBase: string | null;
  images: ReadonlyArray<{ url: string; alt?: string }>;
  /** Whether the ids of variants are built from their options, so that renaming an option changes the id. */
  idsOfOptions?: boolean;
  /**
   * The texts of the first variant of a colour for that colour, if the feed has texts of variants. The model's text
   * replaces an empty one.
   */
  textsOf?: (first: FeedVariant) => Partial<FeedTexts>;
}

/** Texts of one colour, and the values read from them. An empty text replaces nothing. */
export type FeedTexts = Pick<FeedModel, 'name' | 'description' | 'seasons' | 'material' | 'properties'> &
  Partial<Pick<FeedModel, 'sex' | 'children'>>;

/** An option of a variant and its value, as the feed spells them. */
export interface FeedOption {
  name: string;
  value: string;
}

/** Options that measure a garment, besides its size. */
const DIMENSION =
  /size|length|inseam|width|height|waist|cup|band|размер|рост|длин|ширин|полнота|чашка|обхват|größe|taille|taglia/u;

/** Returns whether an option is a dimension, which belongs to the size: `Inseam`, «Полнота». */
export const isDimension = (name: string): boolean => DIMENSION.test(foldName(name));

/** One variant of a model. */
export interface FeedVariant extends SpelledPrices {
  line: number;
  externalId: string;
  sku: string | null;
  /** The barcode as the feed spells it, if the feed has one for this variant alone. */
  barcode?: string | null;
  /** Label of the size as shoppers read it; null if the feed gives no size. */
  size: string | null;
  colour: string | null;
  /**
   * Options other than size and colour, by their names in the feed. A dimension (`Inseam`) becomes part of the size's
   * label. Each value of any other option (`Material`) creates a product of its own, or a property if the model has one
   * value only.
   */
  extra: readonly FeedOption[];
  stock: number | null;
  active: boolean;
  /** Pictures of this variant only. */
  images: readonly string[];
}

/**
 * Splits a model into one product per colour, and per value of an option that is neither a size nor a dimension. A
 * variant with an invalid price is rejected alone; a colour without any valid variant is dropped. The id of a product
 * is derived from its group, its normalised colour name and those values, so it does not depend on the order in the
 * file. If a colour was renamed, its offers identify the product (`identify-products.ts`).
 */
export function* colourways(
  model: FeedModel,
  variants: readonly FeedVariant[],
  options: AssembleOptions,
): Generator<FeedRow> {
  const styles = styleNames(variants);
  const byColour = new Map<string, FeedVariant[]>();
  for (const variant of variants) {
    const key = [foldColour(variant.colour ?? ''), ...valuesOf(variant, styles).map(foldName)].join(' ').trim();
    byColour.set(key, [...(byColour.get(key) ?? []), variant]);
  }
  const claimed = new Set(byColour.size > 1 ? variants.flatMap((variant) => variant.images) : []);
  const shared = model.images.filter((image) => !claimed.has(image.url));
  const modelSlug = distinctSlug(`${model.source} ${model.groupId}`);

  const lines = new Map<string, number>();
  const idOf = (key: string): string => (key ? `${model.groupId}/${distinctSlug(key)}` : model.groupId);
  const group = {
    id: model.groupId,
    products: [...byColour.keys()].map(idOf),
    offers: variants.map(({ externalId }) => externalId),
    ...(model.idsOfOptions ? { articles: articlesOf(variants) } : {}),
  };

  for (const [key, members] of byColour) {
    const externalId = idOf(key);
    const items: FeedProductInput['items'] = [];
    const sizes = new Set<string>();
    for (const variant of members) {
      const { item, remarks } = toItem(variant, model, options);
      yield* remarks;
      if (!item) continue;
      const known = lines.get(variant.externalId);
      if (known !== undefined) {
        yield rejection(variant.line, variant.externalId, 'id', because('OFFER_REPEATED', { line: known }));
        continue;
      }
      lines.set(variant.externalId, variant.line);
      const size = sizeSlug(item.size);
      if (sizes.has(size)) {
        yield rejection(variant.line, variant.externalId, 'size', because('SIZE_REPEATED', { size: item.size }));
        continue;
      }
      sizes.add(size);
      items.push(item);
    }
    if (items.length === 0) continue;
    const [first] = members;
    const colourName = first?.colour ?? '';
    const style = first ? valuesOf(first, styles) : [];
    const colours = normaliseColours(colourName);
    for (const { name, hex } of colours)
      if (first && hex === null)
        yield remark(first.line, first.externalId, {
          field: 'colour',
          text: name,
          readAs: readAs('READ_AS_NO_SWATCH'),
        });
    const texts = { ...model, ...(first && model.textsOf ? said(model.textsOf(first)) : {}) };
    yield {
      line: first?.line ?? model.line,
      group,
      record: {
        kind: 'product',
        source: model.source,
        externalId,
        ...(model.slugBase
          ? slugOf([model.slugBase, ...missingIn(model.slugBase, [colourName, ...style])].join(' '))
          : {}),
        name: withStyle(texts.name, style),
        description: texts.description,
        model: key ? { slug: modelSlug, name: model.name } : null,
        brands: model.brand ? [model.brand] : [],
        category: model.category,
        colours,
        sex: texts.sex,
        children: texts.children,
        derived: (['sex', 'children'] as const).filter((field) => !model.stated?.includes(field)),
        seasons: texts.seasons,
        material: texts.material,
        active: model.active,
        newArrival: model.newArrival,
        publishedAt: model.publishedAt,
        properties: first ? withOptions(texts.properties, first) : texts.properties,
        seoTags: model.seoTags,
        images: imagesOf(members, model.images, shared, byColour.size > 1),
        items,
      },
    };
  }
}

/** Returns the article numbers that belong to a single variant, by the variant's id. */
function articlesOf(variants: readonly FeedVariant[]): Record<string, string> {
  const counts = new Map<string | null, number>();
  for (const { sku } of variants) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return Object.fromEntries(
    variants.flatMap(({ externalId, sku }) => (sku && counts.get(sku) === 1 ? [[externalId, sku]] : [])),
  );
}

/** Returns the folded names of the options that distinguish the products of a model. */
function styleNames(variants: readonly FeedVariant[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const { extra } of variants)
    for (const { name, value } of extra)
      if (!isDimension(name))
        values.set(foldName(name), (values.get(foldName(name)) ?? new Set()).add(foldName(value)));
  return [...values].filter(([, different]) => different.size > 1).map(([name]) => name);
}

const valuesOf = ({ extra }: FeedVariant, names: readonly string[]): string[] =>
  extra.filter(({ name }) => names.includes(foldName(name))).map(({ value }) => value);

/** Returns the values whose words are not all in a slug. */
function missingIn(slug: string, values: readonly string[]): string[] {
  const words = new Set(slug.split('-'));
  return values.filter(
    (value) =>
      !distinctSlug(value)
        .split('-')
        .every((word) => words.has(word)),
  );
}

/**
 * Returns the name of a product with the values that distinguish it from others of its model, unless the name has them
 * already.
 */
function withStyle(name: string, style: readonly string[]): string {
  const missing = style.filter((value) => !foldName(name).includes(foldName(value)));
  return [name, ...missing].join(', ');
}

/** Returns the properties with the options that describe the product; a property of the feed stays as it is. */
function withOptions(properties: FeedModel['properties'], { extra }: FeedVariant): FeedModel['properties'] {
  const named = extra.filter(({ name }) => name !== '' && !isDimension(name));
  if (named.length === 0) return properties;
  return { ...propertiesFrom(named), ...properties };
}

/** Returns the texts that are not empty. */
function said(texts: Partial<FeedTexts>): Partial<FeedTexts> {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && !value.length),
    ),
  );
}

function toItem(
  variant: FeedVariant,
  model: FeedModel,
  options: AssembleOptions,
): { item: ProductInput['items'][number] | null; remarks: FeedRow[] } {
  const { prices, remarks } = pricesOf(variant, options);
  if (!prices) return { item: null, remarks };
  const size = variant.size ?? ONE_SIZE;
  const barcode = barcodeOf(variant.barcode);
  const dimensions = variant.extra.filter(({ name }) => isDimension(name)).map(({ value }) => value);
  const label = dimensions.length === 0 ? size : [...(size === ONE_SIZE ? [] : [size]), ...dimensions].join(' / ');
  return {
    item: {
      externalId: variant.externalId,
      sku: variant.sku,
      ...(barcode ? { barcode } : {}),
      size: label.slice(0, 300),
      supplier: { name: model.supplier, isoCode: options.shipsFrom },
      deliveryIsoCode: options.shipsFrom,
      active: variant.active,
      stock: variant.stock,
      ...prices,
    },
    remarks,
  };
}

function slugOf(text: string): { slug: string } {
  return { slug: distinctSlug(text) };
}

function imagesOf(
  members: readonly FeedVariant[],
  all: FeedModel['images'],
  shared: FeedModel['images'],
  severalColours: boolean,
): Array<{ url: string; alt?: string }> {
  const alts = new Map(all.map((image) => [image.url, image.alt]));
  const own = members.flatMap((variant) => variant.images).map((url) => ({ url, alt: alts.get(url) ?? '' }));
  const ordered = !severalColours
    ? [...all, ...own]
    : own.length > 0
      ? [...own, ...shared]
      : shared.length > 0
        ? shared
        : all;
  const unique = new Map(
    ordered.filter((image) => /^((https?:)?\/\/|storage:)/i.test(image.url)).map((image) => [image.url, image]),
  );
  return [...unique.values()].slice(0, 50);
}

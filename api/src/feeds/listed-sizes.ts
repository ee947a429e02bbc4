import type { FeedVariant } from './colourways.js';
import { remark, type FeedRow } from './feed-format.js';
import { readAs } from './feed-reason.js';
import { isLetterSize, normaliseSize, sizePosition, sizeSlug } from './normalise-size.js';

/** A size as written in the feed. `name` is its column, `unit` its system, e.g. RU. */
export interface RawSize {
  name: string;
  value: string;
  unit: string | null;
}

/**
 * Returns the labels of all sizes that an offer names, in their natural order. One value may list several: `42, 43, 44`,
 * `42;43`, `S/M/L`. But `S/M`, `57/58` and `42,5` are one size each, and so is a text whose parts are not all sizes.
 */
export function listedSizes(sizes: readonly RawSize[]): string[] {
  const labels = sizes.flatMap(({ value, unit }) => partsOf(value).map((part) => normaliseSize(part, unit)));
  const bySlug = new Map(labels.map((label) => [sizeSlug(label), label]));
  return [...bySlug.values()].sort((a, b) => sizePosition(a) - sizePosition(b));
}

function partsOf(value: string): string[] {
  const listed = value
    .split(/[;|\n]|,(?=\D)/u)
    .flatMap((part) => (/^\d+(?:,\d+)+$/.test(part.trim()) ? (part.match(/\d+(?:,[05](?!\d))?/g) ?? []) : [part]))
    .map((part) => part.trim())
    .filter(Boolean);
  if (listed.length > 1) return listed.every(isSize) ? listed : [value];
  // Two sizes with a slash are one size for both, three or more are a list. `164/84/90` are measures of one size.
  const slashed = value.split(/\s*\/\s*|\s+/u).filter(Boolean);
  const places = slashed.map((part) => sizePosition(normaliseSize(part)));
  const ascending = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return slashed.length > 2 && ascending && slashed.every(isSize) ? slashed : [value];
}

const isSize = (text: string): boolean =>
  isLetterSize(text) ||
  /^(?:\d{1,3}(?:\.\d+)?(?: [A-Z]{2}| [12]\/3)?|\d+[/–-]\d+|X*S\/\S+|[ML]\/\S+)$/u.test(normaliseSize(text));

/** Divides a stock among offers that share it, the first ones getting the remainder. */
export const sharesOf = (stock: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(stock / count) + (index < stock % count ? 1 : 0));

/** One of several variants that an offer stands for. `label` names the variant for people, `slug` in its id. */
interface Place {
  size: string | null;
  colour: string | null;
  label: string;
  slug: string;
}

/** Creates one variant for each size of an offer: see {@link spreadOver}. */
export function spreadOverSizes(
  variant: FeedVariant,
  sizes: readonly RawSize[],
  labels: readonly string[],
): { variants: FeedVariant[]; remarks: FeedRow[] } {
  const said = { field: sizes[0]?.name ?? 'size', text: sizes.map((size) => size.value).join(', ') };
  const places = labels.map((size) => ({ size, colour: variant.colour, label: size, slug: sizeSlug(size) }));
  return spreadOver(variant, said, places);
}

/**
 * Creates one variant for each place of an offer. The first variant keeps the offer's id, the others have `id#slug`. A
 * stock figure counts all of them together, so it is divided among them. `said` is the feed's text instead of the
 * places.
 */
export function spreadOver(
  variant: FeedVariant,
  said: { field: string; text: string },
  places: readonly Place[],
): { variants: FeedVariant[]; remarks: FeedRow[] } {
  const { line, externalId, stock } = variant;
  const names = places.map(({ label }) => label).join(', ');
  const meaning =
    places.length === 0
      ? readAs('READ_AS_OWN_OFFERS')
      : places.length === 1
        ? readAs('READ_AS_ONE_OFFER', { name: names })
        : readAs('READ_AS_OFFERS', { count: places.length, names });
  const remarks: FeedRow[] = [remark(line, externalId, { ...said, readAs: meaning })];
  const shares = stock === null ? [] : sharesOf(stock, places.length);
  if (stock !== null && stock > 0 && places.length > 1) {
    remarks.push(
      remark(line, externalId, {
        field: 'stock',
        text: String(stock),
        readAs: readAs('READ_AS_SHARES', { shares: shares.join(' + ') }),
      }),
    );
  }
  const variants = places.map(({ size, colour, slug }, index) => ({
    ...variant,
    externalId: index === 0 ? externalId : `${externalId}#${slug}`.slice(0, 300),
    size,
    colour,
    barcode: places.length > 1 ? null : variant.barcode,
    stock: shares[index] ?? null,
  }));
  return { variants, remarks };
}

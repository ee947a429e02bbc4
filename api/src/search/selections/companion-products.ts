import type { BitSet } from '../index/bit-set.js';
import { FirstOf } from '../index/first-of.js';
import { NO_COLOUR, type ListingIndex } from '../index/listing-index.js';

/** The product for which companions are looked for, with the known data about its companions. */
export interface CompanionsWanted {
  id: string;
  /** Slug of the deepest category; products of this category are no companions. Null if the product has none. */
  type: string | null;
  model: string | null;
  /** The product's kinds of goods, the narrowest first. */
  goods: readonly string[];
  sex: string;
  age: string;
  /** Season values of the filter; empty if they are unknown. */
  seasons: readonly string[];
  /** `#rrggbb` of the main colour; null if the product has none. */
  colour: string | null;
  /** Products that the merchant has picked by hand: they come first, whatever they are. */
  picked: readonly string[];
  /** Companion groups by rules, the most important first: categories by slug, or kinds of goods by id. */
  groups: readonly { kind: 'categories' | 'goods'; value: string }[];
  /** The number of orders in which other products were bought together with it. */
  boughtWith: ReadonlyMap<string, number>;
}

/** Clothes are worn with clothes, but shoes with no other shoes, and a bag with no other bag. */
const CLOTHES = 'aa-1';

interface Companion {
  product: number;
  /** Twice the number of orders, and one more for a matching colour. */
  rank: number;
  popularity: number;
}

/**
 * Returns ids of products that go with another product and can be bought, each model once: picked ones, then the best
 * of each group in turn, so that a rail has shoes, jeans and a bag and not eight jeans. In a group, products bought
 * together come first, then those with a matching colour, then popular ones. Products bought together outside of all
 * groups form the last group.
 */
export function companionProducts(index: ListingIndex, wanted: CompanionsWanted, limit: number): string[] {
  const { fitting, others } = fittingProducts(index, wanted);
  const bought = new Map<number, number>();
  for (const [id, orders] of wanted.boughtWith) {
    const product = index.numbers.numberOf(id);
    if (product !== undefined) bought.set(product, orders);
  }
  const rank = ranking(index, wanted, bought);
  const groups = wanted.groups.map(({ kind, value }) => rank(index.facets[kind].anyOf([value]).intersect(fitting)));
  groups.push(rank(others, true));

  const found = new Set<number>();
  const models = new Set<number | undefined>([modelNumber(index, wanted.model)]);
  const add = (product: number): boolean => {
    const model = index.modelOf(product);
    if (found.has(product) || (model !== undefined && models.has(model))) return false;
    models.add(model);
    found.add(product);
    return true;
  };
  for (const id of wanted.picked) {
    const product = index.numbers.numberOf(id);
    if (product !== undefined && id !== wanted.id && found.size < limit) add(product);
  }
  let left = groups.filter((group) => group.length > 0);
  while (left.length && found.size < limit) {
    for (const group of left) {
      while (group.length && !add(group.shift()!));
      if (found.size === limit) break;
    }
    left = left.filter((group) => group.length > 0);
  }
  return [...found].map((product) => index.numbers.idOf(product));
}

/**
 * Returns products for the same people, of another kind and of no other season; `others` are the products of other
 * kinds.
 */
function fittingProducts(index: ListingIndex, { type, goods, sex, age, seasons }: CompanionsWanted) {
  const { facets } = index;
  const fitting: BitSet = facets.age.anyOf([age]).intersect(facets.sex.anyOf([sex]));
  if (type !== null) fitting.without(facets.categories.anyOf([type]));
  if (goods[0] !== undefined) fitting.without(facets.goods.anyOf([goods[0]]));
  if (seasons.length) {
    const ofOthers = facets.season.anyOf([...facets.season.sizes()].map(({ value }) => value));
    fitting.without(ofOthers.without(facets.season.anyOf(seasons)));
  }
  const others = fitting.clone().without(facets.goods.anyOf(goods.filter((id) => id !== CLOTHES)));
  return { fitting, others };
}

/** Returns the ranking of the products of a set: by orders, then by colour, then by popularity. */
function ranking(index: ListingIndex, { colour }: CompanionsWanted, bought: ReadonlyMap<number, number>) {
  const matches = new Map([[NO_COLOUR, 1]]);
  const matchOf = (code: number): number => {
    const known = matches.get(code);
    if (known !== undefined) return known;
    const match = agree(colour, index.facets.colorPallete.at(code).hex ?? null) ? 1 : 0;
    matches.set(code, match);
    return match;
  };
  return (products: BitSet, isBought = false): number[] => {
    const first = new FirstOf<Companion>(
      (a, b) => b.rank - a.rank || b.popularity - a.popularity || index.numbers.compare(a.product, b.product),
      MOST_OF_GROUP,
    );
    let last: Companion | undefined;
    products.forEach((product) => {
      const orders = bought.get(product) ?? 0;
      if (isBought && !orders) return;
      const rank = orders * 2 + matchOf(index.mainColours[product]!);
      const popularity = index.popularity[product]!;
      if (last && (rank < last.rank || (rank === last.rank && popularity < last.popularity))) return;
      last = first.add({ product, rank, popularity }) ?? last;
    });
    return first.inOrder().map(({ product }) => product);
  };
}

/** Maximum number of products of a group: enough for a whole rail, if other colours of its models are left out. */
const MOST_OF_GROUP = 48;

/** Maximum difference between red, green and blue of a quiet colour: black, white, grey, beige, dark blue. */
const QUIET = 64;

/** Returns whether two colours match: they are equal, or one of them is quiet. An unknown colour matches. */
function agree(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other || isQuiet(one) || isQuiet(other);
}

function isQuiet(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) <= QUIET;
}

const modelNumber = (index: ListingIndex, model: string | null): number | undefined =>
  model === null ? undefined : index.valueNumber('model', model);

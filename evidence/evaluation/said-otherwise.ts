import type { Random } from '@meet/demo/random';
import { EXCLUDED_WORDS, EXCLUSIONS, LACKED_WORDS, SENSELESS, WIDE_WORDS } from './data/said-otherwise.js';
import type { Goods } from './goods.js';
import type { Judge } from './judge.js';
import { isCyrillic, isLatin, wordsOf } from './words-of.js';

/**
 * A query with the ids of its right products. If there are none, the search must find nothing, or say that its results
 * are only similar.
 */
export interface SaidQuery {
  typed: string;
  relevant: ReadonlySet<string>;
}

interface Shop {
  goods: readonly Goods[];
  judge: Judge;
  count: number;
  random: Random;
}

/** Queries that are phrased differently from product names. Each kind of them tests one rule of the search. */
export const SAYINGS = {
  /** Rule: a word that stands for several kinds of goods finds all of them. */
  wider: (shop) =>
    WIDE_WORDS.flatMap(([word, kinds]) => {
      const fitting = shop.goods.filter(({ words }) =>
        [...words].some((own) => kinds.some((kind) => own.startsWith(kind))),
      );
      const colours = [...new Set(fitting.flatMap(({ colours: own }) => own))].filter(isCyrillic);
      const ofColour = (colour: string) => fitting.filter((product) => product.colours.includes(colour));
      return fitting.length
        ? [
            { typed: word, relevant: idsOf(fitting) },
            ...shop.random
              .some(colours, shop.count)
              .map((colour) => ({ typed: `${word} ${wordsOf(colour).join(' ')}`, relevant: idsOf(ofColour(colour)) })),
          ]
        : [];
    }),
  /** Rule: a query with an exclusion («без …») still finds the other goods, and excluded goods are not first. */
  excluding: ({ goods, judge, count, random }) =>
    random.some(kindsOf(goods), count).map((kind) => {
      const excluded = random.pick(EXCLUSIONS).replace('%', random.pick(EXCLUDED_WORDS));
      return { typed: `${kind} ${excluded}`, relevant: judge.relevantTo(kind) };
    }),
  /** Rule: if no product has both the brand and the word, products of the brand come first. */
  brand: ({ goods, judge, count, random }) =>
    Array.from({ length: count }, () => random.some(goods, 2)).flatMap(([one, other]) => {
      const brand = wordsOf(one?.brands[0] ?? '').join(' ');
      const word = wordsOf(other?.name ?? '').findLast(
        (said) => said.length > 3 && (isLatin(said) || isCyrillic(said)),
      );
      const ofBrand = judge.relevantTo(brand);
      if (!brand || !word || judge.relevantTo(`${brand} ${word}`).size) return [];
      return [{ typed: `${brand} ${word}`, relevant: ofBrand }];
    }),
  /** Rule: a common word that no product contains is not taken for a misspelt name. */
  lacked: ({ judge }) =>
    LACKED_WORDS.filter((text) => !wordsOf(text).some((word) => word.length > 3 && judge.knows(word))).map(nothingFor),
  /** Rule: a query without any word finds nothing. */
  senseless: () => SENSELESS.map(nothingFor),
} as const satisfies Record<string, (shop: Shop) => SaidQuery[]>;

export type SayingKind = keyof typeof SAYINGS;

function nothingFor(typed: string): SaidQuery {
  return { typed, relevant: new Set() };
}

function idsOf(goods: readonly Goods[]): Set<string> {
  return new Set(goods.map(({ id }) => id));
}

/** Returns the category names that consist of a single Russian word. */
function kindsOf(goods: readonly Goods[]): string[] {
  const names = new Set(
    goods
      .flatMap(({ kinds }) => kinds.map((kind) => wordsOf(kind)))
      .flatMap((words) => (words.length === 1 ? words : [])),
  );
  return [...names].filter(isCyrillic).sort();
}

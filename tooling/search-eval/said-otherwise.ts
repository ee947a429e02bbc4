import type { Random } from '../demo-catalogue/random.js';
import { EXCLUDED_WORDS, EXCLUSIONS, LACKED_WORDS, SENSELESS, WIDE_WORDS } from './data/said-otherwise.js';
import type { Goods } from './goods.js';
import type { Judge } from './judge.js';
import { isCyrillic, isLatin, wordsOf } from './words-of.js';

/** A query and the only right answers to it; none where nothing is to be found, or only said to be near. */
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

/** What people say that is no damage of a product's own words: each rule of the search that a kind of query stands for. */
export const SAYINGS = {
  /** A word that takes in several kinds finds goods of all of them. */
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
  /** What is to be left out does not come first, and does not take the rest away. */
  excluding: ({ goods, judge, count, random }) =>
    random.some(kindsOf(goods), count).map((kind) => {
      const excluded = random.pick(EXCLUSIONS).replace('%', random.pick(EXCLUDED_WORDS));
      return { typed: `${kind} ${excluded}`, relevant: judge.relevantTo(kind) };
    }),
  /** A brand goes before a word that another brand's goods have. */
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
  /** A word of the language is no foreign name. */
  lacked: ({ judge }) =>
    LACKED_WORDS.filter((text) => !wordsOf(text).some((word) => word.length > 3 && judge.knows(word))).map(nothingFor),
  /** Without a word nothing is searched. */
  senseless: () => SENSELESS.map(nothingFor),
} as const satisfies Record<string, (shop: Shop) => SaidQuery[]>;

export type SayingKind = keyof typeof SAYINGS;

function nothingFor(typed: string): SaidQuery {
  return { typed, relevant: new Set() };
}

function idsOf(goods: readonly Goods[]): Set<string> {
  return new Set(goods.map(({ id }) => id));
}

/** Names of categories in one Russian word. */
function kindsOf(goods: readonly Goods[]): string[] {
  const names = new Set(
    goods
      .flatMap(({ kinds }) => kinds.map((kind) => wordsOf(kind)))
      .flatMap((words) => (words.length === 1 ? words : [])),
  );
  return [...names].filter(isCyrillic).sort();
}

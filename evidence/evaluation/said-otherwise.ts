import type { Random } from '@meet/demo/random';
import { HUMAN_SPELLINGS } from './data/human-spellings.js';
import { DISCOUNTS, EXCLUDED_WORDS, EXCLUSIONS, LACKED_WORDS, SENSELESS, WIDE_WORDS } from './data/said-otherwise.js';
import { inCyrillic } from './damage/transliterate.js';
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
  /** Rule: price words are a filter; if no product of the kind has a discount, the answer says so. */
  discounted: ({ goods, judge, count, random }) =>
    random.some(kindsOf(goods), count).map((kind) => {
      const ofKind = judge.relevantTo(kind);
      const reduced = goods.filter(({ id, isReduced }) => isReduced && ofKind.has(id));
      return { typed: random.pick(DISCOUNTS).replace('%', kind), relevant: idsOf(reduced) };
    }),
  /** Rule: two or three letters begin a kind of goods, or a word of a name as people spell it. */
  begun: ({ goods, count, random }) => {
    const names = HUMAN_SPELLINGS.filter(([name]) => goods.some((product) => isNamed(product, name)));
    return random.some([...kindsOf(goods), ...names.flatMap(([, spellings]) => spellings)], count).map((said) => {
      const typed = said.slice(0, random.whole(2, 3));
      const begins = (text: string) => text.startsWith(typed);
      const begun = names.flatMap(([name, spellings]) => (spellings.some(begins) ? name : []));
      const fits = (product: Goods) =>
        [...product.words].some((word) => begins(word) || (inCyrillic([word], random) ?? '').startsWith(typed)) ||
        begun.some((name) => isNamed(product, name));
      return { typed, relevant: idsOf(goods.filter(fits)) };
    });
  },
  /** Rule: if a line has no goods of the kind, its other goods of the section come first, as near. */
  otherKind: ({ goods, judge, count, random }) => {
    const lines = HUMAN_SPELLINGS.map(([name]) => wordsOf(name).join(' ')).filter(
      (name) => !goods.some(({ brands }) => brands.some((brand) => wordsOf(brand).join(' ') === name)),
    );
    const kinds = kindsOf(goods);
    if (!kinds.length) return [];
    return Array.from({ length: count * TRIES }, () => ({ line: random.pick(lines), kind: random.pick(kinds) }))
      .flatMap(({ line, kind }) => {
        const ofLine = judge.relevantTo(line);
        const sections = new Set(goods.flatMap(({ id, kinds: own }) => (ofLine.has(id) ? own[0]! : [])));
        const isOfSection = goods.some(({ kinds: own }) => sections.has(own[0]!) && own.at(-1)!.toLowerCase() === kind);
        const typed = `${kind} ${line}`;
        return sections.size === 1 && isOfSection && !judge.relevantTo(typed).size ? [{ typed, relevant: ofLine }] : [];
      })
      .slice(0, count);
  },
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

/** So many pairs of a line and a kind are tried for each query about a line in another kind. */
const TRIES = 20;

const isNamed = ({ words }: Goods, name: string): boolean => wordsOf(name).every((word) => words.has(word));

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

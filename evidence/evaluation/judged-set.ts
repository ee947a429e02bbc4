import { randomFrom } from '@meet/demo/random';
import { DAMAGES, type DamageKind } from './damage/damages.js';
import type { Goods } from './goods.js';
import type { Judge } from './judge.js';
import { makeQueries } from './make-queries.js';
import { SAYINGS, type SayingKind } from './said-otherwise.js';
import { wordsOf } from './words-of.js';

export interface JudgedQuery {
  kind: DamageKind | SayingKind | 'real';
  /** The query without typing mistakes or other damage. */
  meant: string;
  /** The query as it was typed. */
  typed: string;
  /**
   * Ids of the right products. If empty, the search must find nothing, or say that its results are only similar. Null
   * if the right answers are unknown.
   */
  relevant: ReadonlySet<string> | null;
}

/**
 * Generates queries about the catalogue, damaged in every way or phrased differently, together with their right
 * answers. The same seed always gives the same queries.
 */
export function judgedSet(goods: readonly Goods[], judge: Judge, count: number, seed: string): JudgedQuery[] {
  const queries = makeQueries(goods, count, randomFrom(`${seed}:queries`));
  const known = new Set(goods.flatMap(({ words }) => [...words]));
  const common = new Set(goods.flatMap(commonWordsOf));
  const isCommon = (word: string) => common.has(word);
  const pairs = new Set(goods.flatMap(({ name, brands }) => [name, ...brands].flatMap(pairsOf)));
  const damaged = Object.entries(DAMAGES).flatMap(([kind, damage]) =>
    queries.flatMap((meant) => {
      const random = randomFrom(`${seed}:${kind}:${meant}`);
      const typed = damage(meant.split(' '), { random, knows: (word) => known.has(word), isCommon, pairs });
      return typed === null ? [] : [{ kind: kind as DamageKind, meant, typed, relevant: judge.relevantTo(meant) }];
    }),
  );
  const said = Object.entries(SAYINGS).flatMap(([kind, saying]) =>
    saying({ goods, judge, count: Math.ceil(count / SAID_RARELY), random: randomFrom(`${seed}:${kind}`) }).map(
      (query): JudgedQuery => ({ kind: kind as SayingKind, meant: query.typed, ...query }),
    ),
  );
  return [...damaged, ...said];
}

/** Each way of phrasing differently gets this many times fewer queries than each kind of damage. */
const SAID_RARELY = 4;

/**
 * Returns the ordinary words of a product: those of its name that are written in lower case, and those of its
 * categories and colours.
 */
function commonWordsOf({ name, kinds, colours }: Goods): string[] {
  const small = name.split(' ').filter((word) => word[0] === word[0]?.toLowerCase());
  return [...small, ...kinds, ...colours].flatMap(wordsOf);
}

function pairsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

import { randomFrom } from '../demo-catalogue/random.js';
import { DAMAGES, type DamageKind } from './damage/damages.js';
import type { Goods } from './goods.js';
import type { Judge } from './judge.js';
import { makeQueries } from './make-queries.js';
import { SAYINGS, type SayingKind } from './said-otherwise.js';
import { wordsOf } from './words-of.js';

export interface JudgedQuery {
  kind: DamageKind | SayingKind | 'real';
  /** The query without damage. */
  meant: string;
  /** The query as it was typed. */
  typed: string;
  /** Right answers. Empty if nothing may be found, or only near goods that are named so; null if not judged. */
  relevant: ReadonlySet<string> | null;
}

/**
 * Makes queries about the catalogue, with every damage and saying, and their right answers. A seed always gives the
 * same.
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

/** Other queries for each one of these. */
const SAID_RARELY = 4;

/** Returns the words of a name in lower case, and the words of kinds and colours. */
function commonWordsOf({ name, kinds, colours }: Goods): string[] {
  const small = name.split(' ').filter((word) => word[0] === word[0]?.toLowerCase());
  return [...small, ...kinds, ...colours].flatMap(wordsOf);
}

function pairsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

import { randomFrom } from '../demo-catalogue/random.js';
import { DAMAGES, type DamageKind } from './damage/damages.js';
import type { Goods } from './goods.js';
import type { Judge } from './judge.js';
import { makeQueries } from './make-queries.js';
import { wordsOf } from './words-of.js';

export interface JudgedQuery {
  kind: DamageKind | 'real';
  /** What was meant. */
  meant: string;
  /** What was typed. */
  typed: string;
  relevant: ReadonlySet<string>;
}

/** Queries about the catalogue in every kind of damage, with their right answers: the same for the same seed. */
export function judgedSet(goods: readonly Goods[], judge: Judge, count: number, seed: string): JudgedQuery[] {
  const queries = makeQueries(goods, count, randomFrom(`${seed}:queries`));
  const said = new Set(goods.flatMap(({ words }) => [...words]));
  const common = new Set(goods.flatMap(commonWordsOf));
  const isCommon = (word: string) => common.has(word);
  const pairs = new Set(goods.flatMap(({ name, brands }) => [name, ...brands].flatMap(pairsOf)));
  return Object.entries(DAMAGES).flatMap(([kind, damage]) =>
    queries.flatMap((meant) => {
      const random = randomFrom(`${seed}:${kind}:${meant}`);
      const typed = damage(meant.split(' '), { random, knows: (word) => said.has(word), isCommon, pairs });
      return typed === null ? [] : [{ kind: kind as DamageKind, meant, typed, relevant: judge.relevantTo(meant) }];
    }),
  );
}

/** What is written small in a name, and what kinds and colours are called. */
function commonWordsOf({ name, kinds, colours }: Goods): string[] {
  const small = name.split(' ').filter((word) => word[0] === word[0]?.toLowerCase());
  return [...small, ...kinds, ...colours].flatMap(wordsOf);
}

function pairsOf(text: string): string[] {
  const words = wordsOf(text);
  return words.slice(1).map((word, place) => `${words[place]} ${word}`);
}

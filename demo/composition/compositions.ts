import type { CatalogueEntry } from '../generate-catalogue.js';
import { posters } from '../posters.js';
import { demoReviews } from '../reviews.js';
import type { Composition } from './composition.js';

/** Returns every picture of the demo: product pictures, posters, and buyers' photographs. */
export function demoCompositions(seed: string, now: Date, entries: readonly CatalogueEntry[]): Composition[] {
  const photographs = demoReviews(seed, now, entries).flatMap(({ pictures }) =>
    pictures.map(({ key, order }): Composition => ({ kind: 'snapshot', key, order })),
  );
  return [...entries.flatMap(({ compositions }) => compositions), ...posters(entries), ...photographs];
}

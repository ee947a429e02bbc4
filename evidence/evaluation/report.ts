import type { Figures } from './measure.js';

/** Figures by search engine, then by kind of query. */
export type EvalFigures = Record<string, Record<string, Figures>>;

/** The evaluation fails if the mean reciprocal rank drops by more than this. */
const TOLERANCE = 0.01;

const share = (value: number | null) => (value === null ? '–' : value.toFixed(3)).padStart(7);

/** Returns the figures as a table, with one line for each kind of query and engine. */
export function table(figures: EvalFigures): string {
  const engines = Object.keys(figures);
  const kinds = [...new Set(engines.flatMap((engine) => Object.keys(figures[engine]!)))];
  const lines = kinds.flatMap((kind) =>
    engines.flatMap((engine) => {
      const found = figures[engine]![kind];
      if (!found) return [];
      const { queries, recall, mrr, zero } = found;
      const counts = [String(queries).padStart(7), share(recall), share(mrr), share(zero)];
      return [`${kind.padEnd(10)} ${engine.padEnd(12)} ${counts.join(' ')}`];
    }),
  );
  return [`${'kind'.padEnd(10)} ${'engine'.padEnd(12)} queries recall8     mrr    none`, ...lines].join('\n');
}

/** Returns a sentence for each kind of query whose mean reciprocal rank is lower than before. */
export function losses(now: Record<string, Figures>, before: Record<string, Figures>): string[] {
  return Object.entries(before).flatMap(([kind, { mrr }]) => {
    const found = now[kind]?.mrr ?? null;
    if (mrr === null || (found !== null && found >= mrr - TOLERANCE)) return [];
    return [`${kind}: mean reciprocal rank ${found?.toFixed(3) ?? 'missing'}, was ${mrr.toFixed(3)}`];
  });
}

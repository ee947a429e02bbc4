import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { ROOT } from '../root.js';
import { importsOf, MADE, type MadeCatalogue } from './catalogues.js';
import { askApi, type Answer, type Ask } from './engines.js';
import { openEvalShop, openExistingShop, type EvalShop } from './eval-shop.js';
import { judgedSet, type JudgedQuery } from './judged-set.js';
import { Judge } from './judge.js';
import { measure, reciprocalRank, type Figures } from './measure.js';
import { answerable, readRealQueries } from './real-queries.js';
import { askBare, dropIndex, fillShopIndex, type MeilisearchServer } from './meilisearch-engines.js';
import { losses, table, type EvalFigures } from './report.js';
import { wordsOf } from './words-of.js';

const USAGE = `npm run search:eval -- [options]

How well the search finds what shoppers mean: queries about a catalogue, whole and damaged, against an API of its own.
  --catalogue NAME   ${Object.keys(MADE).join(' | ')} (demo)
  --feeds DIR        feeds of real shops instead
  --database URL     a shop that is there already instead
  --queries N        queries that are damaged in every way (80)
  --seed TEXT        other queries
  --json FILE        figures
  --failures FILE    what was not found first, with what was understood
  --update           keep the figures of the demo to compare with; not with another catalogue, number or seed

MEILI_URL and MEILI_API_KEY (a key for everything): the same queries through Meilisearch, and through an index of it
that has nothing but its defaults.
`;
const AT_ONCE = 4;
/** The committed figures. They are in the source folder, not in the build folder. */
const KEPT = join(ROOT, 'evidence/evaluation/figures.json');

const { values } = parseArgs({
  options: {
    catalogue: { type: 'string', default: 'demo' },
    feeds: { type: 'string' },
    database: { type: 'string' },
    queries: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
    json: { type: 'string' },
    failures: { type: 'string' },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const count = Number(values.queries);
const settings = { catalogue: values.catalogue, queries: count, seed: values.seed };
const { postgres: committed, ...committedSettings } = JSON.parse(readFileSync(KEPT, 'utf8')) as typeof settings &
  EvalFigures;
/** Whether the figures of this run can be compared with the committed ones. */
const isComparable =
  !values.feeds && !values.database && JSON.stringify(settings) === JSON.stringify(committedSettings);
if (
  values.help ||
  !(values.catalogue in MADE) ||
  !Number.isInteger(count) ||
  count < 1 ||
  (values.update && !isComparable)
) {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
/** Names of this run's Meilisearch indexes. They are deleted afterwards. */
const INDEXES = { shop: `search-eval-${process.pid}`, bare: `search-eval-bare-${process.pid}` };
const { MEILI_URL, MEILI_API_KEY } = process.env;
const meilisearch: MeilisearchServer | null = MEILI_URL ? { url: MEILI_URL, key: MEILI_API_KEY } : null;
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'meet-search-eval-feeds-'));
const catalogue = values.feeds ? { feeds: values.feeds } : (values.catalogue as MadeCatalogue);
const shop = await openShop().finally(() => rmSync(folder, { recursive: true, force: true }));

interface Asked {
  query: JudgedQuery;
  answer: Answer;
}

try {
  const queries = await queriesOfShop();
  const figures: EvalFigures = {};
  const failures: string[] = [];
  for (const [engine, ask] of await engines()) {
    const asked = await askAll(queries, ask);
    figures[engine] = figuresByKind(asked);
    failures.push(...failuresOf(engine, asked));
  }
  say(`${shop.goods.length} products, ${queries.length} queries, seed ${values.seed}\n${table(figures)}`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (values.failures) writeFileSync(values.failures, failures.map((line) => `${line}\n`).join(''));
  compareWithKept(figures);
} finally {
  await shop.close();
  if (meilisearch) for (const index of Object.values(INDEXES)) await dropIndex(meilisearch, index);
}

async function openShop(): Promise<EvalShop> {
  if (values.database) return openExistingShop(values.database);
  return openEvalShop(await importsOf(catalogue, folder));
}

async function queriesOfShop(): Promise<JudgedQuery[]> {
  const { goods } = shop;
  const real = readRealQueries();
  if (!real) say('No real queries here (set MEET_FEED_DATA to their folder): that kind is left out.');
  const words = new Set([...goods.flatMap((product) => [...product.words]), ...(real ?? []).flatMap(wordsOf)]);
  const stems = await shop.stemsOf([...words]);
  const stem = (word: string) => stems.get(word) ?? word;
  const asked = answerable(real ?? [], goods, stem);
  return [
    ...judgedSet(goods, new Judge(goods, stem), count, values.seed),
    ...asked.map((typed): JudgedQuery => ({ kind: 'real', meant: typed, typed, relevant: null })),
  ];
}

async function engines(): Promise<[name: string, ask: Ask][]> {
  const asks: [string, Ask][] = [['postgres', askApi(await shop.startApi({}))]];
  if (!meilisearch) return asks;
  await fillShopIndex(meilisearch, INDEXES.shop, shop.client);
  const { url, key } = meilisearch;
  const origin = await shop.startApi({
    MEILI_URL: url,
    MEILI_INDEX: INDEXES.shop,
    ...(key ? { MEILI_API_KEY: key } : {}),
  });
  return [...asks, ['meilisearch', askApi(origin)], ['bare', await askBare(meilisearch, INDEXES.bare, shop.goods)]];
}

function askAll(queries: readonly JudgedQuery[], ask: Ask): Promise<Asked[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(queries.map((query) => limit(async () => ({ query, answer: await ask(query.typed) }))));
}

function figuresByKind(asked: readonly Asked[]): Record<string, Figures> {
  const kinds = [...new Set(asked.map(({ query }) => query.kind))];
  const outcomesOf = (kind: string) =>
    asked
      .filter(({ query }) => query.kind === kind)
      .map(({ query, answer }) => ({ ...answer, relevant: query.relevant }));
  return Object.fromEntries(kinds.map((kind) => [kind, measure(outcomesOf(kind))]));
}

/** Describes the queries whose first result was wrong, by kind, the worst of each kind first. */
function failuresOf(engine: string, asked: readonly Asked[]): string[] {
  const names = new Map(shop.goods.map(({ id, name, brands }) => [id, `${brands.join(', ')} ${name}`]));
  return asked
    .map(({ query, answer }) => {
      const { relevant } = query;
      return { query, answer, rank: relevant ? reciprocalRank({ ...answer, relevant }) : 1 };
    })
    .filter(({ query, rank, answer }) => rank < 1 || (!answer.total && query.relevant?.size !== 0))
    .sort((a, b) => a.query.kind.localeCompare(b.query.kind) || a.rank - b.rank)
    .map(({ query: { kind, meant, typed, relevant }, answer, rank }) => {
      const wanted = names.get([...(relevant ?? [])][0] ?? '') ?? 'nothing';
      const shown = answer.ids.slice(0, 2).map((id) => names.get(id) ?? id);
      return [
        `${engine} ${kind} ${rank.toFixed(2)} «${typed}»`,
        typed === meant ? '' : `  meant      «${meant}»`,
        `  understood ${answer.understood}; ${answer.total} found`,
        `  wanted     ${wanted} (one of ${relevant?.size ?? 0})`,
        `  shown      ${shown.join(' | ') || 'nothing'}`,
      ]
        .filter(Boolean)
        .join('\n');
    });
}

/**
 * Compares the figures with the committed ones. Those exist only for one catalogue, seed and number of queries; with
 * other options nothing is compared.
 */
function compareWithKept(figures: EvalFigures): void {
  if (!isComparable) return;
  const { real: _, ...found } = figures['postgres']!;
  if (values.update) {
    writeFileSync(KEPT, `${JSON.stringify({ ...settings, postgres: found }, null, 2)}\n`);
    return;
  }
  const lost = losses(found, committed!);
  for (const loss of lost) say(`LESS ${loss}`);
  if (lost.length) process.exitCode = 1;
}

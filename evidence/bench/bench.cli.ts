import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.js';
import { ChangingPrices } from './changing.js';
import { Floor } from './floor.js';
import { checkAnswers, measure, measureFlow, middleOf, type Times } from './measure.js';
import { byMany } from './operation.js';
import { openBenchShop, RAISED_LIMITS, type BenchShop } from './open-bench-shop.js';
import { pageOperations, pictureOperations } from './pages.js';
import { askApi, readingOperations, sampleGoods } from './reading.js';
import { row, title, type Line } from './report.js';
import { shoppingOperations, SigningIn } from './shopping.js';
import { readDocuments, storefrontFolder } from './read-documents.js';
import { watch } from './usage.js';

const USAGE = `npm run bench -- [--products 5000,100000] [--connections 10,100] [--seconds 8] [--rounds 1] [--only search,order] [--json FILE] [--processes 1,4] [--copy]

Measures what visitors and shoppers do, and a bare server beside it in the same run. --only takes the beginnings of names.
Of several --rounds each operation's run in the middle counts.
--processes says how many API processes share a shop's requests.
--copy imports 5,000 products at most and writes the others by COPY, as copies of these: for shops of up to a million.
--short uses a small shop and half a second each: it only shows that everything is answered.`;

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'string' },
    processes: { type: 'string', default: '1' },
    copy: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit();
}
const numbers = (list: string): number[] => list.split(',').map(Number);
const sizes = numbers(values.products ?? (values.short ? '300' : '5000'));
const connections = numbers(values.connections ?? (values.short ? '10' : '10,100'));
const seconds = Number(values.seconds ?? (values.short ? 0.5 : 8));
const times = { seconds, warmUpSeconds: values.short ? 0.25 : 3, rounds: Number(values.rounds) };
const only = values.only?.split(',');
const isWanted = (name: string): boolean => !only || only.some((beginning) => name.startsWith(beginning));
const say = (line: string) => process.stdout.write(`${line}\n`);

const documents = readDocuments(storefrontFolder(ROOT));

/** Measures all operations on a shop with this number of products and API processes. */
async function measureShop(
  products: number,
  processes: number,
): Promise<{ startMs: BenchShop['startMs']; lines: Line[] }> {
  say(`\n${products} products${processes > 1 ? `, ${processes} API processes` : ''}`);
  const shop = await openBenchShop(products, values.copy, processes);
  const lines: Line[] = [];
  const note = (line: Line) => {
    lines.push(line);
    say(row(line));
  };
  try {
    const { api, apiFromSnapshot, storefront } = shop.startMs;
    say(
      `API ready in ${api.toFixed(0)} ms, from a snapshot in ${apiFromSnapshot.toFixed(0)} ms, storefront in ${storefront.toFixed(0)} ms`,
    );
    say(title());
    const watched = watch(shop.pids);
    const ask = askApi(shop.api);
    const goods = await sampleGoods(ask);
    const reading = await readingOperations(ask, documents, goods);
    const { blogList } = await ask<{ blogList: { items: { slug: string }[] } }>(ARTICLES);
    const floor = new Floor(shop.floor, goods, times, watched);
    const articles = blogList.items.map(({ slug }) => slug);
    const { EDGE_SECRET } = shop.secrets;
    const ofApi = [...reading, ...shoppingOperations(shop.accounts, shop.offers, documents)];
    const ofStorefront = [...pageOperations(goods, articles), ...pictureOperations(goods)];
    for (const [origins, operations] of [
      [shop.apis, ofApi],
      [[shop.storefront], ofStorefront],
    ] as const)
      for (const one of operations.filter(({ name }) => isWanted(name))) {
        const operation = byMany(one, EDGE_SECRET);
        const answers = await checkAnswers(origins[0]!, operation);
        for (const at of connections) {
          const once = (each: Times) => measure(origins, operation, at, each, watched);
          note(await floor.beside(operation, answers, await middleOf(times, once)));
        }
      }
    if (isWanted('change')) {
      const changing = new ChangingPrices(
        shop.database,
        ask,
        goods.map(({ id }) => id),
      );
      note(await measureFlow('change', () => changing.once(), 1, times, watched));
    }
    if (isWanted('sign-in')) {
      const signingIn = new SigningIn(ask, shop.printed, EDGE_SECRET);
      for (const at of connections) note(await measureFlow('sign-in', () => signingIn.once(), at, times, watched));
    }
  } finally {
    await shop.close();
  }
  return { startMs: shop.startMs, lines };
}

const ARTICLES = '{ blogList(pagination: { page: 1, limit: 20 }) { items { slug } } }';

const [processor] = cpus();
const machine = `${availableParallelism()} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}`;
say(`${machine}; load before: ${loadavg()[0]!.toFixed(2)}`);
say(
  `Limits out of reach: ${Object.entries(RAISED_LIMITS)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`,
);
const runs = [];
for (const products of sizes)
  for (const processes of numbers(values.processes))
    runs.push({ products, processes, ...(await measureShop(products, processes)) });
if (values.json) writeFileSync(values.json, JSON.stringify({ machine, limits: RAISED_LIMITS, seconds, runs }, null, 2));

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openAbusedShop, type AbusedShop } from './abused-shop.js';
import { askedCodes } from './asked-codes.js';
import { isKept, type Attack, type Finding } from './attack.js';
import { dearPictures } from './dear-pictures.js';
import { dearQueries } from './dear-queries.js';
import { dearVariables } from './dear-variables.js';
import { floodedPages } from './flooded-pages.js';
import { floodedVariables } from './flooded-variables.js';
import { guessedCodes } from './guessed-codes.js';
import { heldGoods } from './held-goods.js';
import { lockedOutOwner } from './locked-out-owner.js';
import { orderMessages } from './order-messages.js';
import { lookAround } from './other-shoppers.js';

/**
 * `npm run abuse [-- --short] [--redis URL] [NAME …]`: opens a temporary shop and attacks it from outside in several
 * ways. For each attack it prints how much got through, how much is allowed to, and how well the shop served another
 * visitor meanwhile. It exits with 1 if more got through than allowed, or if the other visitor was not served.
 * `--short` sends fewer requests and ignores times and memory. Counters are in PostgreSQL, or in the Redis of
 * `--redis`, which is emptied. Without names all attacks run.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, redis: { type: 'string' } },
});
const { short } = values;
const SLOWEST_PAGE_MS = 2000;

const attacks: Attack[] = [
  dearPictures,
  ...dearQueries(short),
  dearVariables,
  ...(short ? [] : [floodedPages]),
  ...floodedVariables,
  orderMessages,
  heldGoods,
  lockedOutOwner,
  guessedCodes,
  askedCodes,
].filter(({ name }) => !positionals.length || positionals.some((asked) => name.startsWith(asked)));
if (!attacks.length) throw new Error(`There is no attack «${positionals.join(' ')}»`);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function attackBeside(shop: AbusedShop, { name, prepare, run }: Attack, shopper: string): Promise<Finding[]> {
  const stop = new AbortController();
  const terms = { short, stop: stop.signal };
  await prepare?.(shop, terms);
  const began = performance.now();
  const attack = run(shop, terms);
  // The attack stops when the other visitor has finished looking. Otherwise an attack on a shop that does not respond
  // would never end.
  const looking = somebodySees(shop, shopper).finally(() => stop.abort());
  const [findings, seen] = await Promise.all([attack, looking]);
  say(`\n${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return [...findings, ...seen];
}

async function somebodySees(shop: AbusedShop, address: string): Promise<Finding[]> {
  const { slowestPage, slowestPicture, failed } = await lookAround(shop, address);
  const tried = 'somebody else meanwhile';
  return [
    { tried, through: failed, unit: 'of 20 pages and 5 new pictures not served', most: 0 },
    {
      tried,
      through: slowestPage,
      unit: 'ms, the slowest page of 20',
      most: SLOWEST_PAGE_MS,
      beside: `the slowest picture of 5: ${slowestPicture} ms; resident now: API ${shop.api.megabytes()} MB, storefront ${shop.storefrontServer.megabytes()} MB`,
      measured: true,
    },
  ];
}

/** Prints the findings and returns how many of them are outside their limits. */
function report(findings: Finding[]): number {
  const broken = findings.filter((finding) => !isKept(finding) && !(short && finding.measured));
  for (const finding of findings) {
    const { tried, through, unit, most, least, beside, measured } = finding;
    const bound = short && measured ? 'not judged' : `at most ${most}${least ? `, at least ${least}` : ''}`;
    say(`  ${broken.includes(finding) ? 'BROKEN' : 'kept  '} ${tried}: ${through} ${unit} (${bound})`);
    if (beside) say(`         ${beside}`);
  }
  return broken.length;
}

say(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
const shop = await openAbusedShop({ redisUrl: values.redis, smsPerHour: short ? 100 : 1000 });
let broken = 0;
try {
  say('\nnobody attacks');
  broken += report(await somebodySees(shop, '192.0.2.100'));
  for (const [n, attack] of attacks.entries()) broken += report(await attackBeside(shop, attack, `192.0.2.${n + 101}`));
} finally {
  await shop.close();
}
say(broken ? `\n${broken} bounds are broken` : '\nevery bound is kept');
process.exit(broken ? 1 : 0);

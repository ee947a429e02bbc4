import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addPages } from './add-pages.js';
import { ExpectedError } from './expected-error.js';
import { keepDatabase } from './keep-database.js';
import { openDatabase } from './open-database.js';
import { DEMO_ADMIN } from './demo-desk.js';
import { deskAddress } from './desk-address.js';
import { whoseGoods, type Goods } from './demo-goods.js';
import { demoPictures, DEMO_PICTURES_SERVICE } from './demo-pictures.js';
import { demoState, seedDemo } from './seed-demo.js';
import { Services, type ServiceSpec } from './services.js';
import { searchPlace } from './search-place.js';
import { readStackConfig, serviceEnvironment, type StackConfig } from './stack-config.js';
import { assertFreePort, takeLock } from './stack-lock.js';
import { moneyAndCodes, trialSettings, whatWillEnd } from './trial-settings.js';
import { whenNpmEnds } from './when-npm-ends.js';
import { watchGoods } from './watch-goods.js';
import { withClient } from './with-client.js';

interface StackMode {
  output: { folder: string } | 'terminal';
  services(env: NodeJS.ProcessEnv): ServiceSpec[];
}

const USAGE = 'npm start -- [--demo]      --demo fills an empty database of yours with the demo, too';

/**
 * Starts the database, imports the demo, starts the services and prints their addresses. On Ctrl-C or SIGTERM it stops
 * them in order.
 */
export async function runStack(args: string[], mode: (config: StackConfig) => StackMode): Promise<void> {
  const started = Date.now();
  const unknown = args.find((argument) => argument !== '--demo');
  if (unknown) throw new ExpectedError(`«${unknown}» is no option: ${USAGE}`);
  const config = readStackConfig();
  const releaseLock = takeLock(config);

  let stop: (sentence?: string) => void = () => undefined;
  const stopped = new Promise<string | undefined>((done) => (stop = done));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  whenNpmEnds(() => stop());
  const closers: (() => Promise<void>)[] = [async () => releaseLock()];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close().catch((error: Error) => say(error.message));
  };

  try {
    const up = bringUp();
    // A signal during the start takes effect when the current step is done.
    const sentence = await Promise.race([stopped, up.then(() => stopped)]);
    if (sentence) say(sentence);
    else say('Stopping …');
    await closeAll();
    process.exit(sentence ? 1 : 0);
  } catch (error) {
    await closeAll();
    throw error;
  }

  async function bringUp(): Promise<void> {
    await assertFreePort('API_PORT', config.apiPort);
    await assertFreePort('STOREFRONT_PORT', config.storefrontPort);
    say('Starting the database …');
    const database = await openDatabase(config, 'apply');
    closers.push(() => database.close());
    const isAsked = args.includes('--demo');
    const demo = await demoState(config, database.url, isAsked);
    const pictures = demo === 'none' ? undefined : await demoPictures(config);
    config.demoPictures = pictures?.origin;
    const { output, services: specsOf } = mode(config);
    const services = new Services(output, stop);
    closers.push(() => services.stop());
    if (pictures) services.start(pictures.spec);
    if (await seedDemo(config, database.url, isAsked)) say('The demo catalogue is in place.');
    await addPages(config, database.url);

    const goods = await withClient(database.url, whoseGoods);
    const trial = trialSettings(goods, process.env);
    const env = serviceEnvironment(config, database.url, trial);
    say('Starting the services …');
    const specs = specsOf(env);
    for (const spec of specs) services.start(spec);
    await Promise.all(specs.map((spec) => services.ready(spec)));
    services.keep();
    await withClient(database.url, documentsInStep);

    const ending = whatWillEnd(trial, process.env);
    const desk = await withClient(database.url, (client) => deskAddress(client, env));
    const empty =
      goods.demo || goods.own ? '' : ', with nothing in it: `npm run catalog:import`, or `npm start -- --demo`';
    const shop = `http://localhost:${config.storefrontPort}`;
    const search = (await searchPlace(env)).join('\n                ');
    say(`
  Shop          ${shop}${empty}
  API           http://localhost:${config.apiPort}/graphql
  Database      ${database.place}${search && `\n  Search        ${search}`}
  ${output === 'terminal' ? 'Logs          here' : `Logs          ${output.folder}`}
  Desk          ${desk}${goods.demo ? `, as ${DEMO_ADMIN}` : ''}
  Operators     http://localhost:${config.apiPort}/admin/graphql

  Ready in ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it.

${ending && `  ${ending}\n\n`}  ${moneyAndCodes(env)}
`);
    const closing = new AbortController();
    closers.push(async () => closing.abort());
    void keepDatabase(database, say, closing.signal).then((sentence) => sentence && stop(sentence));
    const apiEnv = specs.find(({ name }) => name === 'api')!.env;
    // One after another, because both changes may happen at once.
    let restarts = Promise.resolve();
    const watch = async (wanted: (goods: Goods) => boolean, then: () => Promise<void>) => {
      if (await watchGoods(database.url, closing.signal, wanted)) restarts = restarts.then(then);
    };
    if (trial.PAYMENT_PROVIDER)
      void watch(
        ({ own }) => own,
        async () => {
          const strict = serviceEnvironment(config, database.url);
          say(`\nThere are goods that are not the demo’s. ${moneyAndCodes(strict)}`);
          for (const name of Object.keys(trial)) apiEnv[name] = strict[name];
          await services.restart('api', apiEnv);
        },
      );
    if (pictures && goods.demo)
      void watch(
        (seen) => !seen.demo,
        async () => {
          // The API must not request pictures from an origin that no longer runs.
          delete apiEnv.STORAGE_ORIGIN;
          await services.restart('api', apiEnv);
          await services.end(DEMO_PICTURES_SERVICE);
          say('\nThe demo is gone, and what composed its pictures has ended.');
        },
      );
  }
}

/** Waits until the indexer is done, so that the first page shows products. */
async function documentsInStep(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await client.query<{ waiting: boolean }>(
      'SELECT EXISTS (SELECT FROM "search_outbox") AS "waiting"',
    );
    if (!rows[0]?.waiting) return;
    await sleep(100);
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

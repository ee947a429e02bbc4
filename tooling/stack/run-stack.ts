import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from './open-database.js';
import { DEMO_ADMIN, isDemo, seedDemo } from './seed-demo.js';
import { Services, type ServiceSpec } from './services.js';
import { readStackConfig, serviceEnvironment, type StackConfig } from './stack-config.js';
import { assertFreePort, takeLock } from './stack-lock.js';
import { warmPictures } from './warm-pictures.js';

interface StackMode {
  output: { folder: string } | 'terminal';
  services(env: NodeJS.ProcessEnv): ServiceSpec[];
}

/** Database, demo catalogue, services, addresses; then waits for Ctrl-C or SIGTERM and ends all in order. */
export async function runStack(mode: (config: StackConfig) => StackMode): Promise<void> {
  const started = Date.now();
  const config = readStackConfig();
  const releaseLock = takeLock(config);

  let stop: (sentence?: string) => void = () => undefined;
  const stopped = new Promise<string | undefined>((done) => (stop = done));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  const closers: (() => Promise<void>)[] = [async () => releaseLock()];
  const closeAll = async () => {
    for (const close of closers.reverse()) await close().catch((error: Error) => say(error.message));
  };

  try {
    const up = bringUp();
    // A signal during the start ends it at the next step.
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
    const database = await openDatabase(config);
    closers.push(() => database.close());
    if (await seedDemo(config, database.url)) say('The demo catalogue is in place.');

    const env = serviceEnvironment(config, database.url);
    const { output, services: specsOf } = mode(config);
    const services = new Services(output, stop);
    closers.push(() => services.stop());
    say('Starting the services …');
    const specs = specsOf(env);
    for (const spec of specs) services.start(spec);
    await Promise.all(specs.map((spec) => services.ready(spec)));
    await withClient(database.url, documentsInStep);

    const desk = (await withClient(database.url, isDemo)) ? `, as ${DEMO_ADMIN}` : '';
    const shop = `http://localhost:${config.storefrontPort}`;
    say(`
  Shop          ${shop}
  API           http://localhost:${config.apiPort}/graphql
  Database      ${database.place}
  ${output === 'terminal' ? 'Logs          here' : `Logs          ${output.folder}`}
  Operators     http://localhost:${config.apiPort}/admin/graphql${desk}
  Signing in    codes are printed here until a provider of SMS or e-mail is configured

  Ready in ${((Date.now() - started) / 1000).toFixed(1)} s. Ctrl-C stops it.
`);
    const warming = new AbortController();
    closers.push(async () => warming.abort());
    void warmPictures(shop, warming.signal);
  }
}

/** The first page must not be empty because the indexer is still at work. */
async function documentsInStep(client: pg.Client): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rows } = await client.query<{ waiting: boolean }>(
      'SELECT EXISTS (SELECT FROM "search_outbox") AS "waiting"',
    );
    if (!rows[0]?.waiting) return;
    await sleep(100);
  }
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

import { pino } from 'pino';
import { Config } from './config.js';
import { followDocuments, followOutbox, MeilisearchIndex, PostgresSink } from './pipeline/index.js';

// A variable that is set to nothing is as good as not set.
const config = Config.safeParse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));
if (!config.success) {
  const faults = config.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  process.stderr.write(`The configuration is not valid:\n${faults.join('\n')}\n`);
  process.exit(1);
}

const { DATABASE_URL: databaseUrl, MEILI_URL, MEILI_API_KEY, MEILI_INDEX, LOG_LEVEL } = config.data;
const log = pino({ name: 'search-indexer', level: LOG_LEVEL });
const stop = new AbortController();
const { signal } = stop;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

const following = [followOutbox({ databaseUrl, sink: new PostgresSink(), log, signal })];
log.info('following the outbox');
if (MEILI_URL) {
  const index = new MeilisearchIndex({ url: MEILI_URL, apiKey: MEILI_API_KEY, index: MEILI_INDEX, signal });
  following.push(followDocuments({ databaseUrl, index, log, signal }));
  log.info({ url: MEILI_URL, index: MEILI_INDEX }, 'bringing documents to Meilisearch');
}
await Promise.all(following);
log.info('stopped');

import { pino } from 'pino';
import { Config } from './config.js';
import { followOutbox, PostgresSink } from './pipeline/index.js';

const config = Config.safeParse(process.env);
if (!config.success) {
  const faults = config.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  process.stderr.write(`The configuration is not valid:\n${faults.join('\n')}\n`);
  process.exit(1);
}

const { DATABASE_URL, LOG_LEVEL } = config.data;
const log = pino({ name: 'search-indexer', level: LOG_LEVEL });
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

log.info('following the outbox');
await followOutbox({ databaseUrl: DATABASE_URL, sink: new PostgresSink(), log, signal: stop.signal });
log.info('stopped');

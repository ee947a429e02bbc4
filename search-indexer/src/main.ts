import { pino } from 'pino';
import { readConfig, type Config } from './config.js';
import { BacklogReader } from './observability/backlog.js';
import { IndexerMetrics, type Sink } from './observability/metrics.js';
import { openWatchServer, type WatchServer } from './observability/watch-server.js';
import { followDocuments, followOutbox, MeilisearchIndex, PostgresSink, prepareEngine } from './pipeline/index.js';
import type { FollowingState } from './pipeline/keep-following.js';
import { keyOfRole } from './settings/index.js';
import { cursorsOf } from './sink/meilisearch.js';

const USUAL_PORT = 4001;

let config: Config;
try {
  config = readConfig(process.env);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

const { DATABASE_URL: databaseUrl, MEILI_URL, MEILI_MASTER_KEY, MEILI_INDEX, LOG_LEVEL } = config;
const log = pino({ name: 'search-indexer', level: LOG_LEVEL });
const stop = new AbortController();
const { signal } = stop;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort());

const backlog = new BacklogReader(databaseUrl, MEILI_URL ? cursorsOf(MEILI_INDEX) : null);
const metrics = new IndexerMetrics(() => backlog.read());
const watch = await openPort();
const told = (sink: Sink) => ({
  onState: (state: FollowingState) => metrics.state(sink, state),
  onFailure: (sentence?: string) => metrics.failed(sink, sentence),
});

const following = [
  followOutbox({
    databaseUrl,
    sink: new PostgresSink(),
    log,
    signal,
    onWritten: ({ products, refused }) => metrics.written('postgres', products - refused.length, refused.length),
    ...told('postgres'),
  }),
];
log.info('following the outbox');
if (MEILI_URL) {
  const apiKey = keyOfRole('indexer', config);
  const index = new MeilisearchIndex({ url: MEILI_URL, apiKey, index: MEILI_INDEX, signal });
  const onWritten = ({ documents, refused }: { documents: number; refused: unknown[] }) =>
    metrics.written('meilisearch', documents, refused.length);
  following.push(
    followDocuments({
      databaseUrl,
      index,
      fill: prepareEngine(index, MEILI_MASTER_KEY, log),
      log,
      signal,
      onWritten,
      onInStep: () => metrics.inStep('meilisearch'),
      ...told('meilisearch'),
    }),
  );
  log.info({ url: MEILI_URL, index: MEILI_INDEX }, 'bringing documents to Meilisearch');
}
await Promise.all(following);
await Promise.all([watch?.close(), backlog.close()]);
log.info('stopped');

/**
 * Opens the port for metrics and health checks. If the default port is taken, the indexer runs without it; if a
 * configured port is taken, the indexer exits.
 */
async function openPort(): Promise<WatchServer | undefined> {
  const { INDEXER_PORT, INDEXER_HOST } = config;
  if (INDEXER_PORT === 0) return undefined;
  const port = INDEXER_PORT ?? USUAL_PORT;
  try {
    const opened = await openWatchServer(metrics, INDEXER_HOST, port);
    log.info({ host: INDEXER_HOST, port }, 'metrics and health are to be had');
    return opened;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (INDEXER_PORT === undefined && code === 'EADDRINUSE') {
      log.warn({ port }, 'another program has the port: no metrics. INDEXER_PORT chooses another one');
      return undefined;
    }
    process.stderr.write(`INDEXER_PORT ${port} cannot be opened: ${message}\n`);
    process.exit(1);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { affected, rows } from '@meet/statements';
import type { Pool } from '../platform/database/open-pool.js';
import type { ObjectStorage } from '../media/index.js';
import { StorageUnavailableError } from '../shared/storage-unavailable.js';
import { statement } from '../platform/database/statement.js';
import { downloadPicture, DownloadError } from './download-picture.js';
import { storeImported } from './store-imported.js';

export interface FetchImagesOptions {
  /** Whether to retry failed downloads besides the pending ones. */
  retryFailed: boolean;
  allowPrivateHosts: boolean;
  concurrency?: number;
  timeoutMs?: number;
  maxBytes?: number;
  /** Attempts per picture in one run. */
  attempts?: number;
  /** Pause before the first retry, in milliseconds. It doubles with each retry; jitter adds up to 100 %. */
  backoffMs?: number;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** Numbers of product pictures. Several pictures may have the same URL. */
export interface FetchImagesSummary {
  stored: number;
  failed: number;
  /** Pictures not downloaded because the run was interrupted; the next run continues with them. */
  pending: number;
}

type Outcome =
  | { ids: string[]; state: 'STORED'; storageKey: string; lastError: null }
  | { ids: string[]; state: 'FAILED'; storageKey: null; lastError: string };

const PAGE = 200;
/** Number of consecutive failures after which a host is skipped for the rest of the run. */
const HOST_PATIENCE = 3;

/**
 * Downloads the pictures of which only the URL is known, and stores them under the hash of their content. If a download
 * fails, the picture is marked FAILED with the reason, and the run continues; `catalog:images` retries such pictures.
 * Each URL is downloaded once, even if several products show the picture. An index of
 * `api/prisma/sql/catalogue-indexes.sql` finds the pictures to download.
 */
export async function fetchImages(
  pool: Pool,
  storage: ObjectStorage,
  options: FetchImagesOptions,
): Promise<FetchImagesSummary> {
  const states = options.retryFailed ? ['PENDING', 'FAILED'] : ['PENDING'];
  const summary: FetchImagesSummary = { stored: await affected(pool, REUSE_STORED), failed: 0, pending: 0 };
  const [count] = await rows(pool, COUNT_ADDRESSES, { states });
  const limit = pLimit(options.concurrency ?? 8);
  const hosts = new Map<string, HostCircuit>();
  let done = 0;
  for (let after = ''; ;) {
    const page = await rows(pool, WAITING_ADDRESSES, { states, after, limit: PAGE });
    const outcomes = await Promise.all(
      page.map(({ sourceUrl, ids }) =>
        limit(async (): Promise<Outcome | null> => {
          if (options.signal?.aborted) return null;
          const outcome = await fetchOne(pool, sourceUrl, ids, storage, circuitOf(hosts, sourceUrl), options);
          done += 1;
          options.onProgress?.(done, count?.total ?? 0);
          return outcome;
        }),
      ),
    );
    const settled = outcomes.filter((outcome) => outcome !== null);
    await record(pool, settled);
    for (const { state, ids } of settled) summary[state === 'STORED' ? 'stored' : 'failed'] += ids.length;
    if (page.length < PAGE || options.signal?.aborted) break;
    after = page.at(-1)?.sourceUrl ?? '';
  }
  const [left] = await rows(pool, COUNT_PENDING);
  summary.pending = left?.total ?? 0;
  return summary;
}

/** Returns whether there are pictures to download, because the code that downloads them is slow to load. */
export async function hasPendingImages(pool: Pool): Promise<boolean> {
  const [pending] = await rows(pool, COUNT_PENDING);
  return pending!.total > 0;
}

/** Circuit breaker of one host. It opens after HOST_PATIENCE consecutive failures; a success resets the count. */
class HostCircuit {
  private failures = 0;
  private reason = '';

  get isOpen(): boolean {
    return this.failures >= HOST_PATIENCE;
  }

  get lastReason(): string {
    return this.reason;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(reason: string): void {
    this.failures += 1;
    this.reason = reason;
  }
}

function circuitOf(hosts: Map<string, HostCircuit>, address: string): HostCircuit {
  const host = URL.canParse(address) ? new URL(address).host : '';
  let circuit = hosts.get(host);
  if (!circuit) hosts.set(host, (circuit = new HostCircuit()));
  return circuit;
}

async function fetchOne(
  pool: Pool,
  address: string,
  ids: string[],
  storage: ObjectStorage,
  circuit: HostCircuit,
  options: FetchImagesOptions,
): Promise<Outcome | null> {
  const failed = (lastError: string): Outcome => ({
    ids,
    state: 'FAILED',
    storageKey: null,
    lastError: lastError.slice(0, 500),
  });
  const attempts = options.attempts ?? 3;
  for (let attempt = 1; ; attempt += 1) {
    if (circuit.isOpen) return failed(`its host was given up: ${circuit.lastReason}`);
    try {
      const limits = {
        timeoutMs: options.timeoutMs ?? 15_000,
        maxBytes: options.maxBytes ?? 20_000_000,
        allowPrivateHosts: options.allowPrivateHosts,
      };
      const picture = await downloadPicture(address, limits, options.signal);
      circuit.succeeded();
      return { ids, state: 'STORED', storageKey: await storeImported(pool, storage, picture), lastError: null };
    } catch (error) {
      if (options.signal?.aborted) return null;
      // The picture is tried again like one of a busy server: the storage may be back soon, and `catalog:images`
      // retries the rest.
      const isAway = error instanceof StorageUnavailableError;
      if (!isAway && !(error instanceof DownloadError)) throw error;
      if (!isAway && error.kind === 'host') circuit.failed(error.message);
      else circuit.succeeded();
      if ((!isAway && error.kind === 'picture') || attempt >= attempts) return failed(error.message);
      const pause = (options.backoffMs ?? 500) * 2 ** (attempt - 1);
      // Random jitter, so that pictures that failed together are not retried together.
      await sleep(pause * (1 + Math.random()), undefined, { signal: options.signal }).catch(() => undefined);
      if (options.signal?.aborted) return null;
    }
  }
}

async function record(pool: Pool, outcomes: readonly Outcome[]): Promise<void> {
  const settled = outcomes.flatMap(({ ids, ...rest }) => ids.map((id) => ({ id, ...rest })));
  if (settled.length) await affected(pool, RECORD_OUTCOMES, { outcomes: JSON.stringify(settled) });
}

const COUNT_ADDRESSES = statement('count-picture-addresses')`
SELECT count(DISTINCT "sourceUrl")::int AS "total" FROM "product_image"
WHERE "state" <> 'STORED' AND "state"::text = ANY(:states)`;

const WAITING_ADDRESSES = statement('waiting-picture-addresses')`
SELECT "sourceUrl", array_agg("id"::text) AS "ids" FROM "product_image"
WHERE "state" <> 'STORED' AND "state"::text = ANY(:states) AND "sourceUrl" COLLATE "C" > :after COLLATE "C"
GROUP BY "sourceUrl" ORDER BY "sourceUrl" COLLATE "C" LIMIT :limit::int`;

const COUNT_PENDING = statement('count-pending-pictures')`
SELECT count(*)::int AS "total" FROM "product_image" WHERE "state" = 'PENDING'`;

/** If another product already has a stored picture from the same URL, uses that file. */
const REUSE_STORED = statement('reuse-stored-pictures')`
UPDATE "product_image" waiting SET "state" = 'STORED', "storageKey" = stored."storageKey", "lastError" = NULL
FROM (
  SELECT DISTINCT ON ("sourceUrl") "sourceUrl", "storageKey" FROM "product_image"
  WHERE "state" = 'STORED' AND "storageKey" IS NOT NULL
    AND "sourceUrl" IN (SELECT "sourceUrl" FROM "product_image" WHERE "state" <> 'STORED')
  ORDER BY "sourceUrl", "id"
) stored
WHERE waiting."state" <> 'STORED' AND waiting."sourceUrl" = stored."sourceUrl"`;

const RECORD_OUTCOMES = statement('record-picture-outcomes')`
UPDATE "product_image" p SET "state" = i."state"::"ImageState", "storageKey" = i."storageKey",
  "lastError" = i."lastError", "attempts" = p."attempts" + 1
FROM jsonb_to_recordset(:outcomes::jsonb) AS i("id" uuid, "state" text, "storageKey" text, "lastError" text)
WHERE p."id" = i."id" AND p."state" <> 'STORED'`;

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PrismaClient } from '../generated/prisma/client.js';
import type { ObjectStorage } from '../media/index.js';
import { downloadPicture, DownloadError, type Picture } from './download-picture.js';

export interface FetchImagesOptions {
  /** Try those again that failed before, not only those that wait. */
  retryFailed: boolean;
  allowPrivateHosts: boolean;
  concurrency?: number;
  timeoutMs?: number;
  maxBytes?: number;
  /** Tries of one picture in one run. */
  attempts?: number;
  /** First pause between tries; it doubles, with up to as much again by chance. */
  backoffMs?: number;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

/** Pictures, not addresses: one address may serve many products. */
export interface FetchImagesSummary {
  stored: number;
  failed: number;
  /** Left for the next run because this one was interrupted. */
  pending: number;
}

interface Waiting {
  sourceUrl: string;
  ids: string[];
}

type Outcome =
  | { ids: string[]; state: 'STORED'; storageKey: string; lastError: null }
  | { ids: string[]; state: 'FAILED'; storageKey: null; lastError: string };

const PAGE = 200;
/** A host that could not be reached this many times in a row is left alone for the rest of the run. */
const HOST_PATIENCE = 3;

/**
 * Fetches the pictures that products know by address only and puts them in storage under the hash of their bytes. A
 * picture that cannot be had is marked FAILED with the reason and tried again by the next `catalog:images`; it never
 * fails the run. Each address is fetched once however many products show it. Pictures still to be fetched are found by an
 * index of `api/prisma/sql/catalogue-indexes.sql`.
 */
export async function fetchImages(
  prisma: PrismaClient,
  storage: ObjectStorage,
  options: FetchImagesOptions,
): Promise<FetchImagesSummary> {
  const states = options.retryFailed ? ['PENDING', 'FAILED'] : ['PENDING'];
  const summary: FetchImagesSummary = { stored: await reuseStored(prisma), failed: 0, pending: 0 };
  const [count] = await prisma.$queryRaw<Array<{ total: number }>>`
    SELECT count(DISTINCT "sourceUrl")::int AS "total" FROM "product_image"
    WHERE "state" <> 'STORED' AND "state"::text = ANY(${states})`;
  const limit = pLimit(options.concurrency ?? 8);
  const hosts = new Map<string, HostCircuit>();
  let done = 0;
  for (let after = ''; ;) {
    const page = await prisma.$queryRaw<Waiting[]>`
      SELECT "sourceUrl", array_agg("id"::text) AS "ids" FROM "product_image"
      WHERE "state" <> 'STORED' AND "state"::text = ANY(${states}) AND "sourceUrl" COLLATE "C" > ${after} COLLATE "C"
      GROUP BY "sourceUrl" ORDER BY "sourceUrl" COLLATE "C" LIMIT ${PAGE}::int`;
    const outcomes = await Promise.all(
      page.map(({ sourceUrl, ids }) =>
        limit(async (): Promise<Outcome | null> => {
          if (options.signal?.aborted) return null;
          const outcome = await fetchOne(sourceUrl, ids, storage, circuitOf(hosts, sourceUrl), options);
          done += 1;
          options.onProgress?.(done, count?.total ?? 0);
          return outcome;
        }),
      ),
    );
    const settled = outcomes.filter((outcome) => outcome !== null);
    await record(prisma, settled);
    for (const { state, ids } of settled) summary[state === 'STORED' ? 'stored' : 'failed'] += ids.length;
    if (page.length < PAGE || options.signal?.aborted) break;
    after = page.at(-1)?.sourceUrl ?? '';
  }
  const [left] = await prisma.$queryRaw<Array<{ total: number }>>`
    SELECT count(*)::int AS "total" FROM "product_image" WHERE "state" = 'PENDING'`;
  summary.pending = left?.total ?? 0;
  return summary;
}

/** Failures in a row of one host; success closes it again. */
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
      return { ids, state: 'STORED', storageKey: await store(storage, picture), lastError: null };
    } catch (error) {
      if (options.signal?.aborted) return null;
      if (!(error instanceof DownloadError)) throw error;
      if (error.kind === 'host') circuit.failed(error.message);
      else circuit.succeeded();
      if (error.kind === 'picture' || attempt >= attempts) return failed(error.message);
      const pause = (options.backoffMs ?? 500) * 2 ** (attempt - 1);
      // Without chance, pictures that failed together would come back together.
      await sleep(pause * (1 + Math.random()), undefined, { signal: options.signal }).catch(() => undefined);
      if (options.signal?.aborted) return null;
    }
  }
}

/** Named by content: equal pictures are one object, and a key never changes what it means. */
async function store(storage: ObjectStorage, { bytes, extension }: Picture): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const key = `products/${hash.slice(0, 2)}/${hash}.${extension}`;
  if (!(await storage.has(key))) await storage.put(key, bytes);
  return key;
}

/** An address that another product's picture was fetched from is in storage already. */
async function reuseStored(prisma: PrismaClient): Promise<number> {
  return prisma.$executeRaw`
    UPDATE "product_image" waiting SET "state" = 'STORED', "storageKey" = stored."storageKey", "lastError" = NULL
    FROM (
      SELECT DISTINCT ON ("sourceUrl") "sourceUrl", "storageKey" FROM "product_image"
      WHERE "state" = 'STORED' AND "storageKey" IS NOT NULL
        AND "sourceUrl" IN (SELECT "sourceUrl" FROM "product_image" WHERE "state" <> 'STORED')
      ORDER BY "sourceUrl", "id"
    ) stored
    WHERE waiting."state" <> 'STORED' AND waiting."sourceUrl" = stored."sourceUrl"`;
}

async function record(prisma: PrismaClient, outcomes: readonly Outcome[]): Promise<void> {
  const rows = outcomes.flatMap(({ ids, ...rest }) => ids.map((id) => ({ id, ...rest })));
  if (rows.length === 0) return;
  await prisma.$executeRaw`
    UPDATE "product_image" p SET "state" = i."state"::"ImageState", "storageKey" = i."storageKey",
      "lastError" = i."lastError", "attempts" = p."attempts" + 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS i("id" uuid, "state" text, "storageKey" text, "lastError" text)
    WHERE p."id" = i."id" AND p."state" <> 'STORED'`;
}

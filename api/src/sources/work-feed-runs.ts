import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { feedKey, KeepPicture, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Seal } from '../platform/auth/seal.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Queue } from '../platform/queue/queue.js';
import { Queues } from '../platform/queue/queues.js';
import { retryAfter } from '../platform/queue/retry-policy.js';
import { downloadFeed } from './download-feed.js';
import { CREDENTIALS } from './edit-sources.js';
import { FeedRefusal } from './feed-refusal.js';
import { forkRun } from './fork-run.js';
import type { RunJob } from './run-messages.js';
import { RunRows, type DecidedRun, type RunEnd, type RunProgress, type TakenRun } from './run-rows.js';
import { scheduleRuns } from './schedule-runs.js';
import type { SourcesConfig } from './sources.config.js';

/** Maximum duration of a run. Its lease is short and is renewed (`run-rows.ts`). */
const MOST_SECONDS = 7200;
const RENEW_EVERY_MS = 2000;
const RETRIES = { firstSeconds: 30, longestSeconds: 600, mostAttempts: 3 };

const NOTHING = { counts: null, plan: null, columns: null, report: [], problems: [] };

/**
 * Executes the due runs, in any process of the API. The file is downloaded in this process, because a download only
 * waits. The file is read in a separate process (ADR 46).
 */
@Injectable()
export class WorkFeedRuns extends Queues {
  private readonly stopping = new AbortController();
  private readonly seal: Seal;

  constructor(
    private readonly statements: Statements,
    private readonly runs: RunRows,
    private readonly files: KeepPicture,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: SourcesConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super('feed-runs', config.SOURCE_POLL_SECONDS, log);
    this.seal = new Seal(config.SECRET_KEY, CREDENTIALS);
    const work = {
      name: 'feed-runs',
      atOnce: config.SOURCE_RUNS_AT_ONCE,
      leaseSeconds: MOST_SECONDS,
      take: (most: number) => runs.take(most),
      attempt: (run: TakenRun) => this.attempt(run),
      fail: (run: TakenRun, error: unknown) => this.fail(run, error),
    };
    this.queues.set('feed-runs', new Queue<TakenRun>(work, log));
  }

  /** Runs in progress end at once, and other processes continue them. */
  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(new Error('the process stops'));
    await super.beforeApplicationShutdown();
  }

  protected override async poll(): Promise<void> {
    await scheduleRuns(this.statements);
    await super.poll();
  }

  private async attempt(run: TakenRun): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-feed-'));
    const lost = new AbortController();
    const progress: RunProgress = { phase: 'download', done: 0, total: 0 };
    const renewing = setInterval(() => {
      this.runs.renew(run, progress).then(
        (isOurs) => isOurs || lost.abort(new Error('the run was taken by another process')),
        (error: unknown) => this.log.warn({ err: error, run: run.id }, 'the lease of a run was not renewed'),
      );
    }, RENEW_EVERY_MS);
    try {
      const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
      await this.runs.end(run, await this.resultOf(run, folder, { progress, signal }));
    } finally {
      clearInterval(renewing);
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async resultOf(
    run: TakenRun,
    folder: string,
    { progress, signal }: { progress: RunProgress; signal: AbortSignal },
  ): Promise<RunEnd> {
    try {
      // The processes that executed this run have died each time.
      if (run.attempts > RETRIES.mostAttempts) return failed('the process that did it ended each time');
      const file = await this.fileOf(run, folder, progress, signal);
      if ('end' in file) return file.end;
      const keeping: Promise<void>[] = [];
      const result = await forkRun(jobOf(run, file), {
        signal,
        onMessage: (message) => {
          if ('progress' in message) Object.assign(progress, message.progress);
          if ('changeSet' in message) keeping.push(this.runs.keepChangeSet(run, message.changeSet));
        },
      });
      await Promise.all(keeping);
      return result;
    } catch (error) {
      if (!(error instanceof FeedRefusal)) throw error;
      return { state: 'REFUSED', code: error.code, message: error.message, ...NOTHING };
    }
  }

  /** Downloads the file, or takes the file that the run already has. `end` is set if there is nothing to read. */
  private async fileOf(
    run: TakenRun,
    folder: string,
    progress: RunProgress,
    signal: AbortSignal,
  ): Promise<RunJob['file'] | { end: RunEnd }> {
    if (run.fileKey) {
      const path = join(folder, run.fileName ?? 'feed');
      const stored = await this.storage.read(run.fileKey);
      if (!stored)
        throw new FeedRefusal('FEED_FILE_GONE', 'the file of the run is not stored any more; start another run');
      await pipeline(stored, createWriteStream(path, { mode: 0o600 }), { signal });
      return { path, bytes: run.fileBytes ?? 0 };
    }
    // If an operator starts the run, the file is read even if the server says that it has not changed.
    const isByClock = run.cause === 'SCHEDULE';
    const path = join(folder, 'feed');
    const downloaded = await downloadFeed(run.url!, {
      credentials: headerOf(run.credentials && this.seal.open(run.credentials)),
      etag: isByClock ? run.etag : null,
      lastModified: isByClock ? run.lastModified : null,
      to: path,
      mostBytes: this.config.SOURCE_MEGABYTES * 1e6,
      timeoutSeconds: this.config.SOURCE_DOWNLOAD_SECONDS,
      trustedOrigins: this.config.SOURCE_PRIVATE_ORIGINS,
      signal,
      onBytes: (done, total) => Object.assign(progress, { done, total }),
    });
    if (!downloaded) return { end: unchanged() };
    const { bytes } = downloaded;
    const key = feedKey(run.id);
    await this.files.file(key, { size: bytes, open: () => createReadStream(path) }, 'application/octet-stream');
    await this.runs.keepFile(run, key, downloaded);
    const decided = isByClock ? await this.runs.decidedRun(run, downloaded.hash) : null;
    if (decided) return { end: unchanged(decided) };
    return { path, bytes };
  }

  private async fail(run: TakenRun, error: unknown): Promise<void> {
    if (this.stopping.signal.aborted) return this.runs.retry(run, 0, false);
    this.log.warn({ err: error, run: run.id, source: run.source }, 'a run of a feed failed');
    const waitSeconds = retryAfter(RETRIES, run.attempts);
    if (waitSeconds !== undefined) return this.runs.retry(run, waitSeconds, true);
    const { message } = error as Error;
    return this.runs.end(run, failed(message.slice(0, 500)));
  }
}

const failed = (message: string): RunEnd => ({ state: 'STOPPED', code: 'RUN_FAILED', message, ...NOTHING });

/**
 * `decided` is the run of the same file that waits for a decision or was discarded. It is undefined if the server says
 * that the file has not changed.
 */
function unchanged(decided?: DecidedRun): RunEnd {
  const end = { state: 'UNCHANGED', ...NOTHING } as const;
  if (!decided) return { ...end, code: null, message: null };
  return decided.state === 'ASKING'
    ? { ...end, code: 'FEED_ASKS', message: `the same file asks already, as run ${decided.id}` }
    : { ...end, code: 'FEED_DISCARDED', message: `the same file was discarded, as run ${decided.id}` };
}

function headerOf(text: string | null): { name: string; value: string } | null {
  if (text === null) return null;
  const at = text.indexOf(': ');
  return { name: text.slice(0, at), value: text.slice(at + 2) };
}

function jobOf(run: TakenRun, file: RunJob['file']): RunJob {
  const { source, supplier, shipsFrom, currency, defaultStock, complete, vanishPercent, movedPercent } = run;
  const rates = run.rates as Record<string, string>;
  const guards = run.approved ? null : { vanishPercent, movedPercent };
  const options = { source, supplier, shipsFrom, currency, rates, defaultStock, complete, guards };
  const isPreview = run.preview && !run.approved;
  return { file, format: run.format as RunJob['format'], options, isPreview };
}

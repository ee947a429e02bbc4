import {
  COMMERCEML,
  CommerceMlError,
  describeStop,
  FEED_FORMATS,
  fetchImages,
  hasPendingImages,
  importFeed,
  IssueTable,
  openExchange,
  openPriceList,
  openStorage,
  PRICE_LIST,
  PriceListError,
  UnconfirmedColumnsError,
  type FeedFormat,
  type ImportSummary,
} from '../feeds/index.js';
import type { StorageConfig } from '../platform/config/config.js';
import type { Pool } from '../platform/database/open-pool.js';
import { MalformedFileError } from '../platform/files/malformed-file-error.js';
import type { RunJob, RunMessage, RunResult } from './run-messages.js';

type Progress = Extract<RunMessage, { progress: unknown }>['progress'];

/** Smallest price change, in percent, that a plan lists. */
const PRICE_PERCENT = 10;
const NOTHING = { counts: null, plan: null, columns: null, report: [], problems: [] };
const NO_ANSWERS = { columns: new Map(), mapping: null, productOf: null, headings: null };

/** Imports the file of a run into the catalogue. A file that cannot be read gives a result; other errors are thrown. */
export async function doRun(
  pool: Pool,
  config: StorageConfig,
  job: RunJob,
  observer: { onProgress: (progress: Progress) => void; onChangeSet: (id: string) => void },
): Promise<RunResult> {
  let close: (() => Promise<void>) | undefined;
  try {
    const opened = await openFormat(pool, config, job);
    close = opened.close;
    const table = new IssueTable();
    const summary = await importFeed(
      pool,
      opened.files ?? [job.file],
      opened.format,
      {
        ...job.options,
        mode: job.isPreview ? 'plan' : 'apply',
        strict: false,
        overwrite: false,
        pricePercent: PRICE_PERCENT,
      },
      { ...observer, onIssue: (issue) => table.add(issue) },
    );
    const { created, updated, unchanged, met, rejected, warnings, kept, heldBack, unnamed, plan, stops, changeSet } =
      summary;
    const counts = { created, updated, unchanged, met, rejected, warnings, kept, heldBack, unnamed };
    // An exchange of 1С may contain only pictures or only price types.
    if (created + updated + unchanged + rejected === 0 && job.format !== COMMERCEML)
      return { state: 'REFUSED', code: 'FEED_EMPTY', message: 'the file has no goods; ask the supplier', ...NOTHING };
    if (stops.length > 0) {
      const message = stops.map(describeStop).join(' ');
      return {
        state: 'ASKING',
        code: stops[0]!.guard,
        message,
        counts,
        plan,
        columns: null,
        report: table.lines(),
        problems: table.groups(),
      };
    }
    if (job.isPreview && !changesNothing(summary)) {
      const message = 'nothing is applied yet; applyFeedRun does what the plan says';
      return {
        state: 'ASKING',
        code: 'PREVIEW',
        message,
        counts,
        plan,
        columns: null,
        report: table.lines(),
        problems: table.groups(),
      };
    }
    await opened.keep?.();
    if (created + updated > 0 && (await hasPendingImages(pool)))
      await fetchImages(pool, await openStorage(config), {
        retryFailed: false,
        allowPrivateHosts: false,
        onProgress: (done, total) => observer.onProgress({ phase: 'images', done, total }),
      });
    const state = changeSet ? 'APPLIED' : 'UNCHANGED';
    return {
      state,
      code: null,
      message: null,
      counts,
      plan,
      columns: null,
      report: table.lines(),
      problems: table.groups(),
    };
  } catch (error) {
    if (error instanceof MalformedFileError)
      return { state: 'REFUSED', code: 'FEED_MALFORMED', message: error.message, ...NOTHING };
    if (error instanceof PriceListError) {
      const columns = error instanceof UnconfirmedColumnsError ? error.suggestion : null;
      return { state: 'REFUSED', code: error.code, message: error.message, ...NOTHING, columns };
    }
    if (error instanceof CommerceMlError)
      return { state: 'REFUSED', code: error.code, message: error.message, ...NOTHING };
    throw error;
  } finally {
    await close?.();
  }
}

/**
 * Whether there is nothing to apply: no row would be written, and no product would go off sale or come back on sale.
 */
const changesNothing = ({ created, updated, plan }: ImportSummary): boolean =>
  created + updated === 0 && !plan?.vanishing.count && !plan?.appearing.count;

interface OpenFormat {
  format: FeedFormat;
  /** The files to read, if they are not the run's own file. */
  files?: RunJob['file'][];
  /** Called when everything is written. */
  keep?: () => Promise<void>;
  close?: () => Promise<void>;
}

async function openFormat(pool: Pool, config: StorageConfig, job: RunJob): Promise<OpenFormat> {
  const { source, complete } = job.options;
  if (job.format === COMMERCEML)
    return openExchange(pool, await openStorage(config), { ...job.file, source, complete });
  if (job.format !== PRICE_LIST) return { format: FEED_FORMATS[job.format] };
  const request = { path: job.file.path, source, sheet: null, answers: NO_ANSWERS };
  return openPriceList(pool, { ...request, confirm: false, remember: true });
}

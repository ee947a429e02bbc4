import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseCommandConfig } from '../platform/config/config.js';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { describeImages } from './describe-images.js';
import { describePlan, describeStop } from './describe-plan.js';
import { stopOnInterrupt } from '../platform/command/stop-on-interrupt.js';
import { MalformedFileError } from '../platform/files/malformed-file-error.js';
import { CommerceMlError } from './commerceml/commerceml-error.js';
import { openCommerceMl } from './commerceml/open-commerceml.js';
import { fetchImages } from './fetch-images.js';
import type { FeedFormat } from './feed-format.js';
import { FEED_FORMATS } from './formats/index.js';
import {
  COMMERCEML,
  IMPORT_USAGE,
  parseImportArguments,
  PRICE_LIST,
  UsageError,
  type ImportArguments,
} from './import-arguments.js';
import { importFeed, type ImportOptions, type ImportSummary } from './import-feed.js';
import type { ImportStop } from './import-guards.js';
import { IssueTable } from './issue-table.js';
import { openStorage } from './open-storage.js';
import { openProgress, type Progress } from '../platform/command/progress-bar.js';
import { parseColumnAnswers, parseMappingFile } from './price-lists/mapping-answers.js';
import { openPriceList } from './price-lists/open-price-list.js';
import { PriceListError } from './price-lists/price-list-error.js';

/** Exit codes besides 0, which means that the feed was read, and 130, which means that the import was interrupted. */
const REFUSED = 1;
const NOT_CLEAR = 2;
/** As in other commands of Unix (`EX_USAGE`). */
const WRONG_USAGE = 64;

async function run(args: string[]): Promise<number> {
  const request = parseImportArguments(args);
  const config = parseCommandConfig(process.env);
  const { signal, release } = stopOnInterrupt();
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 4 });
  const progress = openProgress({
    read: 'reading, MB',
    plan: 'planning, products',
    write: 'writing, products',
    images: 'pictures',
  });
  let close: (() => Promise<void>) | undefined;
  try {
    const opened = await openFormat(pool, request, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!opened) return 130;
    const { format } = opened;
    close = opened.close;
    const summary = await importFiles(pool, request, format, progress, signal);
    if (summary.interrupted) {
      say('Interrupted after a whole batch. Run the same command again: it goes on from there.');
      return 130;
    }
    if (summary.stops.some(({ guard }) => guard !== 'REMARKS')) return REFUSED;
    if (summary.stops.length > 0) return NOT_CLEAR;
    if (request.options.mode === 'apply') await opened.keep?.();
    if (!request.images) return 0;
    const fetched = await fetchImages(pool, await openStorage(config), {
      retryFailed: false,
      allowPrivateHosts: request.allowPrivateHosts,
      signal,
      onProgress: (done, total) => progress.update('images', done, total),
    });
    progress.stop();
    say(describeImages(fetched));
    return signal.aborted ? 130 : 0;
  } finally {
    progress.stop();
    release();
    await close?.();
    await pool.end();
  }
}

/**
 * Returns the format to read with. The format of a price list knows its file and the meaning of the file's columns; the
 * format of 1С knows what earlier files stated, and stores what these state.
 */
async function openFormat(
  pool: Pool,
  { format, priceList, priceTypes, files, options }: ImportArguments,
  signal: AbortSignal,
): Promise<{ format: FeedFormat; keep?: () => Promise<void>; close?: () => Promise<void> }> {
  if (format === COMMERCEML)
    return openCommerceMl(pool, options.source!, { ...priceTypes, complete: options.complete });
  if (format !== PRICE_LIST) return { format: FEED_FORMATS[format] };
  const { sheet, map, mapping, productOf, headings, confirm } = priceList!;
  const answers = {
    columns: parseColumnAnswers(map),
    mapping: mapping === null ? null : parseMappingFile(await readFile(mapping, 'utf8')),
    productOf,
    headings,
  };
  const request = {
    path: files[0]!,
    source: options.source!,
    sheet,
    answers,
    confirm,
    remember: options.mode === 'apply',
  };
  const list = await openPriceList(pool, request, signal);
  for (const line of list.description) say(line);
  return list;
}

async function importFiles(
  pool: Pool,
  { format: formatName, files, report, options }: ImportArguments,
  format: FeedFormat,
  progress: Progress,
  signal: AbortSignal,
): Promise<ImportSummary> {
  const sized = await Promise.all(files.map(async (path) => ({ path, bytes: (await stat(path)).size })));
  say(
    `${files.join(', ')}: ${formatName}, source ${options.source ?? 'as the feed names itself'}, ` +
      `prices without a currency in ${options.currency}, stock without a figure ${options.defaultStock}`,
  );
  const reportStream = report ? createWriteStream(report) : null;
  const table = new IssueTable();
  try {
    const summary = await importFeed(pool, sized, format, options, {
      onIssue: (issue) => {
        reportStream?.write(`${JSON.stringify(issue)}\n`);
        table.add(issue);
      },
      onProgress: ({ phase, done, total }) => {
        const scale = phase === 'read' ? 1e-6 : 1;
        progress.update(phase, done * scale, total * scale);
      },
      signal,
    });
    progress.stop();
    const lines = table.lines();
    for (const line of lines) say(`  ${line}`);
    if (lines.length > 0 && !report) say('  --report FILE lists each by its line and id');
    for (const line of unmappedLines(summary.unmapped)) say(`  ${line}`);
    describeSummary(summary, options).forEach(say);
    return summary;
  } finally {
    if (reportStream) await finished(reportStream.end());
  }
}

/** Number of categories without a place in the shop's tree that are listed; the others are only counted. */
const LISTED = 20;

function unmappedLines(unmapped: ImportSummary['unmapped']): string[] {
  const lines = unmapped
    .slice(0, LISTED)
    .map(
      ({ path, products }) => `category: ${products} × "${path.join(' > ')}" is none of the shop's; not in the menu`,
    );
  const others = unmapped.length - lines.length;
  return others > 0 ? [...lines, `category: ${others} more are none of the shop's`] : lines;
}

function describeSummary(summary: ImportSummary, options: ImportOptions): string[] {
  const {
    created,
    updated,
    unchanged,
    met,
    rejected,
    warnings,
    kept,
    heldBack,
    unnamed,
    plan,
    stops,
    changeSet,
    menu,
  } = summary;
  const isPlan = options.mode === 'plan';
  return [
    ...(plan && (isPlan || stops.length > 0) ? describePlan(plan, options.pricePercent) : []),
    `created ${created}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected}, warnings ${warnings}`,
    ...(met
      ? [
          `${met} products are those of other sources, by barcode or by article and brand: they have this one’s offers, too`,
        ]
      : []),
    ...(kept ? [`${kept} prices set by hand stay; --overwrite takes them back to the feed`] : []),
    ...(heldBack
      ? [`${heldBack} prices are held back; npm run admin -- held-prices lists them, confirm-price lets one pass`]
      : []),
    ...(unnamed
      ? [`${unnamed} products that came from this source are not in the feed and stay; --complete takes them off sale`]
      : []),
    ...(menu ? [`menu of what is on sale: ${menu.join(', ')}`] : []),
    ...(changeSet ? [`npm run catalog:undo -- ${changeSet} takes it back`] : []),
    ...stops.map((stop) => `${describeStop(stop)}${isPlan ? '' : adviceOf(stop)}`),
    `${created + updated} changes${isPlan || stops.length > 0 ? ' (planned: none of them was written)' : ''}`,
  ];
}

const adviceOf = ({ guard }: ImportStop): string =>
  guard === 'REMARKS' ? '' : ' If it is right, run the same command with --unguarded, or with a limit of your own.';

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : String(error);
  if (error instanceof UsageError) return `${message}\n\n${IMPORT_USAGE}`;
  if (error instanceof MalformedFileError) return `The file is malformed, nothing was imported: ${message}\n`;
  if (error instanceof PriceListError || error instanceof CommerceMlError)
    return `Nothing was imported. ${error.code}: ${message}\n`;
  return `${message}\nWhat was written stays whole. When the cause is gone, run the same command again: it goes on from there.\n`;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(explain(error));
  process.exitCode = error instanceof UsageError ? WRONG_USAGE : REFUSED;
}

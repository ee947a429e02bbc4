import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { FolderStorage } from '../media/adapters/folder.js';
import { parseConfig } from '../platform/config/config.js';
import { createPrisma } from '../platform/database/prisma-client.js';
import { fetchImages } from './fetch-images.js';
import { MalformedFeedError, type FeedIssue } from './feed-format.js';
import { FEED_FORMATS, type FeedFormatName } from './formats/index.js';
import { importFeed, type ImportOptions } from './import-feed.js';
import { isRate, normaliseCurrency } from './money-amount.js';
import { openProgress } from './progress-bar.js';
import { describeImages, stopOnInterrupt } from './command-line.js';

const USAGE = `npm run catalog:import -- --format FORMAT [options] FILE...

  --format FORMAT       ${Object.keys(FEED_FORMATS).join(' | ')}
  --dry-run             do everything, then take it back
  --report FILE         remarks as jsonl: line, externalId, field, reason, severity
  --source NAME         the feed's name: with a product's own id it names the product for ever
  --supplier NAME       whose goods these are (the feed's shop, else the source)
  --ships-from CC       country the goods ship from (RU)
  --currency CODE       currency of prices that name none (RUB)
  --rate CODE=ROUBLES   e.g. --rate USD=92.5; repeatable
  --default-stock N     stock of offers for which the feed has no figure (1)
  --no-images           do not fetch pictures; npm run catalog:images does it later
  --allow-private-hosts fetch pictures from private addresses too

WooCommerce's old layout keeps variations in a second file: give both.
Products that the feed names no more stay as they are; offers that a product of the feed has no more are deactivated.
`;

/** Remarks shown on the terminal; the report has them all. */
const SHOWN_ISSUES = 20;

class UsageError extends Error {}

function readArguments(args: string[]): {
  format: FeedFormatName;
  files: string[];
  report: string | null;
  images: boolean;
  allowPrivateHosts: boolean;
  options: ImportOptions;
} {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        format: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        source: { type: 'string' },
        supplier: { type: 'string' },
        'ships-from': { type: 'string', default: 'RU' },
        currency: { type: 'string', default: 'RUB' },
        rate: { type: 'string', multiple: true, default: [] },
        'default-stock': { type: 'string', default: '1' },
        images: { type: 'boolean', default: true },
        'allow-private-hosts': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const format = values.format as FeedFormatName | undefined;
  if (!format || !Object.hasOwn(FEED_FORMATS, format)) throw new UsageError(`--format is one of ${Object.keys(FEED_FORMATS).join(', ')}`);
  if (positionals.length === 0) throw new UsageError('name the file to import');
  if (!/^\d{1,9}$/.test(values['default-stock'])) throw new UsageError('--default-stock is a whole number, e.g. 5');
  if (!/^[A-Z]{2}$/.test(values['ships-from'])) throw new UsageError('--ships-from is a country code of two capitals, e.g. TR');
  if (values.source !== undefined && (values.source.length === 0 || values.source.length > 100)) {
    throw new UsageError('--source has 1 to 100 characters');
  }
  const rates: Record<string, string> = {};
  for (const rate of values.rate) {
    const [code = '', amount = ''] = rate.split('=');
    if (!/^[A-Z]{3}$/i.test(code) || !isRate(amount)) throw new UsageError(`--rate ${rate}: write it as USD=92.5`);
    rates[normaliseCurrency(code)] = amount;
  }
  return {
    format,
    files: positionals,
    report: values.report ?? null,
    images: values.images && !values['dry-run'],
    allowPrivateHosts: values['allow-private-hosts'],
    options: {
      source: values.source ?? null,
      supplier: values.supplier ?? null,
      shipsFrom: values['ships-from'],
      currency: normaliseCurrency(values.currency),
      rates,
      defaultStock: Number(values['default-stock']),
      dryRun: values['dry-run'],
    },
  };
}

async function run(args: string[]): Promise<number> {
  const { format, files, report, images, allowPrivateHosts, options } = readArguments(args);
  const { DATABASE_URL, STORAGE_FOLDER } = parseConfig(process.env);
  const sized = await Promise.all(files.map(async (path) => ({ path, bytes: (await stat(path)).size })));
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  say(`${files.join(', ')}: ${format}, source ${options.source ?? 'named by the feed'}, prices without a currency in ${options.currency}, stock without a figure ${options.defaultStock}`);

  const reportStream = report ? createWriteStream(report) : null;
  const shown: FeedIssue[] = [];
  const onIssue = (issue: FeedIssue): void => {
    reportStream?.write(`${JSON.stringify(issue)}\n`);
    if (shown.length < SHOWN_ISSUES) shown.push(issue);
  };
  const { signal, release } = stopOnInterrupt();
  const prisma = createPrisma(DATABASE_URL, 4);
  const progress = openProgress({ read: 'reading, MB', write: 'writing, products' });
  try {
    const summary = await importFeed(prisma, sized, FEED_FORMATS[format], options, {
      onIssue,
      onProgress: ({ phase, done, total }) => {
        const scale = phase === 'read' ? 1e-6 : 1;
        progress.update(phase, done * scale, total * scale);
      },
      signal,
    });
    progress.stop();
    for (const issue of shown) say(`  line ${issue.line}${issue.externalId ? ` (${issue.externalId})` : ''} ${issue.field}: ${issue.reason}`);
    const unshown = summary.rejected + summary.warnings - shown.length;
    if (unshown > 0) say(`  … and ${unshown} more${report ? '' : '; --report FILE keeps them all'}`);
    say(`created ${summary.created}, updated ${summary.updated}, unchanged ${summary.unchanged}, rejected ${summary.rejected}, warnings ${summary.warnings}`);
    say(`${summary.created + summary.updated} changes${options.dryRun ? ' (dry run: none of them was kept)' : ''}`);
    if (summary.interrupted) {
      say('Interrupted after a whole batch. Run the same command again: it goes on from there.');
      return 130;
    }
    if (images) {
      const fetched = await fetchImages(prisma, new FolderStorage(STORAGE_FOLDER), {
        retryFailed: false,
        allowPrivateHosts,
        signal,
        onProgress: (done, total) => progress.update('images', done, total),
      });
      progress.stop();
      say(describeImages(fetched));
      if (signal.aborted) return 130;
    }
    return 0;
  } finally {
    progress.stop();
    release();
    await prisma.$disconnect();
    if (reportStream) await finished(reportStream.end());
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${USAGE}`);
  else if (error instanceof MalformedFeedError) {
    process.stderr.write(`The file is malformed, nothing was imported. ${error.message}\n`);
  } else process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

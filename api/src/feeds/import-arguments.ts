import { parseArgs } from 'node:util';
import type { PriceTypeAnswers } from './commerceml/price-type.js';
import { FEED_FORMATS, type FeedFormatName } from './formats/index.js';
import type { ImportOptions } from './import-feed.js';
import { USUAL_GUARDS, type ImportGuards } from './import-guards.js';
import { isRate, normaliseCurrency } from './money-amount.js';
import { GROUPINGS, HEADINGS } from './price-lists/column-mapping.js';
import { FIELDS } from './price-lists/fields.js';

/** Name of the format whose columns have to be confirmed. */
export const PRICE_LIST = 'price-list';
/** Name of the format of 1С, whose files add to what earlier files stated. */
export const COMMERCEML = 'commerceml';

export const IMPORT_USAGE = `npm run catalog:import -- --format FORMAT [options] FILE...

  --format FORMAT       ${formatNames().join(' | ')}
  --plan                write nothing: show which prices, goods and categories would change
  --price-percent N     list prices that change by more than N % (10)
  --complete            the feed is all of its source: what it names no more goes off sale; else it stays and is counted
  --strict              write nothing if there is a remark, a rejected row or a price held back
  --vanish-percent N    write nothing if more than N % of the source's offers would go off sale (20; from 10 offers on)
  --moved-percent N     write nothing if more than N % of its prices would change by half or are held back (10; from 5 on)
  --unguarded           write whatever vanishes or moves
  --overwrite           take back prices that operators have set by hand; else they stay, and the report says so
  --report FILE         remarks as jsonl: line, externalId, field, reason, severity, value, readAs
  --source NAME         the feed's name: with a product's own id it names the product for ever
  --supplier NAME       whose goods these are (the feed's shop, else the source)
  --ships-from CC       country the goods ship from (RU)
  --currency CODE       currency of prices that name none (RUB)
  --rate CODE=ROUBLES   e.g. --rate USD=92.5; repeatable
  --default-stock N     stock of offers for which the feed has no figure (1)
  --no-images           do not fetch pictures; npm run catalog:images does it later
  --allow-private-hosts fetch pictures from private addresses too

Of price-list, a supplier's CSV or XLSX, which needs --source. Without a confirmed mapping of its columns it prints one
and stops:
  --confirm             the mapping is right: remember it for the source, and import
  --map COLUMN=FIELD    what a column is, e.g. --map "РРЦ=price,Опт=ignore"; repeatable. FIELD is one of:
${fieldLines()}
  --mapping FILE        all of it as JSON: columns (header, field), productOf, headings
  --product-of WHAT     what makes rows one product: ${GROUPINGS.join(' | ')}
  --headings WHAT       what a row with a single cell is: ${HEADINGS.join(' | ')}
  --sheet NAME          sheet of the workbook (the one with the best header)

Of commerceml, files of 1С in any order: import.xml, offers.xml, prices0_1.xml, rests0_1.xml
  --price-type NAME     type of the prices to sell at, if 1С has several and none of them alone is a retail price
  --old-price-type NAME type of the prices to strike out

Exit code: 0 read, whatever was remarked; 1 refused, or stopped by a guard or an error; 2 --strict found something; 64 wrong usage;
130 interrupted.

WooCommerce's old layout keeps variations in a second file: give both.
Offers that a product or a group of the feed has no more are deactivated.
`;

function fieldLines(): string {
  const half = Math.ceil(FIELDS.length / 2);
  return [FIELDS.slice(0, half), FIELDS.slice(half)]
    .map((fields) => `${' '.repeat(24)}${fields.join(', ')}`)
    .join('\n');
}

/** Thrown for a wrong command line; the message explains the mistake. */
export class UsageError extends Error {}

/** The arguments about a price list's columns. */
export interface PriceListArguments {
  sheet: string | null;
  map: string[];
  /** Path of a mapping file; null for none. */
  mapping: string | null;
  productOf: (typeof GROUPINGS)[number] | null;
  headings: (typeof HEADINGS)[number] | null;
  confirm: boolean;
}

export interface ImportArguments {
  format: FeedFormatName | typeof PRICE_LIST | typeof COMMERCEML;
  /** Arguments of a price list; null for other formats. */
  priceList: PriceListArguments | null;
  priceTypes: PriceTypeAnswers;
  files: string[];
  /** Path of the file to which all messages are written; null for none. */
  report: string | null;
  images: boolean;
  allowPrivateHosts: boolean;
  options: ImportOptions;
}

/** Returns the parsed arguments. Throws a {@link UsageError}. */
export function parseImportArguments(args: string[]): ImportArguments {
  const { values, positionals } = parse(args);
  const format = values.format;
  if (!format || !isFormat(format)) throw new UsageError(`--format is one of ${formatNames().join(', ')}`);
  if (positionals.length === 0) throw new UsageError('name the file to import');
  if (!/^\d{1,9}$/.test(values['default-stock'])) throw new UsageError('--default-stock is a whole number, e.g. 5');
  if (!/^[A-Z]{2}$/.test(values['ships-from']))
    throw new UsageError('--ships-from is a country code of two capitals, e.g. TR');
  if (!/^[A-Z]{3}$/i.test(values.currency)) throw new UsageError('--currency is a code of three letters, e.g. USD');
  for (const name of ['source', 'supplier'] as const) {
    const length = values[name]?.length ?? 1;
    if (length < 1 || length > 100) throw new UsageError(`--${name} has 1 to 100 characters`);
  }
  return {
    format,
    priceList: priceListOf(values, format, positionals),
    priceTypes: priceTypesOf(values, format),
    files: positionals,
    report: values.report ?? null,
    images: values.images && !values.plan,
    allowPrivateHosts: values['allow-private-hosts'],
    options: {
      source: values.source ?? (format === COMMERCEML ? COMMERCEML : null),
      supplier: values.supplier ?? null,
      shipsFrom: values['ships-from'],
      currency: normaliseCurrency(values.currency),
      rates: Object.fromEntries(values.rate.map(parseRate)),
      defaultStock: Number(values['default-stock']),
      mode: values.plan ? 'plan' : 'apply',
      guards: guardsOf(values),
      strict: values.strict,
      complete: values.complete,
      pricePercent: percent('price-percent', values['price-percent']),
      overwrite: values.overwrite,
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      allowNegative: true,
      options: {
        format: { type: 'string' },
        plan: { type: 'boolean', default: false },
        'price-percent': { type: 'string', default: '10' },
        complete: { type: 'boolean', default: false },
        'vanish-percent': { type: 'string' },
        'moved-percent': { type: 'string' },
        unguarded: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        report: { type: 'string' },
        source: { type: 'string' },
        supplier: { type: 'string' },
        'ships-from': { type: 'string', default: 'RU' },
        currency: { type: 'string', default: 'RUB' },
        rate: { type: 'string', multiple: true, default: [] },
        'default-stock': { type: 'string', default: '1' },
        sheet: { type: 'string' },
        map: { type: 'string', multiple: true, default: [] },
        mapping: { type: 'string' },
        'product-of': { type: 'string' },
        headings: { type: 'string' },
        'price-type': { type: 'string' },
        'old-price-type': { type: 'string' },
        confirm: { type: 'boolean', default: false },
        images: { type: 'boolean', default: true },
        'allow-private-hosts': { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function guardsOf(values: ReturnType<typeof parse>['values']): ImportGuards | null {
  const { 'vanish-percent': vanish, 'moved-percent': moved, unguarded } = values;
  if (unguarded && (vanish !== undefined || moved !== undefined))
    throw new UsageError('--unguarded has no limits: leave out --vanish-percent and --moved-percent');
  if (unguarded) return null;
  return {
    vanishPercent: vanish === undefined ? USUAL_GUARDS.vanishPercent : percent('vanish-percent', vanish),
    movedPercent: moved === undefined ? USUAL_GUARDS.movedPercent : percent('moved-percent', moved),
  };
}

function percent(name: string, text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new UsageError(`--${name} is a whole number from 0 to 100, e.g. 20`);
  return Number(text);
}

function priceListOf(
  values: ReturnType<typeof parse>['values'],
  format: string,
  files: readonly string[],
): PriceListArguments | null {
  const { sheet = null, map, mapping = null, 'product-of': productOf, headings, confirm } = values;
  if (format !== PRICE_LIST) {
    if (sheet !== null || map.length > 0 || mapping !== null || productOf || headings || confirm)
      throw new UsageError(
        `--sheet, --map, --mapping, --product-of, --headings and --confirm are of ${PRICE_LIST} only`,
      );
    return null;
  }
  if (!values.source)
    throw new UsageError('--source names the list: by it the mapping of its columns is remembered, e.g. --source lan');
  if (files.length > 1) throw new UsageError('one price list at a time');
  return {
    sheet,
    map,
    mapping,
    productOf: oneOf(GROUPINGS, '--product-of', productOf),
    headings: oneOf(HEADINGS, '--headings', headings),
    confirm,
  };
}

function priceTypesOf(values: ReturnType<typeof parse>['values'], format: string): PriceTypeAnswers {
  const { 'price-type': priceType = null, 'old-price-type': oldPriceType = null } = values;
  if (format !== COMMERCEML && (priceType !== null || oldPriceType !== null))
    throw new UsageError(`--price-type and --old-price-type are of ${COMMERCEML} only`);
  return { priceType, oldPriceType };
}

function oneOf<Value extends string>(values: readonly Value[], option: string, text: string | undefined): Value | null {
  if (text === undefined) return null;
  const value = values.find((known) => known === text);
  if (!value) throw new UsageError(`${option} is one of ${values.join(', ')}`);
  return value;
}

function formatNames(): string[] {
  return [...Object.keys(FEED_FORMATS), PRICE_LIST, COMMERCEML];
}

function isFormat(name: string): name is ImportArguments['format'] {
  return formatNames().includes(name);
}

function parseRate(text: string): [currency: string, roubles: string] {
  const [code = '', amount = ''] = text.split('=');
  if (!/^[A-Z]{3}$/i.test(code) || !isRate(amount)) throw new UsageError(`--rate ${text}: write it as USD=92.5`);
  return [normaliseCurrency(code), amount];
}

import { formatDate, formatPrice, type Locale } from '@meet/ui-kit';
import type { ProductHistoryQuery } from '../../graphql/generated/graphql';
import type { historyTexts } from './history-words';

export type HistoryEntry = ProductHistoryQuery['productHistory'][number];

export interface HistoryContext {
  texts: typeof historyTexts.ru;
  /** Names of the page's fields, by their names in the API. */
  fields: Partial<Record<string, string>>;
  /** Names of slugs and enum values, by field. */
  values: Partial<Record<string, Partial<Record<string, string>>>>;
  locale: Locale;
}

/** Fields in kopecks. */
const MONEY = new Set(['price', 'oldPrice', 'loyaltyPrice', 'prices']);
/** Fields of which it is only said that they were changed, as of longer texts. */
const STRUCTURED = new Set(['properties', 'seoTags', 'customFields']);
const LONGEST_TEXT = 120;
const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > LONGEST_TEXT;
/** Fields of which only the number of values is told. */
const COUNTED = new Set(['images', 'videos']);
/** Fields that mean nothing to a shop owner. */
const TECHNICAL = new Set(['productId', 'externalId', 'reserved', 'priceSetBy', 'size']);

type State = Record<string, unknown>;
const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const stateOf = (value: unknown): State => (isState(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Says what an entry of the history has changed, in a shop owner's words. Empty if nothing has changed. */
export function sayHistory(entry: HistoryEntry, context: HistoryContext): string {
  const { texts } = context;
  const { kind, before, after, size, source, undone } = entry;
  if (kind === 'BRAND') {
    const { merged, brand } = stateOf(after);
    return merged ? texts.merged(textOf(merged), textOf(brand)) : '';
  }
  if (kind === 'RUN') {
    const what = before === null ? texts.runMade : changes(before, after, context) || texts.runChanged;
    const said = `${source === null ? texts.bulk : texts.import(source)}: ${what}`;
    return undone ? `${said} (${texts.undone})` : said;
  }
  if (kind === 'PRODUCT' && before === null) return texts.made;
  if (kind === 'PRODUCT' && after === null) return texts.removed;
  const said = changes(before, after, context);
  return said && kind === 'SIZE' ? `${texts.size(size ?? '—')}: ${said}` : said;
}

function changes(before: unknown, after: unknown, context: HistoryContext): string {
  const [from, to] = [stateOf(before), stateOf(after)];
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (field) =>
      !TECHNICAL.has(field) &&
      !(isEmpty(from[field]) && isEmpty(to[field])) &&
      JSON.stringify(from[field] ?? null) !== JSON.stringify(to[field] ?? null),
  );
  const said = changed.flatMap((field) => change(field, from[field], to[field], context));
  return [...said, ...(said.length < changed.length ? [context.texts.otherFields] : [])].join('; ');
}

function change(field: string, from: unknown, to: unknown, context: HistoryContext): string | string[] {
  const { texts, fields } = context;
  // The name of a field that has none here would be machine talk.
  const name = fields[field] ?? texts.fields[field];
  if (!name) return [];
  if (STRUCTURED.has(field) || isLong(from) || isLong(to)) return `${name}: ${texts.changed}`;
  const say = (value: unknown) => sayValue(field, value, context);
  if (!isState(from) && !isState(to)) return `${name}: ${say(from)} → ${say(to)}`;
  // By size, as runs tell prices and stock.
  const [olds, news] = [stateOf(from), stateOf(to)];
  const sizes = Object.keys(news).map((size) => `${size}: ${say(olds[size])} → ${say(news[size])}`);
  return `${name}: ${sizes.join(', ')}`;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isState(value) && Object.keys(value).length === 0);

function sayValue(field: string, value: unknown, { texts, values, locale }: HistoryContext): string {
  if (COUNTED.has(field)) return String(Array.isArray(value) ? value.length : 0);
  if (isEmpty(value)) return texts.none;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value))
    return value.map((one) => sayValue(field, one, { texts, fields: {}, values, locale })).join(', ');
  if (MONEY.has(field)) return formatPrice(Number(value), locale);
  if (field === 'bonusCalcState') return texts.bonuses[value as keyof typeof texts.bonuses];
  if (field === 'publishedAt') return formatDate(textOf(value), locale);
  const text = textOf(value);
  return values[field]?.[text] ?? text;
}

import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { OrderStatus } from '../../generated/prisma/enums.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { Pagination } from '../../shared/page.js';
import { isDay, startOfDay, startOfNextDay } from '../../shared/shop-time.js';

const LIMIT = 50;

/** Parses a date written as 2026-11-20. Throws for anything else. */
export function day(typed: string): string {
  if (!isDay(typed)) throw new InvalidArgumentError(`«${typed}» is no day such as 2026-11-20`);
  return typed;
}

/** Returns the time range from the start of the first day to the end of the last day, in the shop's zone. */
export function between({ from, to }: { from?: string; to?: string }): { from?: Date; to?: Date } {
  return { ...(from ? { from: startOfDay(from) } : {}), ...(to ? { to: startOfNextDay(to) } : {}) };
}

/** Returns a function that parses one of the values; `what` is the word for them, such as «status». */
export const oneOf =
  <Value extends string>(values: Readonly<Record<string, Value>>, what: string) =>
  (typed: string): Value => {
    const known = Object.values(values).find((one) => one === typed);
    if (!known) throw new InvalidArgumentError(`«${typed}» is no ${what}: one of ${Object.values(values).join(', ')}`);
    return known;
  };

export const status = oneOf(OrderStatus, 'status');

export function uuid(typed: string): string {
  if (!z.guid().safeParse(typed).success)
    throw new InvalidArgumentError(`«${typed}» is no id: lists print them, such as \`offers ${typed}\``);
  return typed;
}

export function whole(typed: string): number {
  if (!/^[+-]?\d{1,9}$/.test(typed)) throw new InvalidArgumentError(`«${typed}» is no whole number`);
  return Number(typed);
}

export function eventId(typed: string): string {
  if (!/^\d{1,18}$/.test(typed))
    throw new InvalidArgumentError(`«${typed}» is no id of an event: \`outbox dead\` lists them`);
  return typed;
}

function pageNumber(typed: string): number {
  const page = whole(typed);
  if (page < 1) throw new InvalidArgumentError('pages begin at 1');
  return page;
}

/** Parses words separated by commas. */
export const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Parses a price in roubles and returns kopecks. */
export function kopecks(typed: string): number {
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(typed)) throw new InvalidArgumentError(`«${typed}» is no price in roubles`);
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** Formats kopecks as roubles with two decimals; null stays null. */
export function roubles<Amount extends number | null>(amount: Amount): Amount extends null ? string | null : string;
export function roubles(amount: number | null): string | null {
  return amount === null ? null : (amount / 100).toFixed(2);
}

export function reasonable(reason = ''): string {
  const text = reason.trim();
  if (text.length < 3 || text.length > 500) throw badUserInput([fieldFault('--reason', 'reason')]);
  return text;
}

/** Adds the option `--page` to a command that prints a list. */
export const paged = (command: Command): Command => command.option('--page <n>', 'of 50 rows each', pageNumber, 1);

/** Adds the options `--from` and `--to` (days) to a command that prints a list. */
export const dated = (command: Command): Command =>
  command.option('--from <day>', 'as 2026-11-01', day).option('--to <day>', 'that day included', day);

export const pageOf = ({ page }: { page: number }) => ({ page, limit: LIMIT });

/** Returns the position of a page as text, such as `page 2 of 5, 230 in all`. */
export const placeOf = ({ page, totalPages, totalItems }: Pagination): string =>
  `page ${page} of ${totalPages}, ${totalItems} in all${page < totalPages ? `; --page ${page + 1} for more` : ''}`;

import { readNumber } from './spelled-number.js';
import { readAs, type FeedReason, type ReadingCode } from './feed-reason.js';

/** Maximum stock of an offer (`FeedItem.stock`). A longer number is an article number or a barcode. */
const MAX_STOCK = 2_000_000_000;

const AT_LEAST = String.raw`(?:[>≥]\s*=?|более|больше|свыше|не менее|от|over|more than|at least|в наличии|есть|in stock)\s*:?\s*`;
const OR_MORE = String.raw`\s*(?:\+|и более|и больше|или больше|or more|and more)`;
const UNIT = String.raw`\s*(?:штук[аи]?|шт|пар[аы]?|ед|единиц[аы]?|pcs|pc|pieces?|pairs?|units?)\.?`;
const AFTER = String.raw`\s*(?:в наличии|на складе|in stock|available|left)`;
const FIGURE = new RegExp(
  `^(?:${AT_LEAST})?(\\d[\\d\\s.,'’]*?)(?:${UNIT})?(?:${OR_MORE})?(?:${UNIT})?(?:${AFTER})?$`,
  'u',
);
const IN_STOCK =
  /^(?:(?:очень )?много|достаточно|есть(?: в наличии)?|в наличии|на складе|имеется|да|true|yes|y|\+|in ?stock|available|a lot|many)$/u;

/**
 * Reads a stock figure as people write it: `1 200`, `3 шт`, `>10`, «нет». `stock` is null if the text is empty or only
 * means that there is some («много»): the default stock applies then. A text that is not understood is 0. `readAs` says
 * how any text but a plain number was read, for a remark; null if there is nothing to remark.
 */
export function readStock(text: string | null | undefined): {
  stock: number | null;
  readAs: FeedReason<ReadingCode> | null;
} {
  const words = (text ?? '').normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (words === '') return { stock: null, readAs: null };
  const word = words.replaceAll('_', ' ').replace(/[.!]+$/u, '');
  if (IN_STOCK.test(word)) return { stock: null, readAs: readAs('READ_AS_DEFAULT_STOCK') };
  const figure = readNumber(FIGURE.exec(words)?.[1] ?? '');
  const read = Math.floor(Number(figure?.decimal ?? '0'));
  const stock = read > MAX_STOCK ? 0 : read;
  return { stock, readAs: words === String(stock) ? null : readAs('READ_AS_NUMBER', { number: stock }) };
}

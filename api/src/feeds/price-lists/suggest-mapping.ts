import { foldName } from '../slug.js';
import { stripSize } from '../variant-name.js';
import { isBarcode } from '../barcode.js';
import { isColour, isErrorCell, isPictureAddress, isSizeHeader, isSizeLike, moneyOf } from './cell-kinds.js';
import type { ColumnMapping } from './column-mapping.js';
import { REPEATABLE, type Field } from './fields.js';
import { meaningOf, type HeaderMeaning } from './header-words.js';

/** The suggested meaning of a column. `field` is null where the operator has to choose. `confidence` is from 0 to 1. */
export interface ColumnSuggestion {
  header: string;
  field: Field | null;
  confidence: number;
  reason: string;
  samples: string[];
}

/** Columns of which the operator has to choose one for a field. */
export interface Choice {
  field: Field;
  headers: string[];
  /** The likeliest column, which shows how the question is answered. */
  example: string;
  question: string;
}

export interface MappingSuggestion {
  columns: ColumnSuggestion[];
  choices: Choice[];
  productOf: ColumnMapping['productOf'];
  headings: ColumnMapping['headings'];
  /** Other observations about the list, as sentences. */
  notes: string[];
}

/** The sampled part of a list. `rows` are rows of goods, `headings` texts of rows with a single cell. */
export interface ListSample {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  headings: readonly string[];
}

interface Claim {
  meaning: HeaderMeaning;
  confidence: number;
  reason: string;
}

const LEAST_SIZE_COLUMNS = 3;
const MONEY: ReadonlySet<HeaderMeaning> = new Set(['price', 'retail', 'wholesale']);

/**
 * Suggests the meaning of each column of a price list, by its header and by its cells. Which price shoppers pay is not
 * guessed if there are several prices, or only a wholesale price; nor is it guessed which of two columns a field means.
 */
export function suggestMapping({ headers, rows, headings }: ListSample): MappingSuggestion {
  const values = headers.map((_, index) =>
    rows.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '' && !isErrorCell(cell)),
  );
  const sizes = headers.flatMap((header, index) => (isSizeHeader(header) && !meaningOf(header) ? [index] : []));
  const isWide = sizes.length >= LEAST_SIZE_COLUMNS;
  const claims = headers.map((header, index) =>
    isWide && sizes.includes(index) ? null : claimOf(header, values[index] ?? []),
  );
  demoteSecondGuesses(claims);
  const choices = choicesOf(headers, claims);
  const undecided = new Set(choices.flatMap((choice) => choice.headers));
  const sizeField = isWide
    ? fieldOfSizes(
        sizes.flatMap((index) => values[index] ?? []),
        claims,
      )
    : 'ignore';
  const columns = headers.map((header, index): ColumnSuggestion => {
    const samples = [...new Set(values[index])].slice(0, 3);
    const claim = claims[index];
    if (isWide && sizes.includes(index))
      return { header, field: sizeField, confidence: 0.9, reason: 'the header is a size', samples };
    if (!claim) return { header, field: 'ignore', confidence: 0, reason: 'not recognised', samples };
    const { confidence, reason } = claim;
    return { header, field: undecided.has(header) ? null : fieldOf(claim.meaning), confidence, reason, samples };
  });
  const fieldAt = new Map(columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : [])));
  const notes = isWide
    ? [
        `${sizes.length} columns are sizes, their cells ${sizeField === 'stockOfSize' ? 'stock' : 'prices'}: each is an offer.`,
      ]
    : [];
  return {
    columns,
    choices,
    productOf: productOf(fieldAt, rows),
    headings:
      headings.length === 0
        ? 'ignore'
        : !fieldAt.has('category')
          ? 'category'
          : !fieldAt.has('brand')
            ? 'brand'
            : 'ignore',
    notes,
  };
}

const fieldOf = (meaning: HeaderMeaning): Field =>
  meaning === 'retail' || meaning === 'wholesale' ? 'price' : meaning;

function share(values: readonly string[], test: (value: string) => boolean): number {
  return values.length === 0 ? 0 : values.filter(test).length / values.length;
}

function claimOf(header: string, values: readonly string[]): Claim | null {
  const said = meaningOf(header);
  if (!said) return claimByCells(values);
  const { meaning, exact } = said;
  const confidence = exact ? 0.95 : 0.75;
  const doubt = doubtOf(meaning, values);
  if (doubt) return { meaning, confidence: 0.3, reason: `the header says so, but ${doubt}` };
  const proof = proofOf(meaning, values);
  return proof
    ? { meaning, confidence: Math.min(confidence + 0.04, 0.99), reason: `the header, and ${proof}` }
    : { meaning, confidence, reason: exact ? 'the header' : 'how the header begins' };
}

function proofOf(meaning: HeaderMeaning, values: readonly string[]): string | null {
  if (meaning === 'barcode' && share(values, isBarcode) > 0.8) return 'the check digits are right';
  if (MONEY.has(meaning) && share(values, (value) => moneyOf(value) !== null) > 0.8) return 'its cells are amounts';
  if (meaning === 'size' && share(values, isSizeLike) > 0.6) return 'its cells are sizes';
  if (meaning === 'colour' && share(values, isColour) > 0.6) return 'its cells are colours';
  if (meaning === 'picture' && share(values, isPictureAddress) > 0.6) return 'its cells are addresses of pictures';
  return null;
}

function doubtOf(meaning: HeaderMeaning, values: readonly string[]): string | null {
  if (values.length === 0) return 'its cells are empty';
  if ((MONEY.has(meaning) || meaning === 'oldPrice') && share(values, (value) => moneyOf(value) !== null) < 0.5)
    return 'its cells are no amounts';
  if (meaning === 'barcode' && share(values, (value) => /^\d{6,14}$/.test(value)) < 0.5)
    return 'its cells are no barcodes';
  if (meaning === 'picture' && share(values, (value) => /^(?:https?:)?\/\//i.test(value)) < 0.5)
    return 'its cells are no addresses';
  if (meaning === 'article' && values.length > 4 && share(values, isBarcode) > 0.8) return 'its cells are barcodes';
  return null;
}

/** Returns the meaning that the cells of a column with an unknown header suggest, if it is clear enough. */
function claimByCells(values: readonly string[]): Claim | null {
  if (values.length === 0) return null;
  const distinct = new Set(values).size / values.length;
  const claim = (meaning: Field, confidence: number, reason: string): Claim => ({ meaning, confidence, reason });
  if (share(values, isBarcode) > 0.8) return claim('barcode', 0.9, 'its cells are barcodes with right check digits');
  if (share(values, isPictureAddress) > 0.8) return claim('picture', 0.8, 'its cells are addresses of pictures');
  if (share(values, isColour) > 0.7) return claim('colour', 0.7, 'its cells are colours');
  if (share(values, isSizeLike) > 0.8 && share(values, (value) => /[a-zа-я.,/]/iu.test(value)) > 0.3)
    return claim('size', 0.6, 'its cells are sizes');
  if (distinct > 0.9 && values.length > 4 && share(values, isArticleLike) > 0.8)
    return claim('article', 0.5, 'its cells are codes, nearly all different');
  if (distinct > 0.3 && values.length > 4 && share(values, (value) => /\p{L}{3}.* .*\p{L}/u.test(value)) > 0.8)
    return claim('name', 0.4, 'its cells are texts of several words');
  return null;
}

const isArticleLike = (value: string): boolean =>
  /^[\p{L}\d][\p{L}\d._/-]{2,30}$/u.test(value) && /\d/.test(value) && moneyOf(value) === null;

/**
 * Drops the meanings that cells only suggest, and those that cells contradict, where the header of another column has
 * the same meaning.
 */
function demoteSecondGuesses(claims: Array<Claim | null>): void {
  const sure = new Set(claims.flatMap((claim) => (claim && claim.confidence >= 0.7 ? [fieldOf(claim.meaning)] : [])));
  for (const [index, claim] of claims.entries()) {
    if (claim && claim.confidence < 0.7 && sure.has(fieldOf(claim.meaning))) claims[index] = null;
  }
  // A model is taken for the name if there is no name.
  if (!claims.some((claim) => claim?.meaning === 'name')) {
    const model = claims.find((claim) => claim?.meaning === 'group');
    if (model)
      Object.assign(model, { meaning: 'name', confidence: 0.6, reason: 'the header, and no column is a name' });
  }
}

function choicesOf(headers: readonly string[], claims: readonly (Claim | null)[]): Choice[] {
  const byField = new Map<Field, number[]>();
  for (const [index, claim] of claims.entries()) {
    if (!claim) continue;
    const field = fieldOf(claim.meaning);
    byField.set(field, [...(byField.get(field) ?? []), index]);
  }
  const choices: Choice[] = [];
  for (const [field, indexes] of byField) {
    const names = indexes.map((index) => headers[index]!);
    const likely = (index: number): number =>
      claims[index]!.confidence +
      (claims[index]!.meaning === 'retail' ? 1 : claims[index]!.meaning === 'wholesale' ? -1 : 0);
    const example = headers[indexes.reduce((best, index) => (likely(index) > likely(best) ? index : best))]!;
    if (field === 'price') {
      const meanings = indexes.map((index) => claims[index]!.meaning);
      if (indexes.length === 1 && meanings[0] !== 'wholesale') continue;
      const question = meanings.includes('wholesale')
        ? meanings.length === 1
          ? 'The only price is wholesale. Is it what shoppers pay?'
          : 'Wholesale and other prices stand side by side. Which do shoppers pay?'
        : 'Which of these prices do shoppers pay? Another may be oldPrice, the struck-out one.';
      choices.push({ field, headers: names, example, question });
    } else if (indexes.length > 1 && !REPEATABLE.has(field)) {
      choices.push({ field, headers: names, example, question: `Which of these columns is ${field}?` });
    }
  }
  return choices;
}

/** Returns whether cells below sizes are stock or prices. If another column is a price, they are stock. */
function fieldOfSizes(values: readonly string[], claims: readonly (Claim | null)[]): Field {
  if (claims.some((claim) => claim && MONEY.has(claim.meaning))) return 'stockOfSize';
  const amounts = values.flatMap((value) => moneyOf(value) ?? []).sort((a, b) => a - b);
  const median = amounts[Math.floor(amounts.length / 2)] ?? 0;
  return amounts.length > values.length / 2 && median >= 100 ? 'priceOfSize' : 'stockOfSize';
}

const MOST_COLLISIONS = 0.02;

/**
 * Returns what decides which rows are one product: a group, if there is one; else the article number or the name, if it
 * repeats and the rows then differ by size or colour; else each row is a product.
 */
function productOf(fieldAt: ReadonlyMap<Field, number>, rows: ListSample['rows']): ColumnMapping['productOf'] {
  if (fieldAt.has('group')) return 'group';
  if (!fieldAt.has('size') && !fieldAt.has('colour')) return 'row';
  const shareOfDistinct = (...fields: Field[]): number => {
    const keys = rows.map((row) => {
      const cellOf = (field: Field): string => row[fieldAt.get(field) ?? -1] ?? '';
      return fields
        .map((field) => foldName(field === 'name' ? stripSize(cellOf('name'), cellOf('size')) : cellOf(field)))
        .join('|');
    });
    return new Set(keys).size / keys.length;
  };
  const joins = (...fields: Field[]): boolean =>
    fieldAt.has(fields[0]!) &&
    shareOfDistinct(...fields) < 0.9 &&
    shareOfDistinct(...fields, 'colour', 'size') > 1 - MOST_COLLISIONS;
  return joins('article') ? 'article' : joins('name', 'brand') ? 'name' : 'row';
}

import { ITEM_KINDS, type ItemKind } from '@meet/search-indexer/contract';
import type { CustomFilter } from './custom-filters.js';

/** One offer as a row of the table; a code of 0 means that the offer has no value of that kind. */
export interface ItemRow {
  id: string;
  price: number;
  salePercent: number;
  codes: Record<ItemKind, number>;
  /** What it has in the filters by custom fields of offers. */
  custom?: ReadonlyMap<CustomFilter, number>;
}

const ID_BYTES = 16;
const SMALLEST = 1024;

/**
 * The offers of all products in typed arrays, one array per column; the offers of one product are adjacent rows. An
 * offer takes a few dozen bytes, and a filter can test offers without following pointers. `squeeze` removes the unused
 * rows once more than half of the rows are unused.
 */
export class ItemTable {
  prices = new Float64Array(SMALLEST);
  salePercents = new Uint8Array(SMALLEST);
  readonly codes = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, new Uint32Array(SMALLEST)])) as Record<
    ItemKind,
    Uint32Array
  >;
  /** Columns of custom fields of offers, made when the first offer has a value; NaN stands for none. */
  private readonly custom = new Map<CustomFilter, Float64Array>();
  /** The first row of each product and the number of its rows, by the product's number. */
  firsts = new Uint32Array(SMALLEST);
  counts = new Uint32Array(SMALLEST);
  private ids = new Uint8Array(SMALLEST * ID_BYTES);
  private end = 0;
  private abandoned = 0;

  /** Number of rows, including unused ones. */
  get length(): number {
    return this.end;
  }

  /** True when it is time to call {@link squeeze}. */
  get wasteful(): boolean {
    return this.abandoned > SMALLEST && this.abandoned * 2 > this.end;
  }

  /** Appends the rows of a product that has none. */
  append(product: number, rows: ItemRow[]): void {
    const first = this.end;
    this.reserve(first + rows.length);
    this.reserveProduct(product);
    rows.forEach((row, place) => this.write(first + place, row));
    this.firsts[product] = first;
    this.counts[product] = rows.length;
    this.end += rows.length;
  }

  /** The column of a custom field of offers. */
  columnOf(filter: CustomFilter): Float64Array {
    let column = this.custom.get(filter);
    if (!column) this.custom.set(filter, (column = new Float64Array(this.prices.length).fill(NaN)));
    return column;
  }

  drop(filter: CustomFilter): void {
    this.custom.delete(filter);
  }

  /** Leaves the rows of a product unused. */
  abandon(product: number): void {
    this.abandoned += this.counts[product]!;
    this.counts[product] = 0;
  }

  /** Keeps only the rows of products, in their order. */
  squeeze(): void {
    const products: number[] = [];
    this.counts.forEach((count, product) => count && products.push(product));
    products.sort((a, b) => this.firsts[a]! - this.firsts[b]!);
    let end = 0;
    for (const product of products) {
      const from = this.firsts[product]!;
      const to = from + this.counts[product]!;
      for (const column of [this.prices, this.salePercents, ...Object.values(this.codes), ...this.custom.values()])
        column.copyWithin(end, from, to);
      this.ids.copyWithin(end * ID_BYTES, from * ID_BYTES, to * ID_BYTES);
      this.firsts[product] = end;
      end += to - from;
    }
    this.end = end;
    this.abandoned = 0;
  }

  /** The offer's id, a UUID. */
  idOf(item: number): string {
    const hex = Buffer.from(this.ids.buffer, item * ID_BYTES, ID_BYTES).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  private write(item: number, { id, price, salePercent, codes, custom }: ItemRow): void {
    this.prices[item] = price;
    this.salePercents[item] = salePercent;
    for (const kind of ITEM_KINDS) this.codes[kind][item] = codes[kind];
    if (custom) for (const filter of custom.keys()) this.columnOf(filter);
    for (const [filter, column] of this.custom) column[item] = custom?.get(filter) ?? NaN;
    writeId(this.ids, item * ID_BYTES, id);
  }

  private reserveProduct(product: number): void {
    if (product < this.firsts.length) return;
    const capacity = Math.ceil((product + 1) * 1.5);
    this.firsts = grown(this.firsts, new Uint32Array(capacity));
    this.counts = grown(this.counts, new Uint32Array(capacity));
  }

  private reserve(needed: number): void {
    if (needed <= this.prices.length) return;
    const capacity = Math.max(needed, Math.ceil(this.prices.length * 1.5));
    this.prices = grown(this.prices, new Float64Array(capacity));
    this.salePercents = grown(this.salePercents, new Uint8Array(capacity));
    for (const kind of ITEM_KINDS) this.codes[kind] = grown(this.codes[kind], new Uint32Array(capacity));
    for (const [filter, column] of this.custom)
      this.custom.set(filter, grown(column, new Float64Array(capacity).fill(NaN)));
    this.ids = grown(this.ids, new Uint8Array(capacity * ID_BYTES));
  }
}

/** Writes a UUID as bytes. Decoding the digits here takes a quarter of what removing the hyphens and `Buffer` take. */
function writeId(ids: Uint8Array, from: number, id: string): void {
  let at = from;
  for (let place = 0; place < id.length; place += 2) {
    if (id.charCodeAt(place) === HYPHEN) place += 1;
    ids[at] = digitOf(id.charCodeAt(place)) * 16 + digitOf(id.charCodeAt(place + 1));
    at += 1;
  }
}

const HYPHEN = 0x2d;
/** `0` to `9` have the codes 48 to 57, `a` to `f` 97 to 102. */
const digitOf = (code: number): number => (code < 58 ? code - 48 : code - 87);

function grown<Column extends Float64Array | Uint8Array | Uint32Array>(old: Column, larger: Column): Column {
  larger.set(old);
  return larger;
}

import { grown, readUuid, UUID_WORDS, writeUuid } from '@meet/search-indexer/columns';
import { ITEM_KINDS, type ItemKind } from '@meet/search-indexer/contract';
import type { CustomFilter } from './custom-filters.js';

/** One offer as a row of the table; a code of 0 means that the offer has no value of that kind. */
export interface ItemRow {
  id: string;
  price: number;
  salePercent: number;
  codes: Record<ItemKind, number>;
  /** The offer's values in the filters by custom fields of offers. */
  custom?: ReadonlyMap<CustomFilter, number>;
}

/** The stored form of an {@link ItemTable}. */
export interface SavedItemTable {
  prices: Float64Array;
  salePercents: Uint8Array;
  codes: Record<ItemKind, Uint32Array>;
  custom: [filter: number, column: Float64Array][];
  firsts: Uint32Array;
  counts: Uint32Array;
  ids: Uint32Array;
}

const SMALLEST = 1024;

/**
 * The offers of all products in typed arrays, one array per column; the offers of one product are adjacent rows. An
 * offer takes a few dozen bytes, and a filter can test offers without following pointers. `squeeze` removes the unused
 * rows once more than half of the rows are unused.
 */
export class ItemTable {
  prices: Float64Array;
  salePercents: Uint8Array;
  readonly codes: Record<ItemKind, Uint32Array>;
  /**
   * Columns of custom fields of offers by the filter's number, created when the first offer has a value; NaN means
   * none.
   */
  private readonly custom: Map<number, Float64Array>;
  /** The first row of each product and the number of its rows, by the product's number. */
  firsts: Uint32Array;
  counts: Uint32Array;
  private ids: Uint32Array;
  private end: number;
  private abandoned = 0;

  constructor(saved?: SavedItemTable) {
    this.prices = saved?.prices ?? new Float64Array(SMALLEST);
    this.salePercents = saved?.salePercents ?? new Uint8Array(SMALLEST);
    this.codes = Object.fromEntries(
      ITEM_KINDS.map((kind) => [kind, saved?.codes[kind] ?? new Uint32Array(SMALLEST)]),
    ) as Record<ItemKind, Uint32Array>;
    this.custom = new Map(saved?.custom);
    this.firsts = saved?.firsts ?? new Uint32Array(SMALLEST);
    this.counts = saved?.counts ?? new Uint32Array(SMALLEST);
    this.ids = saved?.ids ?? new Uint32Array(SMALLEST * UUID_WORDS);
    this.end = saved?.prices.length ?? 0;
  }

  /** Returns the table without unused rows. */
  save(): SavedItemTable {
    if (this.hasUnused) this.squeeze();
    const { end, codes } = this;
    return {
      prices: this.prices.subarray(0, end),
      salePercents: this.salePercents.subarray(0, end),
      codes: {
        size: codes.size.subarray(0, end),
        sale: codes.sale.subarray(0, end),
        deliverySpeed: codes.deliverySpeed.subarray(0, end),
      },
      custom: Array.from(this.custom, ([filter, column]) => [filter, column.subarray(0, end)]),
      firsts: this.firsts,
      counts: this.counts,
      ids: this.ids.subarray(0, end * UUID_WORDS),
    };
  }

  /** Number of rows, including unused ones. */
  get length(): number {
    return this.end;
  }

  /** Whether {@link squeeze} and {@link save} would move rows. */
  get hasUnused(): boolean {
    return this.abandoned > 0;
  }

  /** True when it is time to call {@link squeeze}. */
  get wasteful(): boolean {
    return this.abandoned > SMALLEST && this.abandoned * 2 > this.end;
  }

  /** Appends the rows of a product that has no rows yet. */
  append(product: number, rows: ItemRow[]): void {
    const first = this.end;
    this.reserve(first + rows.length);
    this.reserveProduct(product);
    rows.forEach((row, place) => this.write(first + place, row));
    this.firsts[product] = first;
    this.counts[product] = rows.length;
    this.end += rows.length;
  }

  /** Returns the column of a custom field of offers. */
  columnOf(filter: Pick<CustomFilter, 'number'>): Float64Array {
    let column = this.custom.get(filter.number);
    if (!column) this.custom.set(filter.number, (column = new Float64Array(this.prices.length).fill(NaN)));
    return column;
  }

  drop(filter: Pick<CustomFilter, 'number'>): void {
    this.custom.delete(filter.number);
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
      this.ids.copyWithin(end * UUID_WORDS, from * UUID_WORDS, to * UUID_WORDS);
      this.firsts[product] = end;
      end += to - from;
    }
    this.end = end;
    this.abandoned = 0;
  }

  /** Returns the offer's id, a UUID. */
  idOf(item: number): string {
    return readUuid(this.ids, item * UUID_WORDS);
  }

  /** Returns the codes that offers of a product have in a column. */
  codesOf(kind: ItemKind, product: number): Set<number> {
    const first = this.firsts[product]!;
    const codes = new Set(this.codes[kind].subarray(first, first + this.counts[product]!));
    codes.delete(0);
    return codes;
  }

  private write(item: number, { id, price, salePercent, codes, custom }: ItemRow): void {
    this.prices[item] = price;
    this.salePercents[item] = salePercent;
    for (const kind of ITEM_KINDS) this.codes[kind][item] = codes[kind];
    for (const column of this.custom.values()) column[item] = NaN;
    if (custom) for (const [filter, cell] of custom) this.columnOf(filter)[item] = cell;
    writeUuid(this.ids, item * UUID_WORDS, id);
  }

  private reserveProduct(product: number): void {
    this.firsts = grown(this.firsts, product + 1);
    this.counts = grown(this.counts, product + 1);
  }

  private reserve(needed: number): void {
    this.prices = grown(this.prices, needed);
    this.salePercents = grown(this.salePercents, needed);
    for (const kind of ITEM_KINDS) this.codes[kind] = grown(this.codes[kind], needed);
    for (const [filter, column] of this.custom) this.custom.set(filter, grown(column, needed));
    this.ids = grown(this.ids, needed * UUID_WORDS);
  }
}

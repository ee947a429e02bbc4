import { ITEM_KINDS, type ItemKind } from '@meet/search-indexer/contract';

/** One offer as a row of the table; a code of 0 means that the offer has no value of that kind. */
export interface ItemRow {
  id: string;
  price: number;
  salePercent: number;
  codes: Record<ItemKind, number>;
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

  /** Appends the rows and returns the number of the first of them. */
  append(rows: ItemRow[]): number {
    const first = this.end;
    this.reserve(first + rows.length);
    rows.forEach((row, place) => this.write(first + place, row));
    this.end += rows.length;
    return first;
  }

  abandon(count: number): void {
    this.abandoned += count;
  }

  /** Keeps only the rows in these ranges, in their order, and updates `firstItem` of each range. */
  squeeze<Range extends { firstItem: number; itemCount: number }>(ranges: Iterable<Range>): void {
    const byPlace = [...ranges].sort((a, b) => a.firstItem - b.firstItem);
    let end = 0;
    for (const range of byPlace) {
      const { firstItem: from, itemCount } = range;
      for (const column of [this.prices, this.salePercents, ...Object.values(this.codes)])
        column.copyWithin(end, from, from + itemCount);
      this.ids.copyWithin(end * ID_BYTES, from * ID_BYTES, (from + itemCount) * ID_BYTES);
      range.firstItem = end;
      end += itemCount;
    }
    this.end = end;
    this.abandoned = 0;
  }

  /** The offer's id, a UUID. */
  idOf(item: number): string {
    const hex = Buffer.from(this.ids.buffer, item * ID_BYTES, ID_BYTES).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  private write(item: number, { id, price, salePercent, codes }: ItemRow): void {
    this.prices[item] = price;
    this.salePercents[item] = salePercent;
    for (const kind of ITEM_KINDS) this.codes[kind][item] = codes[kind];
    Buffer.from(this.ids.buffer).write(id.replaceAll('-', ''), item * ID_BYTES, 'hex');
  }

  private reserve(needed: number): void {
    if (needed <= this.prices.length) return;
    const capacity = Math.max(needed, Math.ceil(this.prices.length * 1.5));
    this.prices = grown(this.prices, new Float64Array(capacity));
    this.salePercents = grown(this.salePercents, new Uint8Array(capacity));
    for (const kind of ITEM_KINDS) this.codes[kind] = grown(this.codes[kind], new Uint32Array(capacity));
    this.ids = grown(this.ids, new Uint8Array(capacity * ID_BYTES));
  }
}

function grown<Column extends Float64Array | Uint8Array | Uint32Array>(old: Column, larger: Column): Column {
  larger.set(old);
  return larger;
}

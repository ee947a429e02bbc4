import type { DocumentCustomField, ProductDocument } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { Facet, isOnShow, type FacetEntry } from './facet.js';
import type { CustomChoice } from './listing-query.js';
import { compareIds } from './sorted-list.js';

/** The name of a filter by a custom field, beside those of the other filters. */
export type CustomKind = `custom ${string}`;

/** What an offer has of a field, as a number: its own, or the code of its set of values. */
type Cell = number;

/** A filter by a custom field. It is made with the first product that has a value, and goes with the last one. */
export class CustomFilter {
  readonly kind: CustomKind;
  /** Options and flags, of products or of all offers of a product together. */
  readonly facet: Facet<CustomKind>;
  /** Numbers of products by the product's number; empty for a field of offers. */
  readonly numbers = new Map<number, number>();
  products = 0;
  /** Sets of values that offers have; code 0 is none. */
  private readonly sets: string[][] = [[]];
  private readonly setCodes = new Map<string, Cell>();

  constructor(
    public declared: Omit<DocumentCustomField, 'values' | 'number'>,
    readonly isOfOffers: boolean,
  ) {
    this.kind = `custom ${declared.code}`;
    this.facet = new Facet(this.kind);
  }

  /** What the table of offers keeps of an offer's value. */
  cellOf({ values, number }: DocumentCustomField): Cell {
    if (number !== null) return number;
    const set = values.map(({ value }) => value).sort();
    const key = set.join(' ');
    let code = this.setCodes.get(key);
    if (code === undefined) {
      code = this.sets.push(set) - 1;
      this.setCodes.set(key, code);
    }
    return code;
  }

  /** The values that the code of a set stands for; none for an offer without a value. */
  valuesOf(cell: Cell): readonly string[] {
    return this.sets[cell] ?? [];
  }

  /** Whether an offer passes a choice, by what the table has of it. An offer without a value never does. */
  accepts({ values, min = -Infinity, max = Infinity }: CustomChoice): (cell: Cell) => boolean {
    if (!values) return this.declared.type === 'NUMBER' ? (cell) => cell >= min && cell <= max : () => false;
    if (this.declared.type === 'NUMBER') return () => false;
    const wanted = this.sets.map((set) => set.some((value) => values.includes(value)));
    return (cell) => wanted[cell] === true;
  }

  /** The products that a choice leaves, for a field of products. */
  leaves({ values, min = -Infinity, max = Infinity }: CustomChoice, capacity: number): BitSet {
    if (values) return this.facet.anyOf(values);
    const found = new BitSet(capacity);
    for (const [number, value] of this.numbers) if (value >= min && value <= max) found.add(number);
    return found;
  }
}

/** What a product has in one filter. */
interface Place {
  filter: CustomFilter;
  entries: FacetEntry<CustomKind>[];
}

/** What the filters keep of a product: its places, and for each of its offers the cells of the table. */
export interface CustomPlaces {
  places: Place[];
  cells: ReadonlyMap<CustomFilter, Cell>[];
}

/** All filters by custom fields. A shop without such fields has none, and pays nothing. */
export class CustomFilters {
  private readonly byCode = new Map<string, CustomFilter>();

  get size(): number {
    return this.byCode.size;
  }

  get(code: string): CustomFilter | undefined {
    return this.byCode.get(code);
  }

  /** Values that have a visibility period which includes `now`, of all filters. */
  passing(now: number): string[][] {
    return this.inOrder().map(({ facet }) => facet.passing(now));
  }

  /** A choice without the values that are not visible now. If none is, it keeps one that no product has. */
  onShow({ values, ...choice }: CustomChoice, now: number): CustomChoice {
    if (!values) return choice;
    const facet = this.get(choice.code)?.facet;
    const shown = values.filter((value) => {
      const entry = facet?.get(value);
      return entry && isOnShow(entry.shown, now);
    });
    return { ...choice, values: shown.length ? shown : [''] };
  }

  inOrder(): CustomFilter[] {
    return [...this.byCode.values()].sort(
      ({ declared: a }, { declared: b }) => a.position - b.position || compareIds(a.code, b.code),
    );
  }

  /** Adds what a product and its offers have; undefined if that is nothing. */
  add(number: number, { customFields = [], items }: ProductDocument): CustomPlaces | undefined {
    if (!customFields.length && !items.some((item) => item.customFields)) return undefined;
    const places = new Map<CustomFilter, Map<string, FacetEntry<CustomKind>>>();
    const note = (field: DocumentCustomField, isOfOffers: boolean): CustomFilter => {
      const filter = this.filterOf(field, isOfOffers);
      let entries = places.get(filter);
      if (!entries) {
        places.set(filter, (entries = new Map()));
        filter.products += 1;
      }
      for (const shown of field.values)
        if (!entries.has(shown.value)) entries.set(shown.value, filter.facet.add(number, shown));
      return filter;
    };
    for (const field of customFields) {
      const filter = note(field, false);
      if (field.number !== null) filter.numbers.set(number, field.number);
    }
    const cells = items.map(
      (item) =>
        new Map(
          (item.customFields ?? []).map((field) => {
            const filter = note(field, true);
            return [filter, filter.cellOf(field)];
          }),
        ),
    );
    return { places: [...places].map(([filter, entries]) => ({ filter, entries: [...entries.values()] })), cells };
  }

  /** Removes a product from its places. Returns the filters that are gone with it. */
  remove(number: number, places: readonly Place[]): CustomFilter[] {
    for (const { filter, entries } of places) {
      for (const entry of entries) filter.facet.delete(number, entry);
      filter.numbers.delete(number);
      filter.products -= 1;
    }
    const gone = places.map(({ filter }) => filter).filter(({ products }) => !products);
    for (const filter of gone)
      if (this.byCode.get(filter.declared.code) === filter) this.byCode.delete(filter.declared.code);
    return gone;
  }

  /** A field that was removed and declared anew for something else is another filter; documents of both may meet. */
  private filterOf({ values: _, number: __, ...declared }: DocumentCustomField, isOfOffers: boolean): CustomFilter {
    const known = this.byCode.get(declared.code);
    if (known && known.isOfOffers === isOfOffers && known.declared.type === declared.type) {
      known.declared = declared;
      return known;
    }
    const made = new CustomFilter(declared, isOfOffers);
    this.byCode.set(declared.code, made);
    return made;
  }
}

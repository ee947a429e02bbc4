import { PackedLists, type SavedPackedLists } from '@meet/search-indexer/columns';
import type { DocumentCustomField, ProductDocument } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { Facet, isOnShow, type FacetEntry, type SavedFacet } from './facet.js';
import type { CustomChoice } from './listing-query.js';
import { compareIds } from './sorted-list.js';

/** The name of a filter by a custom field, distinct from the other filters. */
export type CustomKind = `custom ${string}`;

/** An offer's value in a field, as a number: the number itself, or the code of its set of values. */
type Cell = number;

type Declared = Omit<DocumentCustomField, 'values' | 'number'>;

interface SavedCustomFilter {
  declared: Declared;
  isOfOffers: boolean;
  facet: SavedFacet;
  numbered: Uint32Array;
  numbers: Float64Array;
  products: number;
  sets: string[][];
}

/** The stored form of {@link CustomFilters}: the filters by their number, null for none. */
export interface SavedCustomFilters {
  filters: (SavedCustomFilter | null)[];
  current: number[];
  places: SavedPackedLists;
}

/** A filter by a custom field. It is created with the first product that has a value, and deleted with the last one. */
export class CustomFilter {
  readonly kind: CustomKind;
  /** Options and flags, of products or of all offers of a product together. */
  readonly facet: Facet<CustomKind>;
  /** Numbers of products by the product's number; empty for a field of offers. */
  readonly numbers: Map<number, number>;
  products: number;
  /** Sets of values that offers have; code 0 means no set. */
  private readonly sets: string[][];
  private readonly setCodes: Map<string, Cell>;

  /** `number` stands for the filter in typed arrays. */
  constructor(
    readonly number: number,
    public declared: Declared,
    readonly isOfOffers: boolean,
    saved?: SavedCustomFilter,
  ) {
    this.kind = `custom ${declared.code}`;
    this.facet = new Facet(this.kind, false, saved?.facet);
    this.numbers = new Map(Array.from(saved?.numbered ?? [], (product, place) => [product, saved!.numbers[place]!]));
    this.products = saved?.products ?? 0;
    this.sets = saved?.sets ?? [[]];
    this.setCodes = new Map(this.sets.map((set, code) => [keyOf(set), code]));
    this.setCodes.delete(keyOf([]));
  }

  save(): SavedCustomFilter {
    const { declared, isOfOffers, products, sets } = this;
    return {
      ...{ declared, isOfOffers, products, sets, facet: this.facet.save() },
      numbered: Uint32Array.from(this.numbers.keys()),
      numbers: Float64Array.from(this.numbers.values()),
    };
  }

  /** Returns the number that the table of offers stores for an offer's value. */
  cellOf({ values, number }: DocumentCustomField): Cell {
    if (number !== null) return number;
    const set = values.map(({ value }) => value).sort();
    const key = keyOf(set);
    let code = this.setCodes.get(key);
    if (code === undefined) {
      code = this.sets.push(set) - 1;
      this.setCodes.set(key, code);
    }
    return code;
  }

  /** Returns the values of a set by its code; none for an offer without a value. */
  valuesOf(cell: Cell): readonly string[] {
    return this.sets[cell] ?? [];
  }

  /**
   * Returns a function that decides by the table's cell whether an offer matches a choice. An offer without a value
   * never does.
   */
  accepts({ values, min = -Infinity, max = Infinity }: CustomChoice): (cell: Cell) => boolean {
    if (!values) return this.declared.type === 'NUMBER' ? (cell) => cell >= min && cell <= max : () => false;
    if (this.declared.type === 'NUMBER') return () => false;
    const wanted = this.sets.map((set) => set.some((value) => values.includes(value)));
    return (cell) => wanted[cell] === true;
  }

  /** Returns the products that match a choice, for a field of products. */
  leaves({ values, min = -Infinity, max = Infinity }: CustomChoice, capacity: number): BitSet {
    if (values) return this.facet.anyOf(values);
    const found = new BitSet(capacity);
    for (const [number, value] of this.numbers) if (value >= min && value <= max) found.add(number);
    return found;
  }
}

const keyOf = (set: readonly string[]) => set.join(' ');

/** All filters by custom fields. A shop without such fields has none, and pays nothing. */
export class CustomFilters {
  private readonly byCode: Map<string, CustomFilter>;
  private readonly byNumber: (CustomFilter | undefined)[];
  /** The places of each product: for each of its filters the number, how many values, and their codes. */
  private readonly places: PackedLists;

  constructor(saved?: SavedCustomFilters) {
    this.byNumber = (saved?.filters ?? []).map((filter, number) =>
      filter ? new CustomFilter(number, filter.declared, filter.isOfOffers, filter) : undefined,
    );
    this.byCode = new Map(
      (saved?.current ?? []).map((number) => [codeOf(this.byNumber[number]!), this.byNumber[number]!]),
    );
    this.places = new PackedLists(saved?.places);
  }

  save(): SavedCustomFilters {
    return {
      filters: this.byNumber.map((filter) => filter?.save() ?? null),
      current: Array.from(this.byCode.values(), ({ number }) => number),
      places: this.places.save(),
    };
  }

  get size(): number {
    return this.byCode.size;
  }

  get(code: string): CustomFilter | undefined {
    return this.byCode.get(code);
  }

  /** Returns the values of all filters whose visibility period includes `now`. */
  passing(now: number): string[][] {
    return this.inOrder().map(({ facet }) => facet.passing(now));
  }

  /**
   * Returns a choice without the values that are not visible now. If none is visible, the choice keeps a value that no
   * product has.
   */
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

  /**
   * Adds the values of a product and its offers. Returns the cells of the table for each offer; undefined if there are
   * none.
   */
  add(number: number, { customFields = [], items }: ProductDocument): ReadonlyMap<CustomFilter, Cell>[] | undefined {
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
    const list = Array.from(places, ([filter, entries]) => [
      ...[filter.number, entries.size],
      ...Array.from(entries.values(), ({ code }) => code),
    ]);
    this.places.set(number, list.flat());
    return cells;
  }

  /** Removes a product from its places. Returns the filters that are deleted with it. */
  remove(number: number): CustomFilter[] {
    const list = this.places.at(number);
    const gone: CustomFilter[] = [];
    for (let place = 0; place < list.length;) {
      const filter = this.byNumber[list[place]!]!;
      const end = place + 2 + list[place + 1]!;
      for (place += 2; place < end; place += 1) filter.facet.delete(number, list[place]!);
      filter.numbers.delete(number);
      filter.products -= 1;
      if (!filter.products) gone.push(filter);
    }
    if (list.length) this.places.clear(number);
    for (const filter of gone) {
      this.byNumber[filter.number] = undefined;
      if (this.byCode.get(codeOf(filter)) === filter) this.byCode.delete(codeOf(filter));
    }
    return gone;
  }

  /**
   * A field that was removed and declared again for another purpose is another filter; documents of both may exist
   * together.
   */
  private filterOf({ values: _, number: __, ...declared }: DocumentCustomField, isOfOffers: boolean): CustomFilter {
    const known = this.byCode.get(declared.code);
    if (known && known.isOfOffers === isOfOffers && known.declared.type === declared.type) {
      known.declared = declared;
      return known;
    }
    const free = this.byNumber.indexOf(undefined);
    const made = new CustomFilter(free < 0 ? this.byNumber.length : free, declared, isOfOffers);
    this.byNumber[made.number] = made;
    this.byCode.set(declared.code, made);
    return made;
  }
}

const codeOf = ({ declared }: CustomFilter) => declared.code;

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import { withAllBrands } from '../../graphql/all-brands';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  GoodsDirectoryDocument,
  GoodsListDocument,
  PropertyChoicesDocument,
  type GoodsDirectoryQuery,
  type GoodsTrait,
  type OfferLineFragment,
  type PropertyChoicesQuery,
} from '../../graphql/generated/graphql';
import { dtoOf, type GoodsFilters } from './goods-filters';
import { OfferEdits } from './offer-edits';

/** Rows of one page of the grid: the maximum that the API returns at once. */
const SLICE = 100;

/** The grid of goods: the rows loaded so far, the counts, and the selection. */
export class GoodsListStore {
  filters: GoodsFilters | undefined;
  /** The query of the URL with the filters, for returning to the grid. */
  address = '';
  rows: OfferLineFragment[] = [];
  /** Number of all matching items, up to the limit at which the API stops counting. */
  total = 0;
  /** Number of products with matching items. */
  products = 0;
  traits = new Map<GoodsTrait, number>();
  directory: GoodsDirectoryQuery | undefined;
  choices: PropertyChoicesQuery | undefined;
  hasMore = false;
  selected = new Set<string>();
  fault: Fault | undefined;
  isLoading = false;
  readonly edits: OfferEdits;
  private cursor: string | null = null;
  /** Incremented with each reload; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    this.edits = new OfferEdits(api, (offer) => this.put([offer]));
    // The rows are replaced and never changed, and there are thousands: only the list of them is observed.
    makeAutoObservable<this, 'api'>(this, { api: false, edits: false, rows: observableRef }, { autoBind: true });
  }

  get chosen(): OfferLineFragment[] {
    return this.rows.filter(({ id }) => this.selected.has(id));
  }

  get selectedIds(): string[] {
    return [...this.selected];
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  /** True while the first rows are loading, but not while more are. */
  get isBlank(): boolean {
    return this.isLoading && !this.hasRows;
  }

  /** Name of the supplier in the filters, if its goods are shown. */
  get supplierName(): string | undefined {
    const id = this.filters?.supplier;
    return id ? this.rows.find(({ suppliedBy }) => suppliedBy.id === id)?.suppliedBy.name : undefined;
  }

  /**
   * Shows the goods of these filters. If the filters are unchanged, the rows stay, so that an operator who returns from
   * a product finds the same place.
   */
  async show(filters: GoodsFilters, address = ''): Promise<void> {
    this.address = address;
    const isSame = JSON.stringify(filters) === JSON.stringify(this.filters);
    if (isSame && this.rows.length > 0) return;
    if (!isSame) {
      this.filters = filters;
      this.selected.clear();
      this.rows = [];
    }
    await this.read();
  }

  /** Loads the grid again from the first row. */
  async read(): Promise<void> {
    await this.slice(null);
  }

  /** Loads the next rows. */
  async more(): Promise<void> {
    if (!this.hasMore || this.isLoading) return;
    await this.slice(this.cursor);
  }

  async readDirectory(): Promise<void> {
    if (this.directory) return;
    const { data } = await this.api.ask(GoodsDirectoryDocument, {});
    const whole = data && (await withAllBrands(this.api, data));
    if (whole) runInAction(() => (this.directory = whole));
  }

  /** The brands or categories are others now: they are read anew where they are wanted. */
  forgetDirectory(): void {
    this.directory = undefined;
  }

  /** Reads the colours and badges that a product can have. */
  async readChoices(): Promise<void> {
    if (this.choices) return;
    const { data } = await this.api.ask(PropertyChoicesDocument, {});
    if (data) runInAction(() => (this.choices = data));
  }

  select(ids: readonly string[]): void {
    this.selected = new Set(ids);
  }

  /** Replaces rows that were changed. */
  put(offers: readonly OfferLineFragment[]): void {
    const changed = new Map(offers.map((offer) => [offer.id, offer]));
    this.rows = this.rows.map((row) => changed.get(row.id) ?? row);
  }

  private async slice(after: string | null): Promise<void> {
    const { filters } = this;
    if (!filters) return;
    const turn = ++this.turn;
    this.isLoading = true;
    const dto = dtoOf(filters, new Date());
    const { data, fault } = await this.api.ask(GoodsListDocument, {
      dto,
      products: dto,
      sort: filters.sort,
      first: SLICE,
      after,
    });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      const { nodes, pageInfo, totalCount } = data.offersConnection;
      const known = new Set(after === null ? [] : this.rows.map(({ id }) => id));
      const fresh = nodes.filter(({ id }) => !known.has(id));
      this.rows = after === null ? fresh : [...this.rows, ...fresh];
      this.total = Math.max(totalCount, this.rows.length);
      this.products = data.productsConnection.totalCount;
      this.traits = new Map(data.productsConnection.traitCounts.map(({ trait, count }) => [trait, count]));
      this.cursor = pageInfo.endCursor ?? null;
      this.hasMore = pageInfo.hasNextPage;
    });
  }
}

export const [GoodsListContext, useGoodsList] = createStoreContext<GoodsListStore>('The grid of goods');

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { PromocodeListDocument, type PromocodeLineFragment } from '../../../graphql/generated/graphql';
import { dtoOf, type CodeFilters } from './code-filters';

/** Number of codes on a page. */
export const PAGE_SIZE = 50;

/** A page of promo codes. */
export class CodeListStore {
  rows: PromocodeLineFragment[] = [];
  total = 0;
  fault: Fault | undefined;
  isLoading = false;
  /** Zero until the page was loaded. */
  readAt = 0;
  private filters: CodeFilters | undefined;
  /** Incremented with each request; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(filters: CodeFilters): Promise<void> {
    if (JSON.stringify(filters) !== JSON.stringify(this.filters)) {
      this.filters = filters;
      this.rows = [];
    }
    await this.read();
  }

  async read(): Promise<void> {
    const filters = this.filters!;
    const turn = ++this.turn;
    this.isLoading = true;
    const { data, fault } = await this.api.ask(PromocodeListDocument, {
      dto: dtoOf(filters),
      page: filters.page,
      limit: PAGE_SIZE,
    });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      this.rows = data.promocodes.items;
      this.total = data.promocodes.pagination.totalItems;
      this.readAt = Date.now();
    });
  }
}

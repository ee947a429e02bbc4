import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { TrailDocument, type TrailEntryFragment } from '../../../graphql/generated/graphql';
import { dtoOf, type TrailFilters } from './trail-filters';

/** Number of entries on a page. */
export const PAGE_SIZE = 50;

/** A page of the audit log: who did what, the latest entry first. */
export class TrailStore {
  rows: TrailEntryFragment[] = [];
  total = 0;
  fault: Fault | undefined;
  isLoading = false;
  /** Zero until the page was loaded. */
  readAt = 0;
  private filters: TrailFilters | undefined;
  /** Incremented with each request; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(filters: TrailFilters): Promise<void> {
    // Opening an entry changes the URL but not the filters, so the list below is not loaded again.
    if (JSON.stringify(filters) === JSON.stringify(this.filters)) return;
    this.filters = filters;
    this.rows = [];
    await this.read();
  }

  async read(): Promise<void> {
    const filters = this.filters!;
    const turn = ++this.turn;
    this.isLoading = true;
    const { data, fault } = await this.api.ask(TrailDocument, {
      dto: dtoOf(filters),
      page: filters.page,
      limit: PAGE_SIZE,
    });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      this.rows = data.operatorActions.items;
      this.total = data.operatorActions.pagination.totalItems;
      this.readAt = Date.now();
    });
  }
}

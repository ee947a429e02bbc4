import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import type { ContentLineFragment } from '../../../graphql/generated/graphql';
import { stateOf, type ContentState } from './content-state';
import type { PagesFilters } from './pages-filters';
import { readEntries } from './read-entries';

/**
 * The list of pages and articles. The state of a text depends on its times and is computed here, so the whole list is
 * loaded.
 */
export class PagesStore {
  filters: PagesFilters | undefined;
  /** Time at which the rows were loaded; 0: never. */
  readAt = 0;
  fault: Fault | undefined;
  private rows: readonly ContentLineFragment[] = [];
  /** Incremented with each request; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get shown(): readonly ContentLineFragment[] {
    const state = this.filters?.state;
    return state ? this.rows.filter((row) => stateOf(row, this.readAt) === state) : this.rows;
  }

  get counts(): ReadonlyMap<ContentState, number> {
    const counts = new Map<ContentState, number>();
    for (const row of this.rows) {
      const state = stateOf(row, this.readAt);
      counts.set(state, (counts.get(state) ?? 0) + 1);
    }
    return counts;
  }

  get total(): number {
    return this.rows.length;
  }

  async show(filters: PagesFilters): Promise<void> {
    const before = this.filters;
    this.filters = filters;
    // The state is computed here, so a different state filter needs no request.
    if (before?.kind === filters.kind && before.search === filters.search && this.readAt > 0) return;
    await this.read();
  }

  async read(): Promise<void> {
    const { kind = null, search = '' } = this.filters ?? {};
    const turn = ++this.turn;
    const { data, fault } = await readEntries(this.api, { kind, search: search || null });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.fault = fault;
      if (!data) return;
      this.rows = data;
      this.readAt = Date.now();
    });
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { RuleLinesDocument, SaveRuleDocument, type RuleWholeFragment } from '../../../graphql/generated/graphql';
import type { RulesFilters } from './rules-filters';

/** Rules of a part of the list. */
const PART = 50;

/** The list of rules, and switching them on and off. */
export class RulesStore {
  rows: readonly RuleWholeFragment[] = [];
  total = 0;
  hasMore = false;
  isLoading = false;
  /** When the rows were read; 0: never. */
  readAt = 0;
  fault: Fault | undefined;
  /** Why a rule was not switched. */
  refusal: Fault | undefined;
  /** Rules that are being switched. */
  switching = new Set<string>();
  private filters: RulesFilters = { kind: null, inForce: null, search: '' };
  private cursor: string | null = null;
  /** Grows with each reading: what an older one brings is too late. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(filters: RulesFilters): Promise<void> {
    this.filters = filters;
    await this.read();
  }

  async read(): Promise<void> {
    await this.part(null);
  }

  async more(): Promise<void> {
    if (this.hasMore && !this.isLoading) await this.part(this.cursor);
  }

  /** Switches a rule on or off, as of the version that is shown. */
  async switch({ id, kind, version }: RuleWholeFragment, active: boolean): Promise<void> {
    if (this.switching.has(id)) return;
    this.switching.add(id);
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(SaveRuleDocument, { dto: { id, kind, version, active } });
    runInAction(() => {
      this.switching.delete(id);
      this.refusal = fault;
      if (data) this.rows = this.rows.map((row) => (row.id === id ? data.saveSearchRule : row));
    });
    // Somebody else has changed or removed it: the list shows what it is now.
    if (fault?.code === 'CONFLICT' || fault?.code === 'NOT_FOUND') await this.read();
  }

  private async part(after: string | null): Promise<void> {
    const turn = ++this.turn;
    const { kind, inForce, search } = this.filters;
    this.isLoading = true;
    const { data, fault } = await this.api.ask(RuleLinesDocument, {
      dto: { kinds: kind && [kind], inForce, search: search || null },
      ...{ first: PART, after },
    });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      const { nodes, pageInfo, totalCount } = data.searchRules;
      this.rows = after === null ? nodes : [...this.rows, ...nodes];
      this.total = totalCount;
      this.cursor = pageInfo.endCursor ?? null;
      this.hasMore = pageInfo.hasNextPage;
      this.readAt = Date.now();
    });
  }
}

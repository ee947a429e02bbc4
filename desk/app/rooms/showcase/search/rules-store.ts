import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { RuleLinesDocument, SaveRuleDocument, type RuleWholeFragment } from '../../../graphql/generated/graphql';
import type { RulesFilters } from './rules-filters';

/** Rows of one page of the list. */
const PART = 50;

/** The list of rules, and switching them on and off. */
export class RulesStore {
  rows: readonly RuleWholeFragment[] = [];
  total = 0;
  hasMore = false;
  isLoading = false;
  /** Time at which the rows were loaded; 0: never. */
  readAt = 0;
  fault: Fault | undefined;
  /** Fault of switching a rule on or off. */
  refusal: Fault | undefined;
  /** Ids of the rules that are being switched on or off. */
  switching = new Set<string>();
  private filters: RulesFilters = { kind: null, inForce: null, search: '' };
  private cursor: string | null = null;
  /** Incremented with each request; responses to earlier requests are ignored. */
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

  /** Switches a rule on or off, on the basis of the shown version. */
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
    // Another operator has changed or removed the rule, so the list is loaded again.
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

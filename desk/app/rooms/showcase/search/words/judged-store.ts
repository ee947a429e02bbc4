import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../../graphql/api';
import {
  JudgedLinesDocument,
  KeepJudgedDocument,
  RemoveJudgedDocument,
  type JudgedLineFragment,
} from '../../../../graphql/generated/graphql';
import { faultsOf } from '../../../../shell/edited-fields';

interface JudgedForm {
  query: string;
  productIds: readonly string[];
}

/** Queries with the merchant's judgements of their results, with which rules are tested. */
export class JudgedStore {
  rows: readonly JudgedLineFragment[] = [];
  isRead = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** The query that is being added or changed; undefined if none. */
  form: JudgedForm | undefined;
  faults: Record<string, string> = {};
  /** Fault of saving that concerns no single field. */
  refusal: Fault | undefined;
  busy = false;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(JudgedLinesDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      this.rows = data.judgedQueries;
      this.isRead = true;
    });
  }

  open(form: JudgedForm | undefined): void {
    this.form = form;
    this.faults = {};
    this.refusal = undefined;
  }

  edit(change: Partial<JudgedForm>): void {
    if (!this.form) return;
    this.form = { ...this.form, ...change };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([field]) => !(field in change)));
  }

  async save(): Promise<void> {
    const { form } = this;
    if (!form || this.busy) return;
    this.busy = true;
    const dto = { query: form.query.trim(), productIds: [...form.productIds] };
    const { data, fault } = await this.api.ask(KeepJudgedDocument, { dto });
    runInAction(() => {
      this.busy = false;
      this.faults = faultsOf(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (!data) return;
      const kept = data.saveJudgedQuery;
      const others = this.rows.filter(({ id }) => id !== kept.id);
      this.rows = [...others, kept].sort((a, b) => a.query.localeCompare(b.query, 'ru'));
      this.form = undefined;
    });
  }

  /** Removes a judged query. Returns the fault if that fails. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveJudgedDocument, { id });
    // It does not matter who removed the query.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    runInAction(() => (this.rows = this.rows.filter((row) => row.id !== id)));
    return undefined;
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, DeskApi, Fault } from '../../../graphql/api';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';

/** Something of the home page that is edited as a whole. */
interface Thing {
  id: string;
  version: string;
}

/** How one kind of things is read and written. */
export interface ThingCalls<Row extends Thing, Form extends object> {
  /** The fields of a new one. */
  empty: Form;
  formOf: (row: Row) => Form;
  read: (api: DeskApi) => Promise<Answer<readonly Row[]>>;
  save: (api: DeskApi, form: Form, of: ThingSeen<Row>) => Promise<Answer<unknown>>;
  remove: (api: DeskApi, id: string) => Promise<Answer<unknown>>;
}

/** What is saved: the thing as it was seen, undefined for a new one, and all of its kind. */
export interface ThingSeen<Row> {
  seen: Row | undefined;
  all: readonly Row[];
}

/** Things of one kind, and the one whose fields are open. */
export class ThingsStore<Row extends Thing, Form extends object> {
  rows: readonly Row[] = [];
  isRead = false;
  /** When the rows were read. */
  readAt = 0;
  fault: Fault | undefined;
  /** Why the order was not changed. */
  moveFault: Fault | undefined;
  /** The fields that are open; undefined: none. */
  form: Form | undefined;
  faults: Record<string, string> = {};
  refusal: Fault | undefined;
  conflicts: FieldConflict<keyof Form & string>[] = [];
  busy = false;
  private seen: Row | undefined;

  constructor(
    private readonly api: DeskApi,
    private readonly calls: ThingCalls<Row, Form>,
  ) {
    makeAutoObservable<this, 'api' | 'calls'>(this, { api: false, calls: false }, { autoBind: true });
  }

  /** Whether the open fields are those of something new. */
  get isNew(): boolean {
    return this.seen === undefined;
  }

  async read(): Promise<void> {
    const { data, fault } = await this.calls.read(this.api);
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      this.rows = data;
      this.isRead = true;
      this.readAt = Date.now();
    });
  }

  /** Opens the fields of a thing, or of a new one. */
  open(row?: Row): void {
    this.seen = row;
    this.form = row ? this.calls.formOf(row) : this.calls.empty;
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
  }

  close(): void {
    this.form = undefined;
  }

  edit(change: Partial<Form>): void {
    if (!this.form) return;
    this.form = { ...this.form, ...change };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([field]) => !(field in change)));
  }

  /**
   * Saves the open fields as of the version that was seen. If somebody else has changed the thing meanwhile, nothing is
   * written, and fields that both have changed are shown in both states.
   */
  async save(): Promise<void> {
    const { form, seen, rows } = this;
    if (!form || this.busy || this.conflicts.length > 0) return;
    this.busy = true;
    this.refusal = undefined;
    const { fault } = await this.calls.save(this.api, form, { seen, all: rows });
    if (fault?.code === 'CONFLICT' && seen) return this.showConflict(form, seen);
    runInAction(() => {
      this.busy = false;
      this.faults = faultsIn(fault);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (!fault) this.form = undefined;
    });
    if (!fault) await this.read();
  }

  /** Writes one's own values over those of somebody else, which one has seen. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Keeps the values of somebody else in the fields that both have changed; one's other changes stay. */
  takeTheirs(): void {
    const { form, seen } = this;
    if (!form || !seen) return;
    const theirs = this.calls.formOf(seen);
    this.form = { ...theirs, ...withoutConflicts(changesOf<Form>(form, theirs), this.conflicts) };
    this.conflicts = [];
  }

  /** Returns why it was not removed. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.calls.remove(this.api, id);
    // Gone is gone, whoever has removed it.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    await this.read();
    return undefined;
  }

  /** Writes the things that a new order moves, one after another, and reads what is there then. */
  async rearrange(writes: readonly ((api: DeskApi) => Promise<Answer<unknown>>)[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.moveFault = undefined;
    for (const write of writes) {
      const { fault } = await write(this.api);
      if (!fault) continue;
      runInAction(() => (this.moveFault = fault));
      break;
    }
    await this.read();
    runInAction(() => (this.busy = false));
  }

  private async showConflict(form: Form, seen: Row): Promise<void> {
    await this.read();
    const now = this.rows.find(({ id }) => id === seen.id);
    runInAction(() => {
      this.busy = false;
      if (this.fault || !now) {
        this.refusal = this.fault ?? { code: 'NOT_FOUND', message: '', details: {} };
        return;
      }
      const before = this.calls.formOf(seen);
      const theirs = this.calls.formOf(now);
      const changes = changesOf<Form>(form, before);
      this.conflicts = conflictsOf(changes, before, theirs);
      this.form = { ...theirs, ...changes };
      this.seen = now;
    });
    // What the other has changed are other fields: nobody's work is lost by saving one's own.
    if (now && !this.fault && this.conflicts.length === 0) await this.save();
  }
}

/** Another one has the name or the picture cannot be used: that is said at the field. */
function faultsIn(fault: Fault | undefined): Record<string, string> {
  if (fault?.code === 'NAME_TAKEN') return { slug: fault.message };
  if (fault?.code === 'PICTURE_NOT_USABLE') return { posterUrl: fault.message };
  return faultsOf(fault?.details['fields']);
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, DeskApi, Fault } from '../../../graphql/api';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';
import { openPreview } from '../open-preview';

/** An object of the home page that is edited as a whole. */
interface Thing {
  id: string;
  version: string;
}

/** API calls to load and save objects of one kind. */
export interface ThingCalls<Row extends Thing, Form extends object> {
  /** Form values of a new object. */
  empty: Form;
  formOf: (row: Row) => Form;
  read: (api: DeskApi) => Promise<Answer<readonly Row[]>>;
  save: (api: DeskApi, form: Form, of: ThingSeen<Row>) => Promise<Answer<unknown>>;
  remove: (api: DeskApi, id: string) => Promise<Answer<unknown>>;
  /** Returns where an object is seen as shoppers will see it. Default: nowhere. */
  preview?: (api: DeskApi, id: string) => Promise<Answer<{ url: string }>>;
}

/** Context of a save: the object as the operator saw it (undefined for a new one), and all objects of its kind. */
export interface ThingSeen<Row> {
  seen: Row | undefined;
  all: readonly Row[];
}

/** The objects of one kind, and the fields of the open object. */
export class ThingsStore<Row extends Thing, Form extends object> {
  rows: readonly Row[] = [];
  isRead = false;
  /** Time at which the rows were loaded. */
  readAt = 0;
  fault: Fault | undefined;
  /** Fault of the last change of the order, or of the last preview. */
  listFault: Fault | undefined;
  /** Values of the open fields; undefined if none are open. */
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

  /** Whether the open fields belong to a new object. */
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

  /** Opens the fields of an object, or of a new one. */
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
   * Saves the open fields on the basis of the version that the operator saw. If another operator has changed the object
   * meanwhile, nothing is written, and fields that both have changed are shown with both values.
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

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed; other changes stay. */
  takeTheirs(): void {
    const { form, seen } = this;
    if (!form || !seen) return;
    const theirs = this.calls.formOf(seen);
    this.form = { ...theirs, ...withoutConflicts(changesOf<Form>(form, theirs), this.conflicts) };
    this.conflicts = [];
  }

  get hasPreview(): boolean {
    return this.calls.preview !== undefined;
  }

  /** Opens an object in a new tab as shoppers will see it. */
  async preview(id: string): Promise<void> {
    const { preview } = this.calls;
    this.listFault = undefined;
    const fault = preview && (await openPreview(() => preview(this.api, id)));
    runInAction(() => (this.listFault = fault));
  }

  /** Removes an object. Returns the fault if that fails. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.calls.remove(this.api, id);
    // It does not matter who removed the object.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    await this.read();
    return undefined;
  }

  /** Saves the positions that a new order changes, one after another, and then loads the list again. */
  async rearrange(writes: readonly ((api: DeskApi) => Promise<Answer<unknown>>)[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.listFault = undefined;
    for (const write of writes) {
      const { fault } = await write(this.api);
      if (!fault) continue;
      runInAction(() => (this.listFault = fault));
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
    // The other operator has changed different fields, so saving these changes overwrites nobody's work.
    if (now && !this.fault && this.conflicts.length === 0) await this.save();
  }
}

/** Returns the messages that are shown at a field: the name is already used, or the picture cannot be used. */
function faultsIn(fault: Fault | undefined): Record<string, string> {
  if (fault?.code === 'NAME_TAKEN') return { slug: fault.message };
  if (fault?.code === 'PICTURE_NOT_USABLE') return { posterUrl: fault.message };
  return faultsOf(fault?.details['fields']);
}

import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { readStored, writeStored } from '../../../browser/stored';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  CreatePromocodeDocument,
  EditPromocodeDocument,
  PromocodeByCodeDocument,
  type PromocodeLineFragment,
} from '../../../graphql/generated/graphql';
import { faultsIn, faultsOf, type CodeFaults } from './code-faults';
import {
  changesOf,
  conflictsOf,
  createDtoOf,
  editDtoOf,
  formOf,
  NEW_CODE,
  type CodeConflict,
  type CodeField,
  type CodeForm,
} from './code-form';

/** One promo code as last loaded, or a new one, and the typed values. Unsaved values are stored in this browser. */
export class CodeStore {
  saved: PromocodeLineFragment | undefined;
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of saving that concerns no single field. */
  refusal: Fault | undefined;
  faults: CodeFaults = {};
  conflicts: CodeConflict[] = [];
  busy = false;
  isSaved = false;
  private edits: Partial<CodeForm>;

  constructor(
    private readonly api: DeskApi,
    /** Null for a new code. */
    readonly code: string | null,
    /** Time zone of the days. */
    private readonly timeZone: string,
    /** Whether the code was made a moment ago, which the page says. */
    isCreated = false,
  ) {
    this.isSaved = isCreated;
    this.edits = storedEdits(code);
    makeAutoObservable<this, 'api' | 'timeZone'>(
      this,
      { api: false, code: false, timeZone: false },
      { autoBind: true },
    );
  }

  /** The form values; undefined until the code was loaded. */
  get form(): CodeForm | undefined {
    return this.base && { ...this.base, ...this.edits };
  }

  get changes(): Partial<CodeForm> {
    return this.base ? changesOf(this.edits, this.base) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get base(): CodeForm | undefined {
    if (this.code === null) return NEW_CODE;
    return this.saved && formOf(this.saved, this.timeZone);
  }

  async read(): Promise<void> {
    if (this.code === null) return;
    const { data, fault } = await this.api.ask(PromocodeByCodeDocument, { code: this.code });
    runInAction(() => {
      this.isLost = fault?.code === 'NOT_FOUND';
      this.fault = this.isLost ? undefined : fault;
      if (data) this.saved = data.promocode;
    });
  }

  edit<Field extends CodeField>(field: Field, value: CodeForm[Field]): void {
    this.edits = { ...this.edits, [field]: value };
    const faults: CodeFaults = { ...this.faults, [field]: undefined };
    // Changing the start removes the error of the end, which depends on it. Changing the kind removes the error of the
    // value.
    if (field === 'startsAt') faults.endsAt = undefined;
    if (field === 'kind') faults.value = undefined;
    this.faults = faults;
    this.isSaved = false;
    this.keep();
  }

  /** Removes all errors. Remaining errors are shown again when the code is saved. */
  forgetFaults(): void {
    this.faults = {};
  }

  /** Discards the changes: the fields show the saved values. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.keep();
  }

  /**
   * Saves the changes on the basis of the shown version, or creates the new code. Returns the code after success. If
   * another operator has changed the code meanwhile, nothing is written: fields that both have changed are shown with
   * both values.
   */
  async save(): Promise<PromocodeLineFragment | undefined> {
    const { form, saved, base } = this;
    if (!form || !base || this.busy || !this.isChanged) return undefined;
    this.refusal = undefined;
    this.faults = faultsOf(form, saved?.used ?? null);
    if (Object.keys(this.faults).length > 0) return undefined;
    this.busy = true;
    const { data, fault } = await this.send(form);
    if (fault?.code === 'CONFLICT') return this.showConflict(base);
    runInAction(() => {
      this.busy = false;
      if (fault) {
        this.faults = faultsIn(fault, form);
        if (Object.keys(this.faults).length === 0) this.refusal = fault;
        return;
      }
      if (this.code !== null) this.saved = data;
      this.edits = {};
      this.conflicts = [];
      this.isSaved = true;
      this.keep();
    });
    return data;
  }

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed; other changes stay. */
  takeTheirs(): void {
    const theirs = new Set<string>(this.conflicts.map(({ field }) => field));
    this.edits = Object.fromEntries(Object.entries(this.edits).filter(([field]) => !theirs.has(field)));
    this.conflicts = [];
    this.keep();
  }

  private async send(form: CodeForm) {
    if (!this.saved) {
      const { data, fault } = await this.api.ask(CreatePromocodeDocument, { dto: createDtoOf(form) });
      return fault ? { fault } : { data: data.createPromocode };
    }
    const { data, fault } = await this.api.ask(EditPromocodeDocument, { dto: editDtoOf(this.changes, this.saved) });
    return fault ? { fault } : { data: data.editPromocode };
  }

  private async showConflict(before: CodeForm): Promise<PromocodeLineFragment | undefined> {
    await this.read();
    runInAction(() => {
      this.busy = false;
      if (this.base) this.conflicts = conflictsOf(this.changes, before, this.base);
    });
    // The other operator has changed different fields, so saving these changes overwrites nobody's work.
    return !this.fault && !this.isLost && this.conflicts.length === 0 ? this.save() : undefined;
  }

  private keep(): void {
    writeStored(keyOf(this.code), this.isChanged ? JSON.stringify(this.changes) : null);
  }
}

const keyOf = (code: string | null): string => (code === null ? 'new-code' : `code:${code}`);

/** Reads the unsaved changes that were stored when the page was left. */
function storedEdits(code: string | null): Partial<CodeForm> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(code)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [CodeContext, useCode] = createStoreContext<CodeStore>('The promo code');

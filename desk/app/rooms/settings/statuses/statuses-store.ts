import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  SaveStatusesDocument,
  StatusesDocument,
  type StatusSettingsFragment,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';
import { formOf, inputOf, type FieldKey, type StatusForm } from './status-form';

/** The settings of statuses, and the operator's unsaved changes. */
export class StatusesStore {
  settings: StatusSettingsFragment | undefined;
  /** Of reading. */
  fault: Fault | undefined;
  /** Of saving. */
  refusal: Fault | undefined;
  conflicts: FieldConflict<FieldKey>[] = [];
  busy = false;
  isSaved = false;
  private edits: Partial<StatusForm> = {};

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get form(): StatusForm | undefined {
    return this.saved && { ...this.saved, ...this.edits };
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get saved(): StatusForm | undefined {
    return this.settings && formOf(this.settings.statuses);
  }

  private get changes(): Partial<StatusForm> {
    return this.saved ? changesOf(this.edits, this.saved) : {};
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(StatusesDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (data) this.settings = data.orderStatuses;
    });
  }

  edit(key: FieldKey, text: string): void {
    this.edits = { ...this.edits, [key]: text };
    this.isSaved = false;
  }

  /** Discards the changes. */
  reset(): void {
    this.edits = {};
    this.conflicts = [];
    this.refusal = undefined;
  }

  /**
   * Saves all changes or none, on the basis of the shown version. If another operator has changed the settings
   * meanwhile, they are loaded again. Fields that both have changed are shown with both values; if there are none, the
   * changes are saved.
   */
  async save(): Promise<void> {
    const { settings, saved: before } = this;
    if (!settings || !before || this.busy || !this.isChanged || this.conflicts.length > 0) return;
    this.busy = true;
    this.refusal = undefined;
    const dto = { statuses: inputOf(this.changes), version: settings.version };
    const { data, fault } = await this.api.ask(SaveStatusesDocument, { dto });
    if (fault?.code === 'CONFLICT') await this.read();
    runInAction(() => {
      this.busy = false;
      if (data) {
        this.settings = data.saveOrderStatuses;
        this.reset();
        this.isSaved = true;
      } else if (fault.code === 'CONFLICT' && this.saved) {
        this.conflicts = conflictsOf(this.changes, before, this.saved);
      } else this.refusal = fault;
    });
    const isNews = this.settings?.version !== settings.version;
    if (fault?.code === 'CONFLICT' && this.conflicts.length === 0 && isNews) await this.save();
  }

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
  }
}

export const [StatusesContext, useStatuses] = createStoreContext<StatusesStore>('The statuses');

import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import { readStored, writeStored } from '../../browser/stored';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  SaveSettingsDocument,
  SettingsDocument,
  type SettingLineFragment,
  type SettingsQuery,
  type ShopSettingInput,
  type ShopSettingName,
} from '../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, type Edits, type SettingConflict } from './settings-form';

const KEPT = 'settings';

/** The settings as last loaded, and the operator's changes. Unsaved changes are stored in this browser. */
export class SettingsStore {
  list: SettingsQuery['shopSettings'] | undefined;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of saving that concerns no single field. */
  refusal: Fault | undefined;
  /** Messages about wrong values, by setting. */
  faults: Edits = {};
  conflicts: SettingConflict[] = [];
  busy = false;
  isSaved = false;
  edits: Edits = storedEdits();

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get changes(): ShopSettingInput[] {
    return changesOf(this.edits, this.settings);
  }

  get isChanged(): boolean {
    return this.changes.length > 0;
  }

  private get settings(): readonly SettingLineFragment[] {
    return this.list?.settings ?? [];
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(SettingsDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (data) this.list = data.shopSettings;
    });
  }

  edit(name: ShopSettingName, text: string): void {
    this.edits = { ...this.edits, [name]: text };
    this.faults = { ...this.faults, [name]: undefined };
    this.isSaved = false;
    this.keep();
  }

  /** Discards the changes: the fields show the values in use. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.keep();
  }

  /**
   * Saves all changes or none, on the basis of the shown version. If another operator has changed the settings
   * meanwhile, nothing is written: the settings are loaded again, and those that both have changed are shown with both
   * values.
   */
  async save(): Promise<void> {
    const { list, changes } = this;
    if (!list || this.busy || !this.isChanged) return;
    this.busy = true;
    this.refusal = undefined;
    const dto = { settings: changes, version: list.version };
    const { data, fault } = await this.api.ask(SaveSettingsDocument, { dto });
    if (fault?.code === 'CONFLICT') return this.showConflict(list.settings);
    runInAction(() => {
      this.busy = false;
      this.faults = faultsOf(fault?.details['fields'], changes);
      if (fault && Object.keys(this.faults).length === 0) this.refusal = fault;
      if (!data) return;
      this.list = data.saveShopSettings;
      this.edits = {};
      this.conflicts = [];
      this.isSaved = true;
      this.keep();
    });
  }

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    await this.save();
  }

  /** Takes the other operator's values in the settings that both have changed; other changes stay. */
  takeTheirs(): void {
    const theirs = new Set<string>(this.conflicts.map(({ name }) => name));
    this.edits = Object.fromEntries(Object.entries(this.edits).filter(([name]) => !theirs.has(name)));
    this.conflicts = [];
    this.keep();
  }

  private async showConflict(before: readonly SettingLineFragment[]): Promise<void> {
    await this.read();
    runInAction(() => {
      this.busy = false;
      this.conflicts = conflictsOf(this.changes, before, this.settings);
    });
    // The other operator has changed different settings, so saving these changes overwrites nobody's work.
    if (!this.fault && this.conflicts.length === 0) await this.save();
  }

  private keep(): void {
    writeStored(KEPT, this.isChanged ? JSON.stringify(this.edits) : null);
  }
}

/** Reads the unsaved changes that were stored when the page was left. */
function storedEdits(): Edits {
  try {
    const stored: unknown = JSON.parse(readStored(KEPT) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [SettingsContext, useSettings] = createStoreContext<SettingsStore>('The settings');

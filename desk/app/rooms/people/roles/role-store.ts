import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { readStored, writeStored } from '../../../browser/stored';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  RemoveRoleDocument,
  RolesDocument,
  SaveRoleDocument,
  type RoleLineFragment,
} from '../../../graphql/generated/graphql';
import { changesOf, dtoOf, formOf, NEW_ROLE, type RoleForm } from './role-form';

type RoleField = 'name' | 'permissions';

/** One role as last loaded, or a new one, and the typed values. Unsaved values are stored in this browser. */
export class RoleStore {
  saved: RoleLineFragment | undefined;
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of saving or removing. */
  refusal: Fault | undefined;
  /** Required fields that are still empty. */
  missing: readonly RoleField[] = [];
  busy = false;
  isSaved = false;
  private edits: Partial<RoleForm>;

  constructor(
    private readonly api: DeskApi,
    /** Null for a new role. */
    readonly id: string | null,
  ) {
    this.edits = storedEdits(id);
    makeAutoObservable<this, 'api'>(this, { api: false, id: false }, { autoBind: true });
  }

  /** The form values; undefined until the role was loaded. */
  get form(): RoleForm | undefined {
    return this.base && { ...this.base, ...this.edits };
  }

  get changes(): Partial<RoleForm> {
    return this.base ? changesOf(this.edits, this.base) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  private get base(): RoleForm | undefined {
    if (this.id === null) return NEW_ROLE;
    return this.saved && formOf(this.saved);
  }

  async read(): Promise<void> {
    if (this.id === null) return;
    const { data, fault } = await this.api.ask(RolesDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      const role = data.roles.find(({ id }) => id === this.id);
      this.isLost = !role;
      if (role) this.saved = role;
    });
  }

  edit<Field extends keyof RoleForm>(field: Field, value: RoleForm[Field]): void {
    this.edits = { ...this.edits, [field]: value };
    this.missing = this.missing.filter((one) => one !== field);
    this.isSaved = false;
    this.keep();
  }

  /** Discards the changes: the fields show the saved values. */
  reset(): void {
    this.edits = {};
    this.missing = [];
    this.refusal = undefined;
    this.keep();
  }

  /** Saves the changes, which take effect at once, or creates the new role. Returns the role after success. */
  async save(): Promise<RoleLineFragment | undefined> {
    const { form, id, changes } = this;
    if (!form || this.busy || !this.isChanged) return undefined;
    this.missing = [
      ...(form.name.trim() ? [] : (['name'] as const)),
      ...(form.permissions.length > 0 ? [] : (['permissions'] as const)),
    ];
    if (this.missing.length > 0) return undefined;
    this.busy = true;
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(SaveRoleDocument, { dto: dtoOf(changes, id) });
    runInAction(() => {
      this.busy = false;
      this.refusal = fault;
      if (!data) return;
      if (id !== null) this.saved = data.saveRole;
      this.edits = {};
      this.isSaved = true;
      this.keep();
    });
    return data?.saveRole;
  }

  /** Removes the role. Returns whether it no longer exists. */
  async remove(): Promise<boolean> {
    if (this.id === null || this.busy) return false;
    this.busy = true;
    this.refusal = undefined;
    const { fault } = await this.api.ask(RemoveRoleDocument, { id: this.id });
    runInAction(() => {
      this.busy = false;
      this.refusal = fault;
    });
    return fault === undefined;
  }

  private keep(): void {
    writeStored(keyOf(this.id), this.isChanged ? JSON.stringify(this.changes) : null);
  }
}

const keyOf = (id: string | null): string => (id === null ? 'new-role' : `role:${id}`);

/** Reads the unsaved changes that were stored when the page was left. */
function storedEdits(id: string | null): Partial<RoleForm> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(id)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [RoleContext, useRole] = createStoreContext<RoleStore>('The role');

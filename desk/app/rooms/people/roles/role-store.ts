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

/** One role, as it was read last, or a new one, and what was typed. What is not saved is kept in this browser. */
export class RoleStore {
  saved: RoleLineFragment | undefined;
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Of saving or removing. */
  refusal: Fault | undefined;
  /** Fields without which nothing is sent. */
  missing: readonly RoleField[] = [];
  busy = false;
  isSaved = false;
  private edits: Partial<RoleForm>;

  constructor(
    private readonly api: DeskApi,
    /** Null for a new one. */
    readonly id: string | null,
  ) {
    this.edits = storedEdits(id);
    makeAutoObservable<this, 'api'>(this, { api: false, id: false }, { autoBind: true });
  }

  /** What the fields show; undefined until the role was read. */
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

  /** Takes the changes back: the fields show what is saved. */
  reset(): void {
    this.edits = {};
    this.missing = [];
    this.refusal = undefined;
    this.keep();
  }

  /** Saves what was changed, with effect at once, or makes the new role. Returns it once that was done. */
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

  /** Returns whether the role is gone. */
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

/** Reads what was not saved when the page was left. */
function storedEdits(id: string | null): Partial<RoleForm> {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(id)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}

export const [RoleContext, useRole] = createStoreContext<RoleStore>('The role');

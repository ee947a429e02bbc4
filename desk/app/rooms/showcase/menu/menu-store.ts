import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import { readStored, writeStored } from '../../../browser/stored';
import { withAllBrands } from '../../../graphql/all-brands';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  MenuChoicesDocument,
  RemoveMenuEntryDocument,
  SaveMenuEntryDocument,
  ShopMenuDocument,
  type MenuChoicesQuery,
  type MenuLineFragment,
  type SaveDirectoryInput,
} from '../../../graphql/generated/graphql';
import { faultsOf } from '../../../shell/edited-fields';
import {
  changesOf,
  conflictsOf,
  entryOf,
  merged,
  moved,
  withTheirs,
  type MenuChange,
  type MenuConflict,
  type MenuEntry,
} from './menu-draft';

const KEPT = 'menu';

interface KeptMenu {
  saved: MenuLineFragment[];
  draft: MenuEntry[];
}

/** The menu as last loaded, and the operator's draft, which is stored in this browser. */
export class MenuStore {
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of saving, and the key of the entry that it concerns. */
  refusal: { key: string; fault: Fault } | undefined;
  /** Errors by field, for the entry of `refusal`. */
  faults: Record<string, string> = {};
  conflicts: MenuConflict[] = [];
  choices: MenuChoicesQuery | undefined;
  /** Key of the entry whose fields are open. */
  opened: string | undefined;
  busy = false;
  isSaved = false;
  isRead = false;
  draft: MenuEntry[] = [];
  private saved: readonly MenuLineFragment[] = [];
  private made = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get changes(): MenuChange[] {
    return changesOf(this.draft, this.saved);
  }

  get isChanged(): boolean {
    return this.changes.length > 0;
  }

  /** Entries that saving removes from the menu. */
  get removed(): MenuEntry[] {
    return this.changes.flatMap((change) => (change.kind === 'remove' ? [change.entry] : []));
  }

  /** Loads the menu. The draft is kept, together with another operator's changes. */
  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(ShopMenuDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      const now = data.showcase.directories;
      const kept = this.isRead ? { saved: [...this.saved], draft: this.draft } : keptMenu();
      this.conflicts = kept ? conflictsOf(kept.draft, kept.saved, now) : [];
      this.draft = kept ? merged(kept.draft, kept.saved, now) : now.map(entryOf);
      this.saved = now;
      this.isRead = true;
    });
    if (!this.choices) await this.readChoices();
  }

  open(key: string | undefined): void {
    this.opened = key;
  }

  edit(key: string, change: Partial<Omit<MenuEntry, 'key' | 'id'>>): void {
    this.arrange(this.draft.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
    if (this.refusal?.key !== key) return;
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([field]) => !(field in change)));
  }

  move(from: number, to: number): void {
    this.arrange(moved(this.draft, from, to));
  }

  /** Adds a section or a link at the end, and opens its fields. */
  add(what: 'section' | 'link' = 'section'): void {
    this.made += 1;
    const key = `new-${Date.now()}-${this.made}`;
    this.arrange([
      ...this.draft,
      { key, id: null, slug: '', name: '', logoUrl: '', href: what === 'link' ? '' : null, conditions: [] },
    ]);
    this.opened = key;
  }

  /** Removes an entry from the draft. The entry stays in the menu until the draft is saved. */
  remove(key: string): void {
    this.arrange(this.draft.filter((entry) => entry.key !== key));
  }

  /** Discards all changes. */
  reset(): void {
    this.arrange(this.saved.map(entryOf));
    this.refusal = undefined;
    this.faults = {};
    this.conflicts = [];
    this.opened = undefined;
  }

  /**
   * Saves the draft, entry by entry, after checking whether another operator has changed the menu meanwhile. Entries
   * that both have changed are shown in both versions, and nothing is written.
   */
  async save(): Promise<void> {
    if (this.busy || !this.isChanged || this.conflicts.length > 0) return;
    this.busy = true;
    this.refusal = undefined;
    this.faults = {};
    await this.read();
    if (!this.fault && this.conflicts.length === 0) await this.write();
    runInAction(() => (this.busy = false));
  }

  /** Overwrites the entries of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    // An entry that was removed meanwhile cannot be updated, so it is created again.
    const lost = new Set(this.conflicts.flatMap(({ yours, theirs }) => (yours && !theirs ? [yours.key] : [])));
    this.draft = this.draft.map((entry) => (lost.has(entry.key) ? { ...entry, id: null } : entry));
    this.conflicts = [];
    await this.save();
  }

  takeTheirs(): void {
    this.arrange(withTheirs(this.draft, this.conflicts));
    this.conflicts = [];
  }

  private async write(): Promise<void> {
    for (const change of this.changes) {
      const key = change.kind === 'remove' ? change.entry.key : change.key;
      const fault = change.kind === 'remove' ? await this.removeNow(key) : await this.saveNow(key, change.dto);
      if (fault) {
        this.refuse(key, fault);
        // What was written before it is in the menu already, and no change any more.
        return this.read();
      }
    }
    const { data, fault } = await this.api.ask(ShopMenuDocument, {});
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      this.saved = data.showcase.directories;
      this.arrange(this.saved.map(entryOf));
      this.opened = undefined;
      this.isSaved = true;
    });
  }

  private async removeNow(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveMenuEntryDocument, { id });
    return fault;
  }

  private async saveNow(key: string, dto: SaveDirectoryInput): Promise<Fault | undefined> {
    const { data, fault } = await this.api.ask(SaveMenuEntryDocument, { dto });
    if (fault) return fault;
    // If a later entry is refused, this entry has been created already.
    const id = data.saveDirectory;
    runInAction(() => this.arrange(this.draft.map((entry) => (entry.key === key ? { ...entry, key: id, id } : entry))));
    return undefined;
  }

  private refuse(key: string, fault: Fault): void {
    const isLink = this.draft.find((entry) => entry.key === key)?.href != null;
    this.faults =
      fault.code === 'NAME_TAKEN' ? { [isLink ? 'href' : 'slug']: fault.message } : faultsOf(fault.details['fields']);
    this.refusal = { key, fault };
    if (Object.keys(this.faults).length > 0) this.opened = key;
  }

  private arrange(draft: MenuEntry[]): void {
    this.draft = draft;
    this.isSaved = false;
    const kept: KeptMenu = { saved: [...this.saved], draft };
    writeStored(KEPT, this.isChanged ? JSON.stringify(kept) : null);
  }

  private async readChoices(): Promise<void> {
    const { data } = await this.api.ask(MenuChoicesDocument, {});
    const whole = data && (await withAllBrands(this.api, data));
    if (whole) runInAction(() => (this.choices = whole));
  }
}

/** Reads the draft that was stored when the page was left. */
function keptMenu(): KeptMenu | undefined {
  try {
    const kept = JSON.parse(readStored(KEPT) ?? 'null') as KeptMenu | null;
    if (!Array.isArray(kept?.saved) || !Array.isArray(kept.draft)) return undefined;
    // Drafts of earlier releases have no links.
    return { ...kept, draft: kept.draft.map((entry) => ({ ...entry, href: entry.href ?? null })) };
  } catch {
    return undefined;
  }
}

export const [MenuContext, useMenu] = createStoreContext<MenuStore>('The menu');

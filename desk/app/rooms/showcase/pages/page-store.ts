import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../../graphql/api';
import {
  ContentTextDocument,
  ContentVersionsDocument,
  HideTextDocument,
  PublishTextDocument,
  SaveTextDocument,
  type ContentKind,
  type ContentLineFragment,
  type ContentTextFragment,
  type ContentVersionsQuery,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';
import type { Period } from '../moment';
import { keepDraft, keptDraft } from './kept-draft';
import { dtoOf, EMPTY, formOf, type PageField, type PageForm } from './page-form';
import { readEntries } from './read-entries';

export type PageVersion = ContentVersionsQuery['contentVersions'][number];

/** One page or article: its last revision, and the operator's changes, which are stored in this browser. */
export class PageStore {
  entry: ContentLineFragment | undefined;
  /** The last revision. */
  text: ContentTextFragment | undefined;
  versions: readonly PageVersion[] = [];
  isLost = false;
  /** Of reading. */
  fault: Fault | undefined;
  /** Fault of the last command that concerns no single field. */
  refusal: Fault | undefined;
  /** Errors by field. */
  faults: Partial<Record<PageField | 'publishAt' | 'finishAt', string>> = {};
  conflicts: FieldConflict<PageField>[] = [];
  busy: 'save' | 'publish' | 'hide' | 'version' | undefined;
  /** The last successful command, until something is typed. */
  done: 'save' | 'publish' | 'hide' | undefined;
  /** Number of the revision whose text was put back into the fields. */
  broughtBack: number | undefined;
  /** Number of the revision on which the changes are based; 0 for a new text. */
  private base: number;
  private edits: Partial<PageForm>;

  constructor(
    private readonly api: DeskApi,
    /** Null for a new text. */
    public id: string | null,
    private readonly newKind: ContentKind = 'PAGE',
  ) {
    const kept = keptDraft(id ?? newKind);
    this.base = kept.base;
    this.edits = kept.edits;
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get kind(): ContentKind {
    return this.entry?.kind ?? this.newKind;
  }

  get form(): PageForm | undefined {
    return this.saved && { ...this.saved, ...this.edits };
  }

  get changes(): Partial<PageForm> {
    return this.saved ? changesOf(this.edits, this.saved) : {};
  }

  get isChanged(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** The saved form values; undefined until the text was loaded. */
  private get saved(): PageForm | undefined {
    if (this.id === null) return EMPTY;
    return this.text && this.entry && formOf(this.text, this.entry.slug);
  }

  async read(): Promise<void> {
    if (this.id === null) return;
    const { id, text: before, entry: beforeEntry } = this;
    const found = await this.readLast(id);
    runInAction(() => {
      this.fault = found.fault;
      this.isLost = found.data === null;
      if (!found.data) return;
      this.entry = found.data.entry;
      this.text = found.data.text;
      this.versions = found.data.versions;
    });
    const { text } = this;
    if (!text || text.number === this.base) return;
    if (!this.isChanged) return this.startFrom(text.number);
    // The changes are based on an earlier revision. Only fields that both operators have changed need a decision.
    const started = before?.number === this.base ? before : await this.revision(this.base);
    runInAction(() => {
      if (started && this.saved)
        this.conflicts = conflictsOf(this.changes, formOf(started, beforeEntry?.slug ?? this.saved.slug), this.saved);
      if (this.conflicts.length === 0) this.base = text.number;
    });
  }

  edit(field: PageField, value: string): void {
    this.edits = { ...this.edits, [field]: value };
    this.faults = { ...this.faults, [field]: undefined };
    this.done = undefined;
    this.keep();
  }

  /** Discards the changes: the fields show the last draft. */
  reset(): void {
    this.edits = {};
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
    this.broughtBack = undefined;
    this.base = this.text?.number ?? 0;
    this.keep();
  }

  /**
   * Saves a draft on the basis of the revision from which the changes started. Returns whether that succeeded. If
   * another operator has saved meanwhile, the text is loaded again, and fields that both have changed are shown with
   * both values.
   */
  async save(): Promise<boolean> {
    const { form, changes } = this;
    if (!form || this.busy || this.conflicts.length > 0) return false;
    if (!this.isChanged && this.id !== null) return true;
    this.busy = 'save';
    this.refusal = undefined;
    const dto = dtoOf(changes, form, { id: this.id, kind: this.kind, after: this.base });
    const { data, fault } = await this.api.ask(SaveTextDocument, { dto });
    if (fault) return this.refuse(fault);
    runInAction(() => {
      keepDraft(this.id ?? this.newKind, null);
      this.id = data.saveContent.id;
      this.base = data.saveContent.number;
    });
    const shown = await this.readLast(data.saveContent.id);
    runInAction(() => {
      this.busy = undefined;
      this.fault = shown.fault;
      if (!shown.data) return;
      ({ entry: this.entry, text: this.text, versions: this.versions } = shown.data);
      this.edits = {};
      this.faults = {};
      this.broughtBack = undefined;
      this.done = 'save';
      this.keep();
    });
    return Boolean(shown.data);
  }

  /** Overwrites the values of another operator, after they were shown. */
  async writeOver(): Promise<void> {
    this.conflicts = [];
    this.base = this.text?.number ?? 0;
    await this.save();
  }

  /** Takes the other operator's values in the fields that both have changed; other changes stay. */
  takeTheirs(): void {
    this.edits = withoutConflicts(this.edits, this.conflicts);
    this.conflicts = [];
    this.base = this.text?.number ?? 0;
    this.keep();
  }

  /** Saves the changes, and publishes the text for this period. */
  async publish({ publishAt = null, finishAt = null }: Period): Promise<void> {
    if (!(await this.save()) || !this.text || this.id === null) return;
    const dto = { id: this.id, number: this.text.number, publishAt, finishAt };
    await this.command('publish', () => this.api.ask(PublishTextDocument, { dto }));
  }

  async hide(): Promise<void> {
    const { id } = this;
    if (id !== null) await this.command('hide', () => this.api.ask(HideTextDocument, { id }));
  }

  /** Puts the text of an earlier revision into the fields, where it can be saved. */
  async bringBack(number: number): Promise<void> {
    if (this.busy) return;
    this.busy = 'version';
    const text = await this.revision(number);
    runInAction(() => {
      this.busy = undefined;
      if (!text || !this.saved) return;
      const { slug: _slug, ...old } = formOf(text, this.saved.slug);
      this.edits = changesOf(old as Partial<PageForm>, this.saved);
      this.broughtBack = number;
      this.done = undefined;
      this.keep();
    });
  }

  private startFrom(number: number): void {
    this.base = number;
  }

  private async command(name: 'publish' | 'hide', call: () => Promise<Answer<unknown>>): Promise<void> {
    if (this.busy) return;
    this.busy = name;
    this.refusal = undefined;
    const { fault } = await call();
    // If another operator has saved a newer draft, it is shown before anything is published.
    if (!fault || fault.code === 'CONTENT_CHANGED') await this.read();
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOf(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      this.done = fault ? undefined : name;
    });
  }

  private async refuse(fault: Fault): Promise<boolean> {
    if (fault.code === 'CONTENT_CHANGED') {
      await this.read();
      runInAction(() => (this.busy = undefined));
      // The other operator has changed different fields, so saving these changes overwrites nobody's work.
      const mayGoOn = !this.fault && this.conflicts.length === 0 && this.text?.number === this.base;
      return mayGoOn ? this.save() : false;
    }
    runInAction(() => {
      this.busy = undefined;
      this.faults = faultsOf(fault.details['fields']);
      if (Object.keys(this.faults).length === 0) this.refusal = fault;
    });
    return false;
  }

  /** Loads the entry with its last revision; null if it does not exist. */
  private async readLast(id: string) {
    const has = (entries: readonly ContentLineFragment[]) => entries.find((one) => one.id === id);
    const list = await readEntries(this.api, {}, (entries) => has(entries) !== undefined);
    if (list.fault) return { fault: list.fault };
    const entry = has(list.data);
    if (!entry) return { data: null };
    const [text, versions] = await Promise.all([
      this.api.ask(ContentTextDocument, { dto: { id, number: entry.last } }),
      this.api.ask(ContentVersionsDocument, { id }),
    ]);
    const fault = text.fault ?? versions.fault;
    if (fault) return { fault };
    return { data: { entry, text: text.data!.contentRevision, versions: versions.data!.contentVersions } };
  }

  private async revision(number: number): Promise<ContentTextFragment | undefined> {
    if (this.id === null || number < 1) return undefined;
    const { data, fault } = await this.api.ask(ContentTextDocument, { dto: { id: this.id, number } });
    if (fault) runInAction(() => (this.refusal = fault));
    return data?.contentRevision;
  }

  private keep(): void {
    const { base, changes } = this;
    keepDraft(this.id ?? this.newKind, this.isChanged ? { base, edits: changes } : null);
  }
}

export const [PageContext, usePage] = createStoreContext<PageStore>('The text');

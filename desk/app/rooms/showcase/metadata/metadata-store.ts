import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  MetadataLinesDocument,
  RemoveMetadataDocument,
  SaveMetadataDocument,
  type MetadataLineFragment,
} from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, faultsOf, withoutConflicts, type FieldConflict } from '../../../shell/edited-fields';

/** Metadata for search engines, as form values. */
export type MetadataForm = Pick<MetadataLineFragment, 'url' | 'name' | 'title' | 'description' | 'keywords'>;
export type MetadataField = keyof MetadataForm;

const NEW_METADATA: MetadataForm = { url: '', name: '', title: '', description: '', keywords: '' };

const formOf = ({ url, name, title, description, keywords }: MetadataForm): MetadataForm => ({
  ...{ url, name, title, description, keywords },
});

/** Metadata for search engines, by URL or pattern, loaded page by page. */
export class MetadataStore {
  rows: readonly MetadataLineFragment[] = [];
  page = 1;
  totalPages = 0;
  isRead = false;
  fault: Fault | undefined;
  /** The metadata that is being edited; undefined if none. */
  form: MetadataForm | undefined;
  faults: Record<string, string> = {};
  refusal: Fault | undefined;
  conflicts: FieldConflict<MetadataField>[] = [];
  busy = false;
  /** The metadata as it was when its fields were opened; undefined for new metadata. */
  private seen: MetadataLineFragment | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async read(page = this.page): Promise<void> {
    this.page = page;
    const { data, fault } = await this.api.ask(MetadataLinesDocument, { page });
    runInAction(() => {
      if (page !== this.page) return;
      this.fault = fault;
      if (!data) return;
      this.rows = data.urlMetadataList.items;
      this.totalPages = data.urlMetadataList.pagination.totalPages;
      this.isRead = true;
    });
  }

  /** Opens the fields of existing or new metadata. */
  open(row?: MetadataLineFragment): void {
    this.seen = row;
    this.form = row ? formOf(row) : NEW_METADATA;
    this.faults = {};
    this.conflicts = [];
    this.refusal = undefined;
  }

  close(): void {
    this.form = undefined;
  }

  edit(field: MetadataField, value: string): void {
    if (this.form) this.form = { ...this.form, [field]: value };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([one]) => one !== field));
  }

  /**
   * Saves the open fields on the basis of the version that the operator saw. If another operator has changed the
   * metadata meanwhile, nothing is written, and fields that both have changed are shown with both values.
   */
  async save(): Promise<void> {
    const { form, seen } = this;
    if (!form || this.busy || this.conflicts.length > 0) return;
    this.busy = true;
    this.refusal = undefined;
    const { fault } = await this.api.ask(SaveMetadataDocument, {
      dto: {
        ...(seen && { id: seen.id, version: seen.version }),
        url: form.url.trim(),
        name: form.name.trim(),
        title: form.title.trim(),
        description: form.description.trim(),
        keywords: form.keywords.trim(),
      },
    });
    if (fault?.code === 'CONFLICT' && seen) return this.showConflict(form, seen);
    runInAction(() => {
      this.busy = false;
      this.faults = fault?.code === 'NAME_TAKEN' ? { url: fault.message } : faultsOf(fault?.details['fields']);
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
    const theirs = formOf(seen);
    this.form = { ...theirs, ...withoutConflicts(changesOf<MetadataForm>(form, theirs), this.conflicts) };
    this.conflicts = [];
  }

  /** Removes metadata. Returns the fault if that fails. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveMetadataDocument, { id });
    // It does not matter who removed the metadata.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    await this.read();
    return undefined;
  }

  private async showConflict(form: MetadataForm, seen: MetadataLineFragment): Promise<void> {
    await this.read();
    const now = this.rows.find(({ id }) => id === seen.id);
    runInAction(() => {
      this.busy = false;
      if (this.fault || !now) {
        this.refusal = this.fault ?? { code: 'NOT_FOUND', message: '', details: {} };
        return;
      }
      const before = formOf(seen);
      const changes = changesOf<MetadataForm>(form, before);
      this.conflicts = conflictsOf(changes, before, formOf(now));
      this.form = { ...formOf(now), ...changes };
      this.seen = now;
    });
    // The other operator has changed different fields, so saving these changes overwrites nobody's work.
    if (now && !this.fault && this.conflicts.length === 0) await this.save();
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  MetadataLinesDocument,
  RemoveMetadataDocument,
  SaveMetadataDocument,
  type MetadataLineFragment,
} from '../../../graphql/generated/graphql';
import { faultsOf } from '../../../shell/edited-fields';

/** Texts for search engines as they stand in their fields. */
export type MetadataForm = Omit<MetadataLineFragment, 'id' | 'updatedAt'> & { id: string | null };
export type MetadataField = Exclude<keyof MetadataForm, 'id'>;

export const NEW_METADATA: MetadataForm = { id: null, url: '', name: '', title: '', description: '', keywords: '' };

/** What the shop tells search engines, by address or pattern, page by page. */
export class MetadataStore {
  rows: readonly MetadataLineFragment[] = [];
  page = 1;
  totalPages = 0;
  isRead = false;
  fault: Fault | undefined;
  /** The texts that are being edited; undefined: none. */
  form: MetadataForm | undefined;
  faults: Record<string, string> = {};
  refusal: Fault | undefined;
  busy = false;

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

  open(form: MetadataForm | undefined): void {
    this.form = form;
    this.faults = {};
    this.refusal = undefined;
  }

  edit(field: MetadataField, value: string): void {
    if (this.form) this.form = { ...this.form, [field]: value };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([one]) => one !== field));
  }

  async save(): Promise<void> {
    if (!this.form || this.busy) return;
    this.busy = true;
    const { id, url, name, title, description, keywords } = this.form;
    const texts = {
      name: name.trim(),
      title: title.trim(),
      description: description.trim(),
      keywords: keywords.trim(),
    };
    const { fault } = await this.api.ask(SaveMetadataDocument, { dto: { id, url: url.trim(), ...texts } });
    runInAction(() => {
      this.busy = false;
      this.faults = fault?.code === 'NAME_TAKEN' ? { url: fault.message } : faultsOf(fault?.details['fields']);
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (!fault) this.form = undefined;
    });
    if (!fault) await this.read();
  }

  /** Returns why they were not removed. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveMetadataDocument, { id });
    // Gone is gone, whoever has removed it.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    await this.read();
    return undefined;
  }
}

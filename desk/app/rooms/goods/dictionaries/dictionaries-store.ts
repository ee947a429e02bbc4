import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  DictionaryBrandsDocument,
  DictionaryCategoriesDocument,
  DictionaryColoursDocument,
  DictionaryNamesDocument,
  RemoveFormerNameDocument,
  type FormerNameLineFragment,
  type MergedKind,
} from '../../../graphql/generated/graphql';
import { categoryOptions, asTree } from '../../../shell/found-options';
import { removeEntry } from './edit-entry';
import type { Part } from './dictionaries-words';

/** A brand, category or colour. */
export interface Entry {
  id: string;
  slug: string;
  name: string;
  /** Names of its parent categories. */
  above?: string | undefined;
  /** Slug of the category that it is within. */
  parent?: string | null | undefined;
  /** As of which it is changed, where it can be. */
  version?: string | undefined;
  /** Swatch of a colour, `#rrggbb`. */
  hex?: string | undefined;
  /** Number of its products, if the list contains it. */
  products?: number | undefined;
}

interface Slice<Row> {
  rows: readonly Row[];
  total: number;
  hasMore: boolean;
}

/** The brands, categories and colours of the shop, and the names of those that were merged. */
export class DictionariesStore {
  part: Part = 'BRAND';
  search = '';
  entries: readonly Entry[] = [];
  names: readonly FormerNameLineFragment[] = [];
  total = 0;
  hasMore = false;
  isRead = false;
  isReading = false;
  fault: Fault | undefined;
  private page = 1;
  /** Incremented with each reload; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(part: Part, search: string): Promise<void> {
    if (part !== this.part) {
      this.entries = [];
      this.names = [];
      this.isRead = false;
    }
    this.part = part;
    this.search = search;
    await this.read();
  }

  /** Loads the list again from the start. */
  async read(): Promise<void> {
    this.page = 1;
    this.turn += 1;
    await this.next();
  }

  async more(): Promise<void> {
    if (this.isReading || !this.hasMore) return;
    this.page += 1;
    await this.next();
  }

  /** Deletes a former name. Returns the fault if that fails. */
  async forget(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveFormerNameDocument, { id });
    // It does not matter who deleted the name.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    await this.read();
    return undefined;
  }

  /** Returns why the brand, category or colour was not removed. */
  async remove(kind: MergedKind, id: string): Promise<Fault | undefined> {
    const fault = await removeEntry(this.api, kind, id);
    if (!fault) await this.read();
    return fault;
  }

  private async next(): Promise<void> {
    const { turn, page, part } = this;
    this.isReading = true;
    const answer = part === 'NAMES' ? await this.namesAt(page) : await entriesOf(this.api, part, this.search, page);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isReading = false;
      this.fault = answer.fault;
      if (!answer.slice) return;
      const { rows, total, hasMore } = answer.slice;
      const isFirst = page === 1;
      if (part === 'NAMES')
        this.names = [...(isFirst ? [] : this.names), ...(rows as readonly FormerNameLineFragment[])];
      else this.entries = [...(isFirst ? [] : this.entries), ...(rows as readonly Entry[])];
      this.total = total;
      this.hasMore = hasMore;
      this.isRead = true;
    });
  }

  private async namesAt(page: number) {
    const { data, fault } = await this.api.ask(DictionaryNamesDocument, { search: this.search || null, page });
    return { fault, slice: data && sliceOf(data.formerNames, page) };
  }
}

interface Paged<Row> {
  items: readonly Row[];
  pagination: { totalItems: number; totalPages: number };
}

function sliceOf<Row>({ items, pagination }: Paged<Row>, page: number): Slice<Row> {
  return { rows: items, total: pagination.totalItems, hasMore: page < pagination.totalPages };
}

/** Returns one page of the brands that a search finds, or all categories or colours, which are searched locally. */
export async function entriesOf(
  api: DeskApi,
  kind: MergedKind,
  search: string,
  page: number,
  signal?: AbortSignal,
): Promise<{ slice?: Slice<Entry> | undefined; fault?: Fault | undefined }> {
  if (kind === 'BRAND') {
    const { data, fault } = await api.ask(DictionaryBrandsDocument, { search: search || null, page }, signal);
    return { fault, slice: data && sliceOf(data.brands, page) };
  }
  if (kind === 'COLOUR') {
    const { data, fault } = await api.ask(DictionaryColoursDocument, {}, signal);
    return { fault, slice: data && found(data.colours, search) };
  }
  const { data, fault } = await api.ask(DictionaryCategoriesDocument, {}, signal);
  if (!data) return { fault };
  const above = new Map(categoryOptions(data.categories).map(({ value, detail }) => [value, detail]));
  return {
    slice: found(
      asTree(data.categories).map((one) => ({ ...one, above: above.get(one.slug) })),
      search,
    ),
  };
}

function found(entries: readonly Entry[], search: string): Slice<Entry> {
  const typed = search.toLowerCase();
  const rows = entries.filter(({ name, slug }) => `${name} ${slug}`.toLowerCase().includes(typed));
  return { rows, total: rows.length, hasMore: false };
}

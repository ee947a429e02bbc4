import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  ImportRedirectFileDocument,
  RedirectLinesDocument,
  RemoveOneRedirectDocument,
  SaveOneRedirectDocument,
  type ImportRedirectFileMutation,
  type RedirectLineFragment,
} from '../../../graphql/generated/graphql';
import { dtoOf, faultsIn, hasText, type RedirectForm } from './redirect-form';

/** Maximum number of redirects that a search looks through. */
const MOST = 10_000;

/** All redirects, loaded in parts. The API cannot search them, so a search loads every part. */
export class RedirectsStore {
  search = '';
  total = 0;
  isRead = false;
  isReading = false;
  fault: Fault | undefined;
  /** The redirect that is being edited; undefined if none. */
  form: RedirectForm | undefined;
  faults: Record<string, string> = {};
  refusal: Fault | undefined;
  busy = false;
  report: ImportRedirectFileMutation['importRedirects'] | undefined;
  private rows: readonly RedirectLineFragment[] = [];
  private nextPage = 1;
  private hasMore = true;
  /** Incremented with each reload; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get shown(): readonly RedirectLineFragment[] {
    return this.search ? this.rows.filter((row) => hasText(row, this.search)) : this.rows;
  }

  /** Number of redirects that a search has already looked through. */
  get lookedThrough(): number {
    return this.rows.length;
  }

  get mayHaveMore(): boolean {
    return this.hasMore && this.rows.length < MOST;
  }

  async show(search: string): Promise<void> {
    this.search = search;
    await (this.isRead ? this.goOn() : this.read());
  }

  /** Loads the list again from the first redirect. */
  async read(): Promise<void> {
    this.turn += 1;
    this.isReading = false;
    this.nextPage = 1;
    this.hasMore = true;
    await this.goOn();
  }

  /** Loads the next part; during a search, all remaining parts. */
  async goOn(isAsked = false): Promise<void> {
    if (this.isReading) return;
    const { turn } = this;
    let isFirst = isAsked || !this.isRead || this.nextPage === 1;
    while (turn === this.turn && this.mayHaveMore && (isFirst || this.search !== '')) {
      isFirst = false;
      if (!(await this.part(turn))) break;
    }
  }

  edit(change: Partial<RedirectForm>): void {
    if (!this.form) return;
    this.form = { ...this.form, ...change };
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([field]) => !(field in change)));
  }

  open(form: RedirectForm | undefined): void {
    this.form = form;
    this.faults = {};
    this.refusal = undefined;
  }

  async save(): Promise<void> {
    if (!this.form || this.busy) return;
    this.busy = true;
    const { fault } = await this.api.ask(SaveOneRedirectDocument, { dto: dtoOf(this.form) });
    runInAction(() => {
      this.busy = false;
      this.faults = fault ? faultsIn(fault) : {};
      this.refusal = Object.keys(this.faults).length > 0 ? undefined : fault;
      if (!fault) this.form = undefined;
    });
    if (!fault) await this.read();
  }

  /** Removes a redirect. Returns the fault if that fails. */
  async remove(id: string): Promise<Fault | undefined> {
    const { fault } = await this.api.ask(RemoveOneRedirectDocument, { id });
    // It does not matter who removed the redirect.
    if (fault && fault.code !== 'NOT_FOUND') return fault;
    runInAction(() => {
      this.rows = this.rows.filter((row) => row.id !== id);
      this.total -= 1;
    });
    return undefined;
  }

  /**
   * Imports redirects from a file; refused rows are reported by line. Returns the fault if the file cannot be read at
   * all.
   */
  async import(csv: string): Promise<Fault | undefined> {
    this.report = undefined;
    const { data, fault } = await this.api.ask(ImportRedirectFileDocument, { csv });
    if (fault) return fault;
    runInAction(() => (this.report = data.importRedirects));
    await this.read();
    return undefined;
  }

  private async part(turn: number): Promise<boolean> {
    this.isReading = true;
    const page = this.nextPage;
    const { data, fault } = await this.api.ask(RedirectLinesDocument, { page });
    return runInAction(() => {
      if (turn !== this.turn) return false;
      this.isReading = false;
      this.fault = fault;
      if (!data) return false;
      const { items, pagination } = data.redirectList;
      this.rows = page === 1 ? items : [...this.rows, ...items];
      this.total = pagination.totalItems;
      this.hasMore = page < pagination.totalPages;
      this.nextPage = page + 1;
      this.isRead = true;
      return true;
    });
  }
}

export const [RedirectsContext, useRedirects] = createStoreContext<RedirectsStore>('The redirects');

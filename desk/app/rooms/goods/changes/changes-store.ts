import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  BulkChangesDocument,
  UndoBulkPricesDocument,
  UndoBulkProductsDocument,
  UndoBulkStockDocument,
  type BulkChangeFragment,
} from '../../../graphql/generated/graphql';

/** Changes of a page. */
export const PAGE_SIZE = 50;

/** What was changed of many items at once, the latest first, and the way back. */
export class ChangesStore {
  rows: BulkChangeFragment[] = [];
  total = 0;
  page = 1;
  fault: Fault | undefined;
  /** Why the last change could not be undone. */
  undoFault: Fault | undefined;
  /** Number of values that the last undo left, because they were changed since; undefined before an undo. */
  stayed: number | undefined;
  /** The change that is being undone. */
  undoing: string | undefined;
  /** Zero until the page was read. */
  readAt = 0;
  /** Grows with each reading: what an older one brings is too late. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  async show(page: number): Promise<void> {
    this.page = page;
    await this.read();
  }

  async read(): Promise<void> {
    const turn = ++this.turn;
    const { data, fault } = await this.api.ask(BulkChangesDocument, { page: this.page, limit: PAGE_SIZE });
    runInAction(() => {
      if (turn !== this.turn) return;
      this.fault = fault;
      if (!data) return;
      this.rows = data.bulkJobs.items;
      this.total = data.bulkJobs.pagination.totalItems;
      this.readAt = Date.now();
    });
  }

  /** Undoes a change; that is a change of its own, at the head of the list. */
  async undo({ id, kind }: Pick<BulkChangeFragment, 'id' | 'kind'>): Promise<void> {
    if (this.undoing) return;
    this.undoing = id;
    const { data, fault } = await this.api.ask(UNDO[kind], { id });
    runInAction(() => {
      this.undoing = undefined;
      this.undoFault = fault;
      this.stayed = data?.undone.stayed;
    });
    await this.read();
  }
}

const UNDO = {
  PRICES: UndoBulkPricesDocument,
  STOCK: UndoBulkStockDocument,
  PRODUCTS: UndoBulkProductsDocument,
} as const;

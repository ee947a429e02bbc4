import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  BulkChangesDocument,
  StopBulkPricesDocument,
  StopBulkProductsDocument,
  StopBulkStockDocument,
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
  /** Why the last change could not be stopped or undone. */
  refusal: { of: 'stop' | 'undo'; fault: Fault } | undefined;
  /** Number of values that the last undo left, because they were changed since; undefined before an undo. */
  stayed: number | undefined;
  /** The change that is being stopped or undone. */
  busy: string | undefined;
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
    if (this.busy) return;
    this.busy = id;
    const { data, fault } = await this.api.ask(UNDO[kind], { id });
    runInAction(() => {
      this.busy = undefined;
      this.refusal = fault && { of: 'undo', fault };
      this.stayed = data?.undone.stayed;
    });
    await this.read();
  }

  /** Stops a change that is at work: what is changed stays so and can be undone. */
  async stop({ id, kind }: Pick<BulkChangeFragment, 'id' | 'kind'>): Promise<void> {
    if (this.busy) return;
    this.busy = id;
    const { fault } = await this.api.ask(STOP[kind], { id });
    runInAction(() => {
      this.busy = undefined;
      this.refusal = fault && { of: 'stop', fault };
      this.stayed = undefined;
    });
    await this.read();
  }
}

const STOP = {
  PRICES: StopBulkPricesDocument,
  STOCK: StopBulkStockDocument,
  PRODUCTS: StopBulkProductsDocument,
} as const;

const UNDO = {
  PRICES: UndoBulkPricesDocument,
  STOCK: UndoBulkStockDocument,
  PRODUCTS: UndoBulkProductsDocument,
} as const;

import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  ManyPricesDocument,
  SetManyPricesDocument,
  UndoBulkPricesDocument,
  type BulkRefusal,
  type OfferLineFragment,
} from '../../graphql/generated/graphql';
import type { PriceChange } from './percent';

/** Maximum number of prices in one call. */
export const MOST_PRICES = 10_000;

/** Milliseconds between requests for the progress. */
const EVERY = 500;

type Change = PriceChange<OfferLineFragment>;

/** A change of many prices at once: its progress, the refused prices, and undoing it. */
export class PriceChangesStore {
  changes: readonly Change[] = [];
  state: 'none' | 'running' | 'done' = 'none';
  /** How many prices the undo has restored, and how many stay; undefined before it. */
  undone: { restored: number; stayed: number } | undefined;
  handled = 0;
  refusedCount = 0;
  refused: { change: Change; refusal: BulkRefusal }[] = [];
  fault: Fault | undefined;
  /** Id of the change at the shop. */
  private id: string | undefined;

  constructor(
    private readonly api: DeskApi,
    /** Waits between requests for the progress. */
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {
    makeAutoObservable<this, 'api' | 'pause' | 'id'>(this, { api: false, pause: false, id: false }, { autoBind: true });
  }

  get applied(): number {
    return this.changes.length - this.refusedCount;
  }

  /**
   * Sends the prices and follows their progress to the end. The same `key` sends them only once, however often the call
   * is repeated.
   */
  async start(changes: readonly Change[], key: string): Promise<void> {
    if (this.state === 'running' || changes.length === 0 || changes.length > MOST_PRICES) return;
    this.changes = changes;
    this.undone = undefined;
    this.state = 'running';
    this.handled = 0;
    this.refused = [];
    this.refusedCount = 0;
    this.fault = undefined;
    const rows = changes.map(({ offer, to, loyaltyTo }) => ({
      id: offer.id,
      price: to,
      ...(loyaltyTo !== undefined && { loyaltyPrice: loyaltyTo }),
    }));
    const { data, fault } = await this.api.ask(SetManyPricesDocument, { dto: { idempotencyKey: key, rows } });
    const id = data?.setPricesInBulk.id;
    runInAction(() => {
      this.id = id;
      this.fault = fault;
      if (!id) this.state = 'none';
    });
    if (id) await this.follow(id);
  }

  /** Has the shop undo the change: prices that were changed since stay. */
  async undo(): Promise<void> {
    if (this.state !== 'done' || !this.id) return;
    const { applied } = this;
    this.state = 'running';
    const { data, fault } = await this.api.ask(UndoBulkPricesDocument, { id: this.id });
    runInAction(() => {
      this.state = 'done';
      this.fault = fault;
      if (data) this.undone = { restored: applied - data.undone.stayed, stayed: data.undone.stayed };
    });
  }

  leave(): void {
    if (this.state !== 'running') this.state = 'none';
    this.fault = undefined;
  }

  private async follow(id: string): Promise<void> {
    for (let page = 1; ;) {
      const { data, fault } = await this.api.ask(ManyPricesDocument, { id, page });
      const isEnded = data?.bulkJob.state === 'DONE';
      const rows = isEnded ? data.bulkJobRows.items : [];
      // One request returns at most a hundred of the refused prices.
      const isDone = isEnded && (rows.length === 0 || this.refused.length + rows.length >= data.bulkJob.refused);
      runInAction(() => {
        // If a request for the progress gets no response, nothing changes: the shop continues by itself.
        this.fault = fault;
        if (!data) return;
        this.handled = data.bulkJob.handled;
        this.refusedCount = data.bulkJob.refused;
        for (const { position, refusal } of rows) {
          const change = this.changes[position];
          if (change && refusal) this.refused.push({ change, refusal });
        }
        if (isDone) this.state = 'done';
      });
      if (isDone) return;
      if (isEnded) page += 1;
      else await this.pause(EVERY);
    }
  }
}

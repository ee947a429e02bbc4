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

/** Prices that one call takes. */
export const MOST_PRICES = 10_000;

/** Milliseconds between looks at how far the change is. */
const EVERY = 500;

type Change = PriceChange<OfferLineFragment>;

/** Many prices that are changed together: how far that is, what was refused, and the way back. */
export class PriceChangesStore {
  changes: readonly Change[] = [];
  state: 'none' | 'running' | 'done' = 'none';
  isUndo = false;
  handled = 0;
  refusedCount = 0;
  refused: { change: Change; refusal: BulkRefusal }[] = [];
  fault: Fault | undefined;
  /** Id of the change at the shop. */
  private id: string | undefined;

  constructor(
    private readonly api: DeskApi,
    /** Waits between looks. */
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {
    makeAutoObservable<this, 'api' | 'pause' | 'id'>(this, { api: false, pause: false, id: false }, { autoBind: true });
  }

  get applied(): number {
    return this.changes.length - this.refusedCount;
  }

  /** Hands the prices in and follows them to the end. The same `key` hands them in once, however often it is sent. */
  async start(changes: readonly Change[], key: string): Promise<void> {
    if (this.state === 'running' || changes.length === 0 || changes.length > MOST_PRICES) return;
    this.begin(changes, false);
    const rows = changes.map(({ offer, to }) => ({ id: offer.id, price: to }));
    const { data, fault } = await this.api.ask(SetManyPricesDocument, { dto: { idempotencyKey: key, rows } });
    await this.taken(data?.setPricesInBulk.id, fault);
  }

  /** Has the shop put back the prices that it has changed, and who had set them. */
  async undo(): Promise<void> {
    if (this.state !== 'done' || !this.id) return;
    const refused = new Set(this.refused.map(({ change }) => change.offer.id));
    const back = this.changes
      .filter(({ offer }) => !refused.has(offer.id))
      .map(({ offer, from, to }) => ({ offer, from: to, to: from }));
    const { id } = this;
    this.begin(back, true);
    const { data, fault } = await this.api.ask(UndoBulkPricesDocument, { id });
    await this.taken(data?.undoBulkPrices.id, fault);
  }

  leave(): void {
    if (this.state !== 'running') this.state = 'none';
    this.fault = undefined;
  }

  private begin(changes: readonly Change[], isUndo: boolean): void {
    this.changes = changes;
    this.isUndo = isUndo;
    this.state = 'running';
    this.handled = 0;
    this.refused = [];
    this.refusedCount = 0;
    this.fault = undefined;
  }

  private async taken(id: string | undefined, fault: Fault | undefined): Promise<void> {
    runInAction(() => {
      this.id = id;
      this.fault = fault;
      if (!id) this.state = 'none';
    });
    if (id) await this.follow(id);
  }

  private async follow(id: string): Promise<void> {
    for (let page = 1; ;) {
      const { data, fault } = await this.api.ask(ManyPricesDocument, { id, page });
      const isEnded = data?.bulkJob.state === 'DONE';
      const rows = isEnded ? data.bulkJobRows.items : [];
      // The way back must know each that was refused, and a look has a hundred of them.
      const isDone = isEnded && (rows.length === 0 || this.refused.length + rows.length >= data.bulkJob.refused);
      runInAction(() => {
        // A look without an answer changes nothing: the shop goes on by itself.
        this.fault = fault;
        if (!data) return;
        this.handled = data.bulkJob.handled;
        this.refusedCount = data.bulkJob.refused;
        for (const { itemId, position, refusal } of rows) {
          const change = this.isUndo ? this.changes.find(({ offer }) => offer.id === itemId) : this.changes[position];
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

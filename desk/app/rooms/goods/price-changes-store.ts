import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  ApplyPricesDocument,
  ManyPricesDocument,
  PreparePricesDocument,
  StopBulkPricesDocument,
  UndoBulkPricesDocument,
  type PreparePricesInBulkInput,
  type PreparePricesMutation,
  type PriceRowFragment,
  type PricesJobFragment,
} from '../../graphql/generated/graphql';

/** Milliseconds between requests for the progress. */
const EVERY = 500;

/** A change of many prices at once: what it would do, its progress, the refused prices, and undoing it. */
export class PriceChangesStore {
  /** What the shop has prepared; undefined until it is asked for. */
  preview: PreparePricesMutation['preparePricesInBulk'] | undefined;
  isPreparing = false;
  job: PricesJobFragment | undefined;
  state: 'none' | 'running' | 'done' = 'none';
  /** How many prices the undo has restored, and how many stay; undefined before it. */
  undone: { restored: number; stayed: number } | undefined;
  isStopping = false;
  /** Of the first hundred refused prices those that the shop has looked at: a stop refuses the others unseen. */
  refused: PriceRowFragment[] = [];
  fault: Fault | undefined;

  constructor(
    private readonly api: DeskApi,
    /** Waits between requests for the progress. */
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {
    makeAutoObservable<this, 'api' | 'pause'>(this, { api: false, pause: false }, { autoBind: true });
  }

  /** Asks the shop for the new prices; nothing is changed yet. */
  async prepare(dto: PreparePricesInBulkInput): Promise<void> {
    if (this.isPreparing) return;
    this.isPreparing = true;
    const { data, fault } = await this.api.ask(PreparePricesDocument, { dto });
    runInAction(() => {
      this.isPreparing = false;
      this.preview = data?.preparePricesInBulk;
      this.fault = fault;
    });
  }

  /** What is prepared does not fit any more. */
  drop(): void {
    this.preview = undefined;
    this.fault = undefined;
  }

  /** Has the shop set the prepared prices, and follows their progress to the end. */
  async apply(): Promise<void> {
    if (this.state === 'running' || !this.preview) return;
    const { id } = this.preview.job;
    this.undone = undefined;
    this.refused = [];
    this.job = undefined;
    this.state = 'running';
    const { data, fault } = await this.api.ask(ApplyPricesDocument, { id });
    runInAction(() => {
      this.fault = fault;
      this.job = data?.applyBulkPrices;
      if (data) this.preview = undefined;
      else this.state = 'none';
    });
    if (data) await this.follow(id);
  }

  /** Has the shop undo the change: prices that were changed since stay. */
  async undo(): Promise<void> {
    if (this.state !== 'done' || !this.job) return;
    const { id, applied } = this.job;
    this.state = 'running';
    const { data, fault } = await this.api.ask(UndoBulkPricesDocument, { id });
    runInAction(() => {
      this.state = 'done';
      this.fault = fault;
      if (data) this.undone = { restored: applied - data.undone.stayed, stayed: data.undone.stayed };
    });
  }

  /** Has the shop stop the change: {@link apply} follows it to its end, and what is set can be undone. */
  async stop(): Promise<void> {
    if (this.isStopping || !this.job) return;
    this.isStopping = true;
    const { fault } = await this.api.ask(StopBulkPricesDocument, { id: this.job.id });
    runInAction(() => {
      this.isStopping = false;
      this.fault = fault;
    });
  }

  leave(): void {
    if (this.state !== 'running') this.state = 'none';
    this.fault = undefined;
  }

  private async follow(id: string): Promise<void> {
    while (this.state === 'running') {
      const { data, fault } = await this.api.ask(ManyPricesDocument, { id });
      runInAction(() => {
        // If a request for the progress gets no response, nothing changes: the shop continues by itself.
        this.fault = fault;
        if (!data) return;
        this.job = data.bulkJob;
        if (data.bulkJob.state !== 'DONE') return;
        this.refused = data.bulkJobRows.items.filter(({ refusal }) => refusal !== 'STOPPED');
        this.state = 'done';
      });
      if (this.state === 'running') await this.pause(EVERY);
    }
  }
}

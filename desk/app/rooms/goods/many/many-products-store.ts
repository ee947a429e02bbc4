import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  ManyProductsJobDocument,
  SetManyProductsDocument,
  StopBulkProductsDocument,
  UndoBulkProductsDocument,
  type ManyProductsFragment,
  type SetProductsInBulkInput,
} from '../../../graphql/generated/graphql';

/** Milliseconds between requests for the progress. */
const EVERY = 500;

/** A change of many products: its progress, its outcome, and undoing it. */
export class ManyProductsStore {
  job: ManyProductsFragment | undefined;
  /** How many values the undo left, because they were changed since; undefined before it. */
  stayed: number | undefined;
  isBusy = false;
  isStopping = false;
  fault: Fault | undefined;

  constructor(
    private readonly api: DeskApi,
    /** Waits between requests for the progress. */
    private readonly pause: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
  ) {
    makeAutoObservable<this, 'api' | 'pause'>(this, { api: false, pause: false }, { autoBind: true });
  }

  /**
   * Sends the change and follows its progress to the end. The same `idempotencyKey` sends it only once, however often the
   * call is repeated. If a request for the progress gets no response, the shop continues by itself.
   */
  async start(dto: SetProductsInBulkInput): Promise<void> {
    if (this.isBusy || this.job) return;
    this.isBusy = true;
    const { data, fault } = await this.api.ask(SetManyProductsDocument, { dto });
    let job = this.show(data?.setProductsInBulk, fault);
    while (job && job.state !== 'DONE') {
      await this.pause(EVERY);
      const next = await this.api.ask(ManyProductsJobDocument, { id: job.id });
      job = this.show(next.data?.bulkJob, next.fault);
    }
    runInAction(() => (this.isBusy = false));
  }

  /** Has the shop undo the change: what was changed since stays. */
  async undo(): Promise<void> {
    if (this.isBusy || !this.job) return;
    this.isBusy = true;
    const { data, fault } = await this.api.ask(UndoBulkProductsDocument, { id: this.job.id });
    runInAction(() => {
      this.isBusy = false;
      this.fault = fault;
      this.stayed = data?.undone.stayed;
    });
  }

  /** Has the shop stop the change: {@link start} follows it to its end, and what is changed can be undone. */
  async stop(): Promise<void> {
    if (this.isStopping || !this.job) return;
    this.isStopping = true;
    const { fault } = await this.api.ask(StopBulkProductsDocument, { id: this.job.id });
    runInAction(() => {
      this.isStopping = false;
      this.fault = fault;
    });
  }

  private show(job: ManyProductsFragment | undefined, fault: Fault | undefined): ManyProductsFragment | undefined {
    this.fault = fault;
    if (job) this.job = job;
    return this.job;
  }
}

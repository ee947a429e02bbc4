import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  ExportFileDocument,
  ExportOrdersDocument,
  type ExportFormat,
  type ExportLineFragment,
} from '../../graphql/generated/graphql';

/** Exports the orders of a period: the file is written in the background, and downloaded when complete. */
export class ExportStore {
  job: ExportLineFragment | undefined;
  fault: Fault | undefined;
  isBusy = false;
  /** Incremented with each requested file; results for earlier files are ignored. */
  private turn = 0;

  constructor(
    private readonly api: DeskApi,
    /** Milliseconds between status checks. */
    private readonly every = 1000,
  ) {
    makeAutoObservable<this, 'api' | 'every'>(this, { api: false, every: false }, { autoBind: true });
  }

  /** Whether the file is being written. */
  private get isWritten(): boolean {
    return this.job?.state === 'WAITING' || this.job?.state === 'RUNNING';
  }

  async start(filter: { from: string; to: string }, format: ExportFormat): Promise<void> {
    const turn = ++this.turn;
    this.isBusy = true;
    this.fault = undefined;
    this.job = undefined;
    const { data, fault } = await this.api.ask(ExportOrdersDocument, { dto: { filter, format } });
    runInAction(() => {
      this.job = data?.exportOrders;
      this.fault = fault;
    });
    while (turn === this.turn && this.isWritten) await this.look();
    runInAction(() => {
      if (turn === this.turn) this.isBusy = false;
    });
  }

  /** Stops the status checks. */
  leave(): void {
    this.turn += 1;
  }

  private async look(): Promise<void> {
    await new Promise((done) => setTimeout(done, this.every));
    const { data } = await this.api.ask(ExportFileDocument, { id: this.job!.id });
    // A status check without a response is repeated.
    if (data) runInAction(() => (this.job = data.exportJob));
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, DeskApi, Fault } from '../../graphql/api';
import {
  ExportFileDocument,
  ExportOrderUnitsDocument,
  ExportOrdersDocument,
  type ExportFormat,
  type ExportLineFragment,
  type ExportOrdersInput,
} from '../../graphql/generated/graphql';

/** What a row of the file is. */
export type ExportRows = 'ORDERS' | 'ORDER_UNITS';

/** Exports the orders of a period, or their units: the file is written in the background, and downloaded when complete. */
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

  /** Exports the orders that were paid in the period, both days inclusive. */
  async start({ from, to }: { from: string; to: string }, rows: ExportRows, format: ExportFormat): Promise<void> {
    const turn = ++this.turn;
    this.isBusy = true;
    this.fault = undefined;
    this.job = undefined;
    const { data, fault } = await this.request(rows, { filter: { paidFrom: from, paidTo: to }, format });
    if (turn !== this.turn) return;
    runInAction(() => {
      this.job = data;
      this.fault = fault;
    });
    while (turn === this.turn && this.isWritten) await this.look(turn);
    runInAction(() => {
      if (turn === this.turn) this.isBusy = false;
    });
  }

  /** Forgets the file, because another one is chosen. */
  forget(): void {
    this.leave();
    this.job = undefined;
    this.fault = undefined;
    this.isBusy = false;
  }

  /** Stops the status checks. */
  leave(): void {
    this.turn += 1;
  }

  private async request(rows: ExportRows, dto: ExportOrdersInput): Promise<Answer<ExportLineFragment>> {
    if (rows === 'ORDERS') {
      const { data, fault } = await this.api.ask(ExportOrdersDocument, { dto });
      return fault ? { fault } : { data: data.exportOrders };
    }
    const { data, fault } = await this.api.ask(ExportOrderUnitsDocument, { dto });
    return fault ? { fault } : { data: data.exportOrderUnits };
  }

  private async look(turn: number): Promise<void> {
    await new Promise((done) => setTimeout(done, this.every));
    if (turn !== this.turn) return;
    const { data } = await this.api.ask(ExportFileDocument, { id: this.job!.id });
    // A status check without a response is repeated.
    if (data && turn === this.turn) runInAction(() => (this.job = data.exportJob));
  }
}

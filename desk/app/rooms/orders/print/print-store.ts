import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { OrderByNumberDocument, type WholeOrderFragment } from '../../../graphql/generated/graphql';

/** Orders that are read at a time. */
const TOGETHER = 4;

/** The orders of a print, in the order in which they were selected. */
export class PrintStore {
  orders: WholeOrderFragment[] = [];
  /** Numbers of which there is no order. */
  lost: number[] = [];
  fault: Fault | undefined;
  readAt = 0;

  constructor(
    private readonly api: DeskApi,
    readonly numbers: readonly number[],
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, numbers: false }, { autoBind: true });
  }

  /** Reads all orders, or none: a print that lacks one would be believed. */
  async read(): Promise<void> {
    this.fault = undefined;
    const orders: WholeOrderFragment[] = [];
    const lost: number[] = [];
    for (let at = 0; at < this.numbers.length; at += TOGETHER) {
      const part = this.numbers.slice(at, at + TOGETHER);
      const answers = await Promise.all(part.map((number) => this.api.ask(OrderByNumberDocument, { number })));
      for (const [index, { data, fault }] of answers.entries()) {
        if (fault) return void runInAction(() => (this.fault = fault));
        const [order] = data.ordersConnection.nodes;
        if (order) orders.push(order);
        else lost.push(part[index]!);
      }
    }
    runInAction(() => {
      this.orders = orders;
      this.lost = lost;
      this.readAt = Date.now();
    });
  }
}

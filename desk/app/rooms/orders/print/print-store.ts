import { makeAutoObservable, runInAction } from 'mobx';
import type { DeskApi, Fault } from '../../../graphql/api';
import { OrderByNumberDocument, type WholeOrderFragment } from '../../../graphql/generated/graphql';

/** Number of orders that are loaded at the same time. */
const TOGETHER = 4;

/** The orders to print, in the order in which they were selected. */
export class PrintStore {
  orders: WholeOrderFragment[] = [];
  /** Values in the URL that are not numbers of existing orders. */
  lost: string[] = [];
  fault: Fault | undefined;
  readAt = 0;

  constructor(
    private readonly api: DeskApi,
    readonly named: readonly string[],
  ) {
    makeAutoObservable<this, 'api'>(this, { api: false, named: false }, { autoBind: true });
  }

  /** Loads all orders or none, because an incomplete print would be mistaken for a complete one. */
  async read(): Promise<void> {
    this.fault = undefined;
    const orders: WholeOrderFragment[] = [];
    const numbers = this.named.filter((name) => /^\d{1,9}$/.test(name));
    const lost = this.named.filter((name) => !numbers.includes(name));
    for (let at = 0; at < numbers.length; at += TOGETHER) {
      const part = numbers.slice(at, at + TOGETHER).map(Number);
      const answers = await Promise.all(
        part.map((number) => this.api.ask(OrderByNumberDocument, { number, returns: false })),
      );
      for (const [index, { data, fault }] of answers.entries()) {
        if (fault) return void runInAction(() => (this.fault = fault));
        const [order] = data.ordersConnection.nodes;
        if (order) orders.push(order);
        else lost.push(String(part[index]));
      }
    }
    runInAction(() => {
      this.orders = orders;
      this.lost = lost;
      this.readAt = Date.now();
    });
  }
}

import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  MoveOrdersDocument,
  OrderListDocument,
  type OrderLineFragment,
  type OrderStatus,
} from '../../graphql/generated/graphql';
import { dtoOf, type ListFilters } from './list-filters';
import { commonSteps } from './next-steps';

/** Rows of a part of the list. */
const PART = 50;

/** What became of orders that were moved together. */
export interface Moved {
  count: number;
  /** Those that were refused, with the API's reason. */
  refused: { number: number; message: string }[];
}

/** The list of orders: the rows that were read so far, the counts, and the selection. */
export class OrderListStore {
  filters: ListFilters | undefined;
  /** The part of the address with the filters, to come back to. */
  address = '';
  rows: OrderLineFragment[] = [];
  counts = new Map<OrderStatus, number>();
  hasMore = false;
  selected = new Set<string>();
  fault: Fault | undefined;
  isLoading = false;
  isMoving = false;
  moved: Moved | undefined;
  readAt = 0;
  private cursor: string | null = null;
  /** Grows with each reading from the start: what an older one brings is too late. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api'>(this, { api: false }, { autoBind: true });
  }

  get chosen(): OrderLineFragment[] {
    return this.rows.filter(({ uuid }) => this.selected.has(uuid));
  }

  /** The steps that all selected orders can take. */
  get steps(): OrderStatus[] {
    return commonSteps(this.chosen);
  }

  /** Shows the orders of these filters, from the first. The selection is that of another list, so it goes. */
  async show(filters: ListFilters, address = ''): Promise<void> {
    this.address = address;
    const isSame = JSON.stringify(filters) === JSON.stringify(this.filters);
    if (!isSame) {
      this.filters = filters;
      this.selected.clear();
      this.moved = undefined;
      this.rows = [];
    }
    await this.read();
  }

  /** Reads anew what is shown: as many rows as there are. */
  async read(): Promise<void> {
    const turn = ++this.turn;
    this.isLoading = true;
    const rows: OrderLineFragment[] = [];
    const wanted = this.rows.length;
    let part = await this.ask(null);
    while (part.data) {
      rows.push(...part.data.ordersConnection.nodes);
      const { hasNextPage, endCursor } = part.data.ordersConnection.pageInfo;
      if (!hasNextPage || rows.length >= wanted) break;
      part = await this.ask(endCursor ?? null);
    }
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = part.fault;
      if (!part.data) return;
      const { pageInfo, statusCounts } = part.data.ordersConnection;
      this.rows = rows;
      this.counts = new Map(statusCounts.map(({ status, count }) => [status, count]));
      this.cursor = pageInfo.endCursor ?? null;
      this.hasMore = pageInfo.hasNextPage;
      this.readAt = Date.now();
      const there = new Set(rows.map(({ uuid }) => uuid));
      for (const uuid of this.selected) if (!there.has(uuid)) this.selected.delete(uuid);
    });
  }

  /** Adds the next rows. */
  async more(): Promise<void> {
    const turn = ++this.turn;
    this.isLoading = true;
    const { data, fault } = await this.ask(this.cursor);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      const known = new Set(this.rows.map(({ uuid }) => uuid));
      this.rows.push(...data.ordersConnection.nodes.filter(({ uuid }) => !known.has(uuid)));
      this.cursor = data.ordersConnection.pageInfo.endCursor ?? null;
      this.hasMore = data.ordersConnection.pageInfo.hasNextPage;
    });
  }

  select(uuids: readonly string[]): void {
    this.selected = new Set(uuids);
  }

  /** Moves the selected orders on. What was refused stays selected, and is told by number. */
  async move(status: OrderStatus): Promise<void> {
    const orders = this.chosen;
    if (orders.length === 0 || this.isMoving) return;
    this.isMoving = true;
    this.moved = undefined;
    const { data, fault } = await this.api.ask(MoveOrdersDocument, {
      dto: { status, orders: orders.map(({ uuid }) => ({ orderUuid: uuid })) },
    });
    runInAction(() => {
      this.isMoving = false;
      this.fault = fault;
      if (!data) return;
      const refused = data.moveItems.filter(({ moved }) => !moved);
      const numbers = new Map(orders.map(({ uuid, number }) => [uuid, number]));
      this.moved = {
        count: data.moveItems.length - refused.length,
        refused: refused.map(({ orderUuid, message }) => ({
          number: numbers.get(orderUuid) ?? 0,
          message: message ?? '',
        })),
      };
      this.selected = new Set(refused.map(({ orderUuid }) => orderUuid));
    });
    if (data) await this.read();
  }

  private ask(after: string | null) {
    const filters = this.filters!;
    return this.api.ask(OrderListDocument, { dto: dtoOf(filters), sort: filters.sort, first: PART, after });
  }
}

export const [OrderListContext, useOrderList] = createStoreContext<OrderListStore>('The list of orders');

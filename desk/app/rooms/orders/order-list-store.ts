import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  MoveOrdersDocument,
  OrderListDocument,
  type OrderLineFragment,
  type OrderListQuery,
  type OrderStatus,
} from '../../graphql/generated/graphql';
import { dtoOf, type ListFilters } from './list-filters';
import { nextSteps, otherSteps, type StepGroup } from './next-steps';

/** Rows of one part of the list: the maximum that the API returns at once. */
const PART = 100;

type OrderUnit = OrderLineFragment['orderProductItems'][number];

/** Result of changing the status of several orders. */
export interface Moved {
  count: number;
  /** The refused orders, with the API's reason. */
  refused: { number: number; message: string }[];
}

/** The list of orders: the rows loaded so far, the counts, and the selection. */
export class OrderListStore {
  filters: ListFilters | undefined;
  /** The query of the URL with the filters, for returning to the list. */
  address = '';
  rows: OrderLineFragment[] = [];
  /** Number of all orders of the filters, up to the limit at which the API stops counting. */
  total = 0;
  counts = new Map<OrderStatus, number>();
  hasMore = false;
  selected = new Set<string>();
  fault: Fault | undefined;
  isLoading = false;
  isMoving = false;
  moved: Moved | undefined;
  readAt = 0;
  private cursor: string | null = null;
  /** Incremented with each reload; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(private readonly api: DeskApi) {
    // The rows are replaced and never changed, and there are thousands: only the list of them is observed.
    makeAutoObservable<this, 'api'>(this, { api: false, rows: observableRef }, { autoBind: true });
  }

  get chosen(): OrderLineFragment[] {
    return this.rows.filter(({ uuid }) => this.selected.has(uuid));
  }

  get selectedIds(): string[] {
    return [...this.selected];
  }

  get hasRows(): boolean {
    return this.rows.length > 0;
  }

  /** True while the first rows are loading, but not while more are. */
  get isBlank(): boolean {
    return this.isLoading && !this.hasRows;
  }

  /** The units of the selected orders by the next step of each. */
  get steps(): StepGroup<OrderUnit>[] {
    return nextSteps(this.units);
  }

  /** The steps that all selected orders can take, besides the next ones. */
  get others(): OrderStatus[] {
    return otherSteps(this.units);
  }

  private get units(): OrderUnit[] {
    return this.chosen.flatMap(({ orderProductItems }) => orderProductItems);
  }

  /**
   * Shows the orders of these filters, from the first one. The selection is cleared, because it belongs to another
   * list.
   */
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

  /** Loads the shown rows again, the same number as before. */
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
      this.begin(rows, part.data);
    });
  }

  /**
   * Looks for news at the head of the list. The rows after it stay as they are, because thousands may be loaded; only if
   * everything at the head is new, the list begins anew.
   */
  async look(): Promise<void> {
    if (this.isLoading || !this.filters) return;
    const turn = ++this.turn;
    const { data, fault } = await this.ask(null);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.fault = fault;
      if (!data) return;
      const { nodes } = data.ordersConnection;
      const head = new Set(nodes.map(({ uuid }) => uuid));
      const last = this.rows.findLastIndex(({ uuid }) => head.has(uuid));
      const isKept = last >= 0 && last < this.rows.length - 1;
      const { cursor, hasMore } = this;
      const tail = isKept ? this.rows.slice(last + 1) : [];
      this.begin([...nodes, ...tail], data);
      if (isKept) Object.assign(this, { cursor, hasMore });
    });
  }

  /** Loads the next rows. */
  async more(): Promise<void> {
    if (!this.hasMore || this.isLoading) return;
    const turn = ++this.turn;
    this.isLoading = true;
    const { data, fault } = await this.ask(this.cursor);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      const known = new Set(this.rows.map(({ uuid }) => uuid));
      this.rows = [...this.rows, ...data.ordersConnection.nodes.filter(({ uuid }) => !known.has(uuid))];
      this.total = Math.max(this.total, this.rows.length);
      this.cursor = data.ordersConnection.pageInfo.endCursor ?? null;
      this.hasMore = data.ordersConnection.pageInfo.hasNextPage;
    });
  }

  select(uuids: readonly string[]): void {
    this.selected = new Set(uuids);
  }

  /** Moves each unit of the selected orders on by its own next step. */
  async moveOn(): Promise<void> {
    await this.moveEach(this.steps);
  }

  /** Moves the units of the selected orders that can take the step. */
  async move(step: OrderStatus): Promise<void> {
    await this.moveEach([{ step, units: this.units.filter(({ nextStatuses }) => nextStatuses.includes(step)) }]);
  }

  /** What was refused stays selected, and is told by number. */
  private async moveEach(groups: readonly StepGroup<OrderUnit>[]): Promise<void> {
    const orders = this.chosen;
    if (orders.length === 0 || this.isMoving) return;
    this.isMoving = true;
    this.moved = undefined;
    const refused = new Map<string, string>();
    let failed: Fault | undefined;
    let isRead = false;
    for (const { step, units } of groups) {
      const { data, fault } = await this.api.ask(MoveOrdersDocument, {
        dto: { status: step, orders: partsOf(orders, units) },
      });
      failed ??= fault;
      if (!data) break;
      isRead = true;
      for (const { orderUuid, moved, message } of data.moveItems)
        if (!moved && !refused.has(orderUuid)) refused.set(orderUuid, message ?? '');
    }
    runInAction(() => {
      this.isMoving = false;
      this.fault = failed;
      if (failed) return;
      const stayed = orders.filter(({ uuid }) => refused.has(uuid));
      this.moved = {
        count: orders.length - stayed.length,
        refused: stayed.map(({ uuid, number }) => ({ number, message: refused.get(uuid)! })),
      };
      this.selected = new Set(refused.keys());
    });
    if (isRead) await this.read();
  }

  /** Shows these rows, with the counts and the cursor of a response. */
  private begin(rows: OrderLineFragment[], { ordersConnection }: OrderListQuery): void {
    const { pageInfo, statusCounts, totalCount } = ordersConnection;
    this.rows = rows;
    this.total = Math.max(totalCount, rows.length);
    this.counts = new Map(statusCounts.map(({ status, count }) => [status, count]));
    this.cursor = pageInfo.endCursor ?? null;
    this.hasMore = pageInfo.hasNextPage;
    this.readAt = Date.now();
    const there = new Set(rows.map(({ uuid }) => uuid));
    for (const uuid of this.selected) if (!there.has(uuid)) this.selected.delete(uuid);
  }

  private ask(after: string | null) {
    const filters = this.filters!;
    return this.api.ask(OrderListDocument, { dto: dtoOf(filters), sort: filters.sort, first: PART, after });
  }
}

/** Returns the orders that have some of the units, each with the ids of those. */
function partsOf(orders: readonly OrderLineFragment[], units: readonly OrderUnit[]) {
  const moved = new Set(units);
  return orders
    .map(({ uuid, orderProductItems }) => ({
      orderUuid: uuid,
      itemIds: orderProductItems.filter((unit) => moved.has(unit)).map(({ id }) => id),
    }))
    .filter(({ itemIds }) => itemIds.length > 0);
}

export const [OrderListContext, useOrderList] = createStoreContext<OrderListStore>('The list of orders');

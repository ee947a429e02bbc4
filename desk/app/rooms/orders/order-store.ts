import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { Answer, DeskApi, Fault } from '../../graphql/api';
import {
  AddNoteDocument,
  CreateWaybillDocument,
  EditOrderDocument,
  MakeLabelDocument,
  MoveOrdersDocument,
  NoteRefundsMadeDocument,
  OrderByNumberDocument,
  QuoteEditDocument,
  QuoteGiveBackDocument,
  RecordPaymentDocument,
  RefundSumDocument,
  RemindOfPaymentDocument,
  SetTrackDocument,
  SizesOfDocument,
  TakeUpOrderDocument,
  type EditOrderInput,
  type OrderByNumberQuery,
  type OrderStatus,
  type QuoteEditQuery,
  type QuoteGiveBackQuery,
  type SizesOfQuery,
  type WholeOrderFragment,
} from '../../graphql/generated/graphql';
import { CreatePaymentLinkDocument } from '../../graphql/generated/shop';
import { isEditable, isReceived } from './editable';
import { givingUp } from './next-steps';
import { otherSizes } from './other-sizes';
import { linkState } from './paying/link-state';

export type OrderUnit = WholeOrderFragment['orderProductItems'][number];
export type OrderReturn = NonNullable<OrderByNumberQuery['returnRequestsConnection']>['nodes'][number];
export type GiveBackQuote = QuoteGiveBackQuery['giveBackQuote'];
export type Quote = QuoteEditQuery['quoteOrderEdit'];
export type OtherSize = SizesOfQuery['offersConnection']['nodes'][number];

/** A change of an order for which a quote is requested first. */
export type OrderChange = Pick<EditOrderInput, 'delivery' | 'replaceItems' | 'addItems'>;

/** A number of a unit that an operator writes. */
export type UnitNumber = 'trackCode' | 'cdekWaybillId';

/** A number that another operator has changed meanwhile. */
export interface NumberConflict {
  unitId: string;
  field: UnitNumber;
  given: string;
  current: string;
}

type Command = 'move' | 'track' | 'waybill' | 'note' | 'edit' | 'refund' | 'record' | 'link' | 'remind';

/** One order as last loaded, and the operator's commands. */
export class OrderStore {
  order: WholeOrderFragment | undefined;
  /** The order's returns, the last one first. */
  returns: readonly OrderReturn[] = [];
  /** Whether buyers can pay by a link. */
  takesOnline = true;
  isLost = false;
  /** The order that the operator has taken up here. */
  takenUp: string | undefined;
  /** Fault of loading the order. */
  fault: Fault | undefined;
  /** Fault of the last command, and the command next to which it is shown. */
  refusal: { of: Command; fault: Fault } | undefined;
  busy: Command | undefined;
  conflict: NumberConflict | undefined;
  selected = new Set<string>();
  readAt = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly api: DeskApi,
    readonly number: number,
    /** Whether the operator may see returns. */
    private readonly seesReturns: boolean,
  ) {
    makeAutoObservable<this, 'api' | 'last' | 'seesReturns'>(
      this,
      { api: false, last: false, number: false, seesReturns: false },
      { autoBind: true },
    );
  }

  get chosen(): OrderUnit[] {
    return (this.order?.orderProductItems ?? []).filter(({ id }) => this.selected.has(id));
  }

  /** The selected units that can be cancelled. */
  get cancelled(): OrderUnit[] {
    return this.chosen.filter((unit) => givingUp(unit.nextStatuses) !== null && !isReceived(unit));
  }

  /** The selected units that the buyer has, and that can be returned. */
  get returned(): OrderUnit[] {
    return this.chosen.filter((unit) => givingUp(unit.nextStatuses) !== null && isReceived(unit));
  }

  /** The selected units that the buyer has, and for which a return can be requested. */
  get delivered(): OrderUnit[] {
    return this.chosen.filter(({ status }) => status === 'DELIVERED');
  }

  /** The selected unit that another size can take the place of. */
  get exchanged(): OrderUnit | undefined {
    const [unit, another] = this.chosen;
    if (!this.order || !isEditable(this.order) || another) return undefined;
    return unit && givingUp(unit.nextStatuses) === 'CANCEL_PURCHASE' ? unit : undefined;
  }

  async read(): Promise<void> {
    const { data, fault } = await this.api.ask(OrderByNumberDocument, {
      number: this.number,
      returns: this.seesReturns,
    });
    runInAction(() => {
      this.fault = fault;
      if (!data) return;
      const [order] = data.ordersConnection.nodes;
      this.returns = data.returnRequestsConnection?.nodes ?? [];
      this.isLost = !order;
      this.takesOnline = !data.shopServices.some(({ kind, state }) => kind === 'ONLINE_PAYMENT' && state === 'OFF');
      if (order) this.put(order);
    });
  }

  select(ids: readonly string[]): void {
    this.selected = new Set(ids);
  }

  /**
   * Moves units on. The selection ends with it: what was selected stands elsewhere now. An order that is confirmed gets
   * its payment link at once; the shop tells the buyer to pay.
   */
  async move(status: OrderStatus, itemIds: string[]): Promise<void> {
    if (!(await this.moved([{ status, itemIds }]))) return;
    runInAction(() => this.selected.clear());
    const isDue = status === 'ACCEPT_MEET_WAIT_PAID' && this.order && linkState(this.order) === 'ABSENT';
    if (isDue && this.takesOnline) await this.makePaymentLink();
  }

  /** Asks what goes back to the buyer for units. Nothing is changed. */
  async quoteGiveBack(units: readonly OrderUnit[]): Promise<GiveBackQuote | null> {
    const { order } = this;
    if (!order) return null;
    this.refusal = undefined;
    const dto = { orderUuid: order.uuid, itemIds: units.map(({ id }) => id) };
    const { data, fault } = await this.api.ask(QuoteGiveBackDocument, { dto });
    if (fault) await this.refuse('move', fault);
    return data?.giveBackQuote ?? null;
  }

  /**
   * Cancels units, or gives their money back once they were bought. `restock`: they can be sold again. Returns whether
   * that was done.
   */
  async giveUp(units: readonly OrderUnit[], reason: string, restock: boolean): Promise<boolean> {
    const byStatus = new Map<OrderStatus, string[]>();
    for (const { id, nextStatuses } of units) {
      const status = givingUp(nextStatuses)!;
      byStatus.set(status, [...(byStatus.get(status) ?? []), id]);
    }
    const isDone = await this.moved(
      [...byStatus].map(([status, itemIds]) => ({ status, itemIds })),
      { reason, restock },
    );
    if (isDone) runInAction(() => this.selected.clear());
    return isDone;
  }

  async takeUp(): Promise<void> {
    const uuid = this.order?.uuid;
    if (!uuid) return;
    const answer = await this.run('move', async () =>
      only(await this.api.ask(TakeUpOrderDocument, { uuid }), (data) => data.takeUpRequest),
    );
    if (answer?.data) runInAction(() => (this.takenUp = uuid));
  }

  /**
   * Sets a number on the basis of the shown version. An empty text removes it; `isForced` overwrites the number of
   * another operator.
   */
  async setNumber(unitId: string, field: UnitNumber, text: string, isForced = false): Promise<void> {
    if (!this.order) return;
    const answer = await this.run('track', async () =>
      only(
        await this.api.ask(SetTrackDocument, {
          dto: {
            orderUuid: this.order!.uuid,
            version: isForced ? null : this.order!.version,
            items: [{ id: unitId, [field]: text.trim() || null }],
          },
        }),
        (data) => data.editOrderItems,
      ),
    );
    if (answer?.fault?.code === 'CONFLICT') await this.showConflict(unitId, field, text);
    else if (answer?.data) runInAction(() => (this.conflict = undefined));
  }

  leaveConflict(): void {
    this.conflict = undefined;
  }

  /** Adds a note. Returns whether that succeeded. The same `key` adds it only once, however often it is sent. */
  async addNote(text: string, key: string): Promise<boolean> {
    const orderUuid = this.order?.uuid;
    if (!orderUuid) return false;
    const answer = await this.run('note', async () =>
      only(
        await this.api.ask(AddNoteDocument, { dto: { orderUuid, text, idempotencyKey: key } }),
        (data) => data.addOrderNote,
      ),
    );
    return answer?.data !== undefined;
  }

  /** Records how money that the buyer paid on delivery was returned. Returns whether that succeeded. */
  async noteRefundsMade(reason: string): Promise<boolean> {
    const { order } = this;
    if (!order) return false;
    const answer = await this.run('refund', async () =>
      only(
        await this.api.ask(NoteRefundsMadeDocument, {
          dto: { orderUuid: order.uuid, updatedAt: order.updatedAt, reason },
        }),
        (data) => data.noteRefundsMade,
      ),
    );
    return answer?.data !== undefined;
  }

  /**
   * Gives back a sum (kopecks) for things that the buyer keeps. Returns whether that succeeded. The same `key` gives it
   * back only once, however often it is sent.
   */
  async refundSum(amount: number, reason: string, key: string): Promise<boolean> {
    const orderUuid = this.order?.uuid;
    if (!orderUuid) return false;
    const answer = await this.run('refund', async () =>
      only(
        await this.api.ask(RefundSumDocument, { dto: { orderUuid, amount, reason, idempotencyKey: key } }),
        (data) => data.refundOrder,
      ),
    );
    return answer?.data !== undefined;
  }

  /**
   * Records that the shop itself took the money (kopecks) that the order awaits. Returns whether that succeeded. The same
   * `key` records it only once, however often it is sent.
   */
  async recordPayment(amount: number, reason: string, key: string): Promise<boolean> {
    const orderUuid = this.order?.uuid;
    if (!orderUuid) return false;
    const answer = await this.run('record', async () =>
      only(
        await this.api.ask(RecordPaymentDocument, { dto: { orderUuid, amount, reason, idempotencyKey: key } }),
        (data) => data.recordPayment,
      ),
    );
    return answer?.data !== undefined;
  }

  /** Sends the buyer the payment link again. Returns whether that succeeded. */
  async remindOfPayment(): Promise<boolean> {
    const uuid = this.order?.uuid;
    if (!uuid) return false;
    const answer = await this.run('remind', async () =>
      only(await this.api.ask(RemindOfPaymentDocument, { uuid }), (data) => data.remindOfPayment),
    );
    return answer?.data !== undefined;
  }

  /** Makes a payment link: a new one if the last payment has failed, otherwise the present one. */
  async makePaymentLink(): Promise<void> {
    if (this.busy === 'link') return;
    await this.inTurn(async () => {
      const { order } = this;
      if (!order) return;
      this.begin('link');
      const { data, fault } = await this.api.askShop(CreatePaymentLinkDocument, { id: order.id });
      // Without a link the order may have changed: it was paid, or its time is over.
      await this.read();
      runInAction(() => {
        this.busy = undefined;
        if (fault) this.refusal = { of: 'link', fault };
        else if (this.order && data) this.order.paymentLink = data.createPaymentLink.paymentLink;
      });
    });
  }

  /** Returns the conflict about this number of a unit. */
  conflictOf(unitId: string, field: UnitNumber): NumberConflict | undefined {
    const { conflict } = this;
    return conflict?.unitId === unitId && conflict.field === field ? conflict : undefined;
  }

  /** Ids of the units that a waybill is made for: of the selected ones, if any of them may have one. */
  get forWaybill(): readonly string[] {
    const possible = this.order?.waybillItemIds ?? [];
    const chosen = possible.filter((id) => this.selected.has(id));
    return chosen.length ? chosen : possible;
  }

  /** Has the carrier register a parcel, which may take 20 seconds. Then the order has its number. */
  async createWaybill(): Promise<void> {
    const answer = await this.run('waybill', async () =>
      only(
        await this.api.ask(CreateWaybillDocument, {
          dto: { orderUuid: this.order!.uuid, itemIds: [...this.forWaybill] },
        }),
        (data) => data.createWaybill,
      ),
    );
    // Another operator may have made it.
    if (answer?.fault) await this.read();
  }

  /** Whether the unit is the first one of a parcel for which the carrier makes a label. */
  startsParcel({ id, labelNumber }: OrderUnit): boolean {
    const units = this.order?.orderProductItems ?? [];
    return labelNumber !== null && units.find((unit) => unit.labelNumber === labelNumber)?.id === id;
  }

  /** Has the carrier make a label, and returns the URL of its PDF. Other commands do not wait for it. */
  async makeLabel(number: string): Promise<Answer<string>> {
    const dto = { orderUuid: this.order!.uuid, number };
    return only(await this.api.ask(MakeLabelDocument, { dto }), (data) => data.parcelLabel.url);
  }

  /** Returns the other sizes that can be had of a unit's thing, each once. */
  async sizesOf({ productItem }: OrderUnit): Promise<OtherSize[]> {
    const { data } = await this.api.ask(SizesOfDocument, { productId: productItem.productId });
    return otherSizes(data?.offersConnection.nodes ?? [], productItem);
  }

  /** Requests the price of a change. Nothing is changed. */
  async quoteEdit(change: OrderChange): Promise<Quote | null> {
    const { order } = this;
    if (!order) return null;
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(QuoteEditDocument, {
      dto: { orderUuid: order.uuid, updatedAt: order.updatedAt, ...change },
    });
    if (fault) await this.refuse('edit', fault);
    return data?.quoteOrderEdit ?? null;
  }

  /**
   * Changes the order. Returns whether that succeeded. The same `key` changes it only once, however often it is sent.
   */
  async edit(change: OrderChange, reason: string, key: string): Promise<boolean> {
    const { order } = this;
    if (!order) return false;
    const answer = await this.run('edit', async () =>
      only(
        await this.api.ask(EditOrderDocument, {
          dto: { orderUuid: order.uuid, updatedAt: order.updatedAt, idempotencyKey: key, reason, ...change },
        }),
        (data) => data.editOrder,
      ),
    );
    return answer?.data !== undefined;
  }

  private put(order: WholeOrderFragment): void {
    this.order = order;
    this.readAt = Date.now();
    const there = new Set(order.orderProductItems.map(({ id }) => id));
    for (const id of this.selected) if (!there.has(id)) this.selected.delete(id);
  }

  private async moved(
    moves: readonly { status: OrderStatus; itemIds: string[] }[],
    how: { reason?: string; restock?: boolean } = {},
  ): Promise<boolean> {
    const { order } = this;
    if (!order || this.busy === 'move') return false;
    return this.inTurn(() => this.moveEach(order.uuid, moves, how));
  }

  private async moveEach(
    orderUuid: string,
    moves: readonly { status: OrderStatus; itemIds: string[] }[],
    how: { reason?: string; restock?: boolean },
  ): Promise<boolean> {
    this.begin('move');
    let refused: Fault | undefined;
    for (const { status, itemIds } of moves) {
      const { data, fault } = await this.api.ask(MoveOrdersDocument, {
        dto: { status, ...how, orders: [{ orderUuid, itemIds }] },
      });
      const result = data?.moveItems[0];
      refused ??= fault;
      if (result && !result.moved)
        refused ??= { code: result.code ?? 'UNKNOWN', message: result.message ?? '', details: {} };
    }
    await this.read();
    runInAction(() => {
      this.busy = undefined;
      if (refused) this.refusal = { of: 'move', fault: refused };
    });
    return refused === undefined;
  }

  private async run(
    of: Command,
    command: () => Promise<Answer<WholeOrderFragment>>,
  ): Promise<Answer<WholeOrderFragment> | undefined> {
    // A second click is ignored, but a track number may be set for another unit meanwhile.
    if (this.busy === of && of !== 'track') return undefined;
    return this.inTurn(async () => {
      this.begin(of);
      const answer = await command();
      runInAction(() => {
        this.busy = undefined;
        if (answer.data) this.put(answer.data);
      });
      if (answer.fault && answer.fault.code !== 'CONFLICT') await this.refuse(of, answer.fault);
      return answer;
    });
  }

  private begin(of: NonNullable<OrderStore['busy']>): void {
    runInAction(() => {
      this.busy = of;
      this.refusal = undefined;
    });
  }

  /** A command waits while another one runs, so that each command uses the order that the previous one returned. */
  private inTurn<Result>(command: () => Promise<Result>): Promise<Result> {
    const turn = this.last.then(command);
    this.last = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Stores the fault. If the order has changed status, it is loaded again, so that the next attempt uses what the
   * operator sees.
   */
  private async refuse(of: Command, fault: Fault): Promise<void> {
    if (fault.code === 'ORDER_MOVED_ON') await this.read();
    runInAction(() => (this.refusal = { of, fault }));
  }

  private async showConflict(unitId: string, field: UnitNumber, given: string): Promise<void> {
    await this.read();
    runInAction(() => {
      const unit = this.order?.orderProductItems.find(({ id }) => id === unitId);
      this.conflict = { unitId, field, given: given.trim(), current: unit?.[field] ?? '' };
    });
  }
}

/** Returns a single field of a response. */
function only<Data, Part>(answer: Answer<Data>, part: (data: Data) => Part): Answer<Part> {
  return answer.fault ? { fault: answer.fault } : { data: part(answer.data!) };
}

export const [OrderContext, useOrder] = createStoreContext<OrderStore>('The order');

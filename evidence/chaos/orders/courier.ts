import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';
import { retried } from '../../processes/retried.js';
import type { Answer, Connections } from './connections.js';
import type { Journal } from './journal.js';
import type { OpenShop } from './open-shop.js';
import type { Account } from './sign-up.js';

const PAUSE_MS = [50, 300] as const;
/** Number of orders that are processed at the same time. */
const AT_ONCE = 4;
const NOTE = 'mutation ($dto: NoteRefundsMadeInput!) { noteRefundsMade(dto: $dto) { toGiveBack } }';
const MOVE = 'mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code message } }';

interface OnTheWay {
  uuid: string;
  status: string;
  /** Ids of the units that are neither delivered nor cancelled. */
  units: string[];
}

interface Moved {
  moved: boolean;
  code: string | null;
  message: string | null;
}

/**
 * An operator who confirms orders that are paid on delivery, or lets them expire, and moves them through the statuses
 * up to delivery. Actions that collect or return money are sent twice at once, and together with the opposite action.
 */
export class Courier {
  readonly faults = new Set<string>();
  private readonly stop = new AbortController();
  private readonly working: Promise<void>;
  /** Orders that nobody confirms. */
  private readonly forgotten = new Set<string>();

  constructor(
    private readonly random: Random,
    private readonly account: Account,
    private readonly shop: { database: OpenShop['database']; connections: Connections; journal: Journal },
  ) {
    this.working = this.run();
    // Prevents an unhandled rejection; `end` still rejects with the error.
    this.working.catch(() => undefined);
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.working;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await sleep(this.random.whole(...PAUSE_MS), undefined, { signal }).catch(() => undefined);
      let orders: OnTheWay[] = [];
      await retried(async () => (orders = (await this.shop.database.query<OnTheWay>(ORDERS)).rows), signal);
      await this.giveBack(signal);
      const left = orders.filter(({ uuid }) => !this.forgotten.has(uuid));
      if (signal.aborted) return;
      await Promise.all(this.random.some(left, Math.min(left.length, AT_ONCE)).map((order) => this.lead(order)));
    }
  }

  /** Returns by hand the money of returned orders, and records that twice at once. */
  private async giveBack(signal: AbortSignal): Promise<void> {
    let orders: { uuid: string; updatedAt: Date }[] = [];
    await retried(
      async () => (orders = (await this.shop.database.query<(typeof orders)[0]>(TO_GIVE_BACK)).rows),
      signal,
    );
    for (const { uuid: orderUuid, updatedAt } of orders) {
      const body = { query: NOTE, variables: { dto: { orderUuid, updatedAt, reason: 'Из рук в руки' } } };
      const note = async () => this.shop.connections.post('/admin/graphql', body, this.account.token);
      for (const { errors } of (await Promise.all([note(), note()])) as Answer[])
        if (errors && errors[0]!.extensions.code !== 'ORDER_MOVED_ON')
          this.faults.add(`a refund by hand was refused: ${JSON.stringify(errors)}`);
    }
  }

  private async lead({ uuid, status, units }: OnTheWay): Promise<void> {
    const move = (to: string, itemIds: string[] | null = null) => this.move(uuid, to, itemIds);
    const [first] = units;
    switch (status) {
      case 'AWAITING_CALL':
        if (this.random.chance(0.2)) this.forgotten.add(uuid);
        else await Promise.all([move('ACCEPT_MEET_WAIT_PAID'), move('ACCEPT_MEET_WAIT_PAID')]);
        return;
      case 'PAID_READY_TO_SEND':
        return move('AWAITING_SENT_FROM_MEET');
      case 'AWAITING_SENT_FROM_MEET':
        return move('HANDED_OVER_FOR_DELIVERY');
      default: {
        const one = first ? [first] : null;
        const ways = [
          () => [move('DELIVERED'), move('DELIVERED')],
          () => [move('DELIVERED', one), move('DELIVERED', one)],
          () => [move('ISSUED_REFUND', one), move('DELIVERED')],
          () => [move('ISSUED_REFUND', one), move('ISSUED_REFUND', one)],
        ];
        await Promise.all(this.random.pick(ways)());
      }
    }
  }

  private async move(orderUuid: string, status: string, itemIds: string[] | null): Promise<void> {
    const dto = { status, reason: 'Так вышло', orders: [{ orderUuid, itemIds }] };
    const body = { query: MOVE, variables: { dto } };
    const answer = (await this.shop.connections.post('/admin/graphql', body, this.account.token)) as Answer;
    const result = (answer.data?.moveItems as Moved[] | undefined)?.[0];
    // The shopper has cancelled meanwhile, the order has expired, or the other one of two calls was faster.
    if (result?.code === 'TRANSITION_REFUSED') return this.shop.journal.refused('move TRANSITION_REFUSED');
    // The database was unavailable for a moment, so this order is tried again.
    if (result?.code === 'SERVICE_UNAVAILABLE') return;
    if (!result?.moved) this.faults.add(`a move was refused: ${JSON.stringify(answer)}`);
  }
}

const ORDERS = `
SELECT o."uuid", o."status", array_agg(i."id" ORDER BY i."position") AS "units"
FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid" AND i."dueOnDelivery" AND i."removedAt" IS NULL
  AND i."status" NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND')
WHERE o."paymentType" = 'ON_DELIVERY' GROUP BY o."uuid" ORDER BY o."number" LIMIT 50`;

const TO_GIVE_BACK = `
SELECT DISTINCT o."uuid", o."updatedAt" FROM "shop_order" o JOIN "payment" p ON p."orderUuid" = o."uuid" AND p."provider" = 'by-hand'
JOIN "refund" r ON r."paymentId" = p."id" AND r."state" = 'REQUESTED'`;

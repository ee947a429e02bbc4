import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';
import { retried } from '../../processes/retried.js';
import type { Answer, Connections } from './connections.js';
import type { Journal } from './journal.js';
import type { OpenShop } from './open-shop.js';
import type { ShopWindow } from './shop-window.js';
import type { Account } from './sign-up.js';

const PAUSE_MS = [200, 900] as const;
const EDIT = `mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { paymentLink } }`;

/** Error codes that are correct while shoppers pay, cancel and buy meanwhile. Any other error is a fault of the shop. */
const REFUSALS = ['ORDER_MOVED_ON', 'ORDER_CHANGED', 'ORDER_NOT_EDITABLE', 'TRANSITION_REFUSED', 'ORDER_NOT_FOUND'];

/**
 * What happens to the payment for units that were added to a paid order. Null: nobody pays, and the units are removed.
 */
const PAYMENTS = ['PAY', 'PAY', 'PAY_TWICE', 'PAY_LATE', 'PAY_WITHOUT_WEBHOOK', 'DECLINE', null];

interface Edited {
  uuid: string;
  updatedAt: Date;
  paid: boolean;
  units: string[];
}

/** An operator who edits orders while their shoppers pay for them: removes, replaces and adds units. */
export class Editor {
  edits = 0;
  readonly faults = new Set<string>();
  private readonly stop = new AbortController();
  private readonly editing: Promise<void>;

  constructor(
    private readonly random: Random,
    private readonly account: Account,
    private readonly shop: {
      database: OpenShop['database'];
      connections: Connections;
      window: ShopWindow;
      journal: Journal;
      offers: string[];
    },
  ) {
    this.editing = this.run();
    // Prevents an unhandled rejection; `end` still rejects with the error.
    this.editing.catch(() => undefined);
  }

  /** Stops the edits during the race. */
  async end(): Promise<void> {
    this.stop.abort();
    await this.editing;
  }

  /** When no more shoppers come, adds units that edits have put back on sale to paid orders, and pays for them. */
  async sellTheRest(signal: AbortSignal): Promise<void> {
    for (; !signal.aborted && !this.shop.window.soldOut; await sleep(PAUSE_MS[0])) {
      const [offer] = this.shop.window.free;
      const order = (await this.orders(signal)).find(({ paid }) => paid);
      if (offer && order) await this.edit(order, { addItems: [{ itemId: offer }] }, 'PAY');
    }
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      await sleep(this.random.whole(...PAUSE_MS), undefined, { signal }).catch(() => undefined);
      const orders = await this.orders(signal);
      if (!orders.length || signal.aborted) continue;
      const order = this.random.pick(orders);
      const [unit] = order.units;
      const offer = this.random.pick(this.shop.offers);
      const changes = [
        { addItems: [{ itemId: offer }] },
        { replaceItems: [{ id: unit, itemId: offer }] },
        { removeItemIds: [unit] },
        { removeItemIds: [unit], addItems: [{ itemId: offer }] },
      ];
      await this.edit(order, this.random.pick(changes), this.random.pick(PAYMENTS));
    }
  }

  private async edit({ uuid, updatedAt, paid }: Edited, changes: object, payment: string | null): Promise<void> {
    const dto = { orderUuid: uuid, updatedAt, reason: 'Попросил покупатель', idempotencyKey: crypto.randomUUID() };
    const { connections, journal } = this.shop;
    const body = { query: EDIT, variables: { dto: { ...dto, ...changes } } };
    const answer = (await connections.post('/admin/graphql', body, this.account.token)) as Answer;
    const code = answer.errors?.[0]?.extensions.code;
    if (code && REFUSALS.includes(code)) return journal.refused(`edit ${code}`);
    if (code || !answer.data) {
      this.faults.add(`an edit was refused: ${JSON.stringify(answer.errors)}`);
      return;
    }
    this.edits += 1;
    const link = (answer.data.editOrder as { paymentLink: string | null }).paymentLink;
    // The shopper may or may not pay for an order that is still unpaid.
    if (paid && link && payment)
      await connections.post(`/payments/sandbox/${link.split('/').at(-1)}/actions`, { action: payment });
  }

  private async orders(signal: AbortSignal): Promise<Edited[]> {
    let orders: Edited[] = [];
    await retried(async () => (orders = (await this.shop.database.query<Edited>(ORDERS)).rows), signal);
    return orders;
  }
}

const ORDERS = `
SELECT o."uuid", o."updatedAt", o."paidAt" IS NOT NULL AS "paid", array_agg(i."id" ORDER BY i."position") AS "units"
FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid" AND i."removedAt" IS NULL AND i."unit" IN ('RESERVED', 'SOLD')
WHERE o."status" IN ('AWAITING_PAY', 'PAID_READY_TO_SEND') GROUP BY o."uuid" ORDER BY o."number" DESC LIMIT 20`;

import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';
import type { Answer, Connections } from './connections.js';
import { drawIntent, type Intent } from './intent.js';
import { PRICE } from './open-shop.js';
import type { Journal } from './journal.js';
import type { ShopWindow } from './shop-window.js';
import type { Account } from './sign-up.js';

export const PAY_LATE_SECONDS = 12;

export const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';
const LOOK_MS = 500;
/** How long a shopper waits for a payment that is late. */
const PATIENCE_MS = 4000;
/** Orders that a shopper places with one telephone number before changing it: the shop accepts 30 an hour from each. */
const ORDERS_OF_A_PHONE = 25;

const TO_CART = `mutation ($ids: [ID!]!) {
  mergeProductCart(dto: { ids: $ids }) { userId }
  getIdempotencyKey
}`;
export const CREATE = `mutation ($dto: CreateOrderInput!) { createOrderWithPaymentLink(dto: $dto) { id paymentLink } }`;
const REQUEST = `mutation ($dto: CreateOrderInput!) { createOrderRequest(dto: $dto) { id } }`;
const LINK = `mutation ($id: ID!) { createPaymentLink(dto: { id: $id }) { paymentLink } }`;
const STATUS = `query ($id: ID!) { publicOrder(dto: { id: $id }) { status } }`;
const OWN = `{ userOrderList(pagination: { page: 1, limit: 100 }) { items { uuid id } } }`;
const CANCEL = `mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }`;

/** Error codes that are correct while shoppers compete for the same units. Any other error is a fault of the shop. */
const REFUSALS = new Set([
  'ORDER_CHANGED',
  'PROMOCODE_NOT_APPLICABLE',
  'BONUSES_UNAVAILABLE',
  'ORDER_NOT_PAYABLE',
  'ORDER_NOT_CANCELLABLE',
  'PAYMENT_UNAVAILABLE',
]);

interface OrderSent extends Record<string, unknown> {
  idempotencyKey: string;
  paymentType: Intent['paymentType'];
  items: { id: string; price: number }[];
}

interface Placed {
  id: string;
  paymentLink: string | null;
}

function requested(answer: Record<string, unknown> | null): Placed | undefined {
  const made = answer?.createOrderRequest as { id: string } | undefined;
  return made && { id: made.id, paymentLink: null };
}

/** A shopper who tries to buy until one order is paid and not refunded, or everything is sold. */
export class Shopper {
  private attempts = 0;

  constructor(
    private readonly number: number,
    private readonly account: Account,
    private readonly random: Random,
    private readonly shop: {
      connections: Connections;
      window: ShopWindow;
      journal: Journal;
      offers: string[];
      promocodes: string[];
    },
  ) {}

  async race(): Promise<void> {
    while (await this.shop.window.waitForGoods()) {
      const intent = drawIntent(this.random, this.shop.offers, this.shop.promocodes);
      if (await this.buy(intent)) return;
      await sleep(intent.restMs);
    }
  }

  /** Fills the cart, gets an idempotency key, and returns the input for placing the order. */
  async order(intent: Intent): Promise<OrderSent> {
    const { wishes, count, paymentType, bonuses, promocode } = intent;
    const ids = wishes.filter((id) => this.shop.window.free.has(id)).slice(0, count);
    const wanted = ids.length ? ids : wishes.slice(0, 1);
    const key = (await this.ask(TO_CART, { ids: wanted }))!.getIdempotencyKey as string;
    const phone = this.number * 1000 + Math.floor(this.attempts++ / ORDERS_OF_A_PHONE);
    return {
      idempotencyKey: key,
      items: wanted.map((id) => ({ id, price: PRICE })),
      contact: { name: 'Мария', phone: `+7916${String(phone).padStart(7, '0')}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType,
      bonuses,
      promocode,
    };
  }

  /** Resolves to true if the order was paid and not refunded. */
  private async buy(intent: Intent): Promise<boolean> {
    const dto = await this.order(intent);
    // While this shopper requested an idempotency key, other shoppers may have bought the goods.
    if (!dto.items.some(({ id }) => this.shop.window.free.has(id))) return false;
    const clicks = Array.from({ length: intent.impatient ? 2 : 1 }, () => this.place(dto));
    const order = (await Promise.all(clicks)).find((placed) => placed !== null);
    if (!order) return false;
    await sleep(intent.thinkMs);
    return this.end(order, intent);
  }

  private async place(dto: OrderSent): Promise<Placed | null> {
    const begun = performance.now();
    const placed =
      dto.paymentType === 'ON_DELIVERY'
        ? requested(await this.ask(REQUEST, { dto }))
        : ((await this.ask(CREATE, { dto }))?.createOrderWithPaymentLink as Placed | undefined);
    if (placed) this.shop.journal.placed(dto.idempotencyKey, placed.id, performance.now() - begun);
    return placed ?? null;
  }

  private async end(order: Placed, intent: Intent): Promise<boolean> {
    const { ending } = intent;
    if (ending === 'NEVER_PAY') return this.outcome(order, 0);
    if (ending === 'CANCEL' || ending === 'ON_DELIVERY_CANCEL') return this.cancel(order);
    if (ending === 'ON_DELIVERY') return this.delivered(order);
    if (ending === 'PAY_LATE') {
      await this.pay(order, 'PAY_LATE');
      return this.outcome(order, PAY_LATE_SECONDS * 1000 + PATIENCE_MS);
    }
    if (ending === 'PAY_LATE_AND_AGAIN') {
      await this.pay(order, 'PAY_LATE');
      const late = Date.now() + PAY_LATE_SECONDS * 1000 + PATIENCE_MS;
      // Wait until the order has expired. If it is still unpaid then, its promo code can be used for the next order.
      await this.outcome(order, 0);
      const again = await this.buy({ ...intent, ending: 'PAY', impatient: false, thinkMs: 0 });
      return (await this.outcome(order, late - Date.now())) || again;
    }
    if (ending === 'DECLINE_THEN_PAY') {
      await this.pay(order, 'DECLINE');
      await this.pay({ ...order, paymentLink: null }, 'PAY');
      return this.outcome(order, PATIENCE_MS);
    }
    await this.pay(order, ending === 'PAY_THEN_CANCEL' ? 'PAY' : ending);
    const kept = await this.outcome(order, PATIENCE_MS);
    return kept && ending === 'PAY_THEN_CANCEL' ? this.cancel(order) : kept;
  }

  private async pay({ id, paymentLink }: Placed, action: string): Promise<void> {
    type Linked = { paymentLink: string } | undefined;
    const link = paymentLink ?? ((await this.ask(LINK, { id }))?.createPaymentLink as Linked)?.paymentLink;
    if (!link) return;
    await this.shop.connections.post(`/payments/sandbox/${link.split('/').at(-1)}/actions`, { action });
  }

  /**
   * Resolves to true once the order is paid, or to false once it is cancelled and a late payment is no longer expected.
   */
  private async outcome({ id }: Placed, patienceMs: number): Promise<boolean> {
    for (const end = Date.now() + patienceMs; ; await sleep(LOOK_MS)) {
      const { status } = (await this.ask(STATUS, { id }))!.publicOrder as { status: string };
      if (status === 'PAID_READY_TO_SEND') return true;
      if (status === 'CANCEL_PURCHASE' && Date.now() > end) return false;
    }
  }

  /** Resolves to true once the order is delivered, or to false once no part of it can be delivered any more. */
  private async delivered({ id }: Placed): Promise<boolean> {
    for (; ; await sleep(LOOK_MS)) {
      const { status } = (await this.ask(STATUS, { id }))!.publicOrder as { status: string };
      if (status === 'DELIVERED') return true;
      if (status === 'CANCEL_PURCHASE' || status === 'ISSUED_REFUND') return false;
    }
  }

  private async cancel({ id }: Placed): Promise<false> {
    const own = (await this.ask(OWN, {}))!.userOrderList as { items: { uuid: string; id: string }[] };
    const { uuid } = own.items.find((order) => order.id === id)!;
    await this.ask(CANCEL, { uuid });
    return false;
  }

  /** Resolves to null if the shop refused with one of `REFUSALS`. */
  private async ask(query: string, variables: object): Promise<Record<string, unknown> | null> {
    const { data, errors }: Answer = await this.shop.connections.ask(query, variables, this.account.token);
    if (!errors) return data!;
    const { code } = errors[0]!.extensions;
    if (REFUSALS.has(code)) this.shop.journal.refused(code);
    else throw new Error(`shopper ${this.number} was refused: ${JSON.stringify(errors)}`);
    return null;
  }
}

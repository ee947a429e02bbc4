import { randomBytes } from 'node:crypto';
import { Connections } from '../chaos/orders/connections.js';
import { PRICE } from '../chaos/orders/open-shop.js';
import { CREATE, MOSCOW } from '../chaos/orders/shopper.js';

export interface SentOrder {
  /** Public id; null if the order was refused. */
  id: string | null;
  /** Milliseconds of `performance.now()`: before the order was sent, and after it was confirmed. */
  began: number;
  ended: number;
  refusal: string | null;
}

const CONNECTIONS = 64;
const TICK_MS = 5;
const PHONES = 1_000_000;
/** Orders come from this number of networks, since a network may hold only so much. */
const NETWORKS = 60_000;
/** One of this number of orders is paid, and one is paid with points. */
const PAYS_EVERY = 4;
const POINTS_EVERY = 20;
const POINTS = 100;

/**
 * Places a fixed number of orders per second, regardless of the response time, so a slow shop does not receive fewer
 * orders. Some of the orders are paid.
 */
export class OrderStream {
  /** All orders with a response, in the order of the responses. */
  readonly orders: SentOrder[] = [];
  private readonly connections: Connections;
  private readonly under = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly since = performance.now();
  private sent = 0;

  constructor(
    origin: string,
    private readonly tokens: readonly string[],
    private readonly items: readonly string[],
    private readonly perSecond: number,
  ) {
    this.connections = new Connections([origin], CONNECTIONS);
    this.timer = setInterval(() => this.catchUp(), TICK_MS);
  }

  /** Stops sending. Resolves when all sent orders have a response. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.under);
    this.connections.close();
  }

  private catchUp(): void {
    const due = ((performance.now() - this.since) / 1000) * this.perSecond;
    while (this.sent < due) {
      const going = this.place((this.sent += 1)).finally(() => this.under.delete(going));
      this.under.add(going);
    }
  }

  private async place(turn: number): Promise<void> {
    const { tokens, items } = this;
    const token = tokens[turn % tokens.length]!;
    const dto = {
      idempotencyKey: randomBytes(24).toString('base64url'),
      items: [{ id: items[turn % items.length]!, price: PRICE }],
      contact: { name: 'Мария', phone: `+7916${String(1_000_000 + (turn % PHONES))}` },
      delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
      paymentType: 'SBP',
      bonuses: turn % POINTS_EVERY ? 0 : POINTS,
    };
    const began = performance.now();
    const { data, errors } = await this.connections.ask(CREATE, { dto }, token, addressOf(turn));
    const placed = data?.createOrderWithPaymentLink as { id: string; paymentLink: string | null } | undefined;
    const refusal = placed ? null : JSON.stringify(errors).slice(0, 200);
    this.orders.push({ id: placed?.id ?? null, began, ended: performance.now(), refusal });
    if (turn % PAYS_EVERY || !placed?.paymentLink) return;
    const path = `/payments/sandbox/${placed.paymentLink.split('/').at(-1)}/actions`;
    await this.connections.post(path, { action: 'PAY' });
  }
}

/** Returns an address of a network of its own, each a /24 of 10.0.0.0/8. */
function addressOf(turn: number): string {
  const network = turn % NETWORKS;
  return `10.${Math.floor(network / 256)}.${network % 256}.7`;
}

import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import type { By } from './call-api.js';
import { forget } from './forget.js';
import { addressOfNetwork, inventedPhone, neighbourAddress } from './invented.js';
import { offersOf, placeOrder, type Offer } from './place-order.js';

/**
 * Defaults from docs/configuration.md: ORDER_LINES, HELD_UNITS, HELD_VALUE, HELD_ADDRESS_TIMES, HELD_NETWORK_TIMES and
 * HELD_SHARE_PERCENT.
 */
const LINES = 20;
const UNITS = 30;
const ROUBLES = 500_000;
const ADDRESS_TIMES = 2;
const NETWORK_TIMES = 5;
const SHARE = 0.25;
/** REQUEST_HOLD_MINUTES and PAYMENT_MINUTES. */
const MINUTES = 30;

const ORDERS = 40;
const UNITS_EACH = 10;

interface Wanting {
  by: (n: number) => By;
  phone?: (n: number) => string;
  orders?: number;
  offers: (n: number) => Offer[];
}

interface Held {
  units: number;
  roubles: number;
  minutes: number;
}

/** Reserves the shop's goods with unpaid orders. Measures how much one attacker can hold, and for how long. */
export const heldGoods: Attack = {
  name: 'held-goods',
  run: async (shop) => {
    const offers = await offersOf(shop);
    const cheap = (n: number) => offers.slice(n * UNITS_EACH, (n + 1) * UNITS_EACH);
    const dear = (n: number) => offers.toReversed().slice(n * 2, (n + 1) * 2);
    const [plenty] = offers.toSorted((one, other) => other.stock - one.stock);
    const oneGuest = () => ({ address: '203.0.113.7' });
    const longest: number[] = [];
    const units = async (who: string, wanting: Wanting, most: number): Promise<Finding> => {
      const { held, beside } = await hold(shop, wanting);
      longest.push(held.minutes);
      return { tried: who, through: held.units, unit: 'units held', least: 1, most, beside };
    };

    const orders = `${ORDERS} orders of ${UNITS_EACH} units at once`;
    const findings = [
      await units(`one guest, invented telephones, ${orders}`, { by: oneGuest, offers: cheap }, ADDRESS_TIMES * UNITS),
      await units(
        `one account, each time from another network, ${orders}`,
        { by: (n) => ({ address: addressOfNetwork(n), token: shop.account.token }), offers: cheap },
        UNITS,
      ),
      await units(
        `one telephone, each time from another network, ${orders}`,
        { by: (n) => ({ address: addressOfNetwork(n) }), phone: () => inventedPhone(0), offers: cheap },
        UNITS,
      ),
      await units(
        `one network, each time another address and telephone, ${orders}`,
        { by: (n) => ({ address: neighbourAddress(n) }), offers: cheap },
        NETWORK_TIMES * UNITS,
      ),
      await units(
        `one guest, ten orders of an offer with ${plenty!.stock} units`,
        { by: oneGuest, orders: 10, offers: () => [plenty!] },
        Math.max(1, Math.floor(plenty!.stock * SHARE)),
      ),
    ];
    const dearest = await hold(shop, { by: oneGuest, offers: dear });
    const tooMany = await hold(shop, { by: oneGuest, orders: 1, offers: () => offers.slice(0, LINES + 1) });
    return [
      ...findings,
      {
        tried: `one guest, invented telephones, ${ORDERS} orders of two of the dearest`,
        through: dearest.held.roubles,
        unit: '₽ held',
        least: 1,
        most: ADDRESS_TIMES * ROUBLES,
        beside: dearest.beside,
      },
      {
        tried: `an order of ${LINES + 1} units`,
        through: tooMany.held.units,
        unit: 'units held',
        most: 0,
        beside: tooMany.beside,
      },
      {
        tried: 'any of these',
        through: Math.max(...longest, dearest.held.minutes),
        unit: 'minutes held',
        least: 1,
        most: MINUTES,
      },
    ];
  },
};

/**
 * Places the given number of orders at once, alternating between paid online and confirmed by telephone. Returns what
 * they hold: the units, their price in roubles, and the minutes left.
 */
async function hold(
  shop: AbusedShop,
  { by, phone = inventedPhone, orders = ORDERS, offers }: Wanting,
): Promise<{ held: Held; beside: string }> {
  await forget(shop);
  const answers = await Promise.all(
    Array.from({ length: orders }, (_, n) => {
      const kind = n % 2 ? 'createOrderWithPaymentLink' : 'createOrderRequest';
      return placeOrder(shop, kind, offers(n), { name: 'Мария', phone: phone(n) }, by(n));
    }),
  );
  const reasons = new Set(answers.flatMap(({ refused }) => refused ?? []));
  const placed = answers.filter(({ uuid }) => uuid).length;
  const beside = `${placed} placed${reasons.size ? `, the others ${[...reasons].join(', ')}` : ''}`;
  return { held: await held(shop), beside };
}

async function held({ database }: AbusedShop): Promise<Held> {
  const { rows } = await database.query<Held>(
    `SELECT count(*)::int AS "units", coalesce(round(sum(i."price") / 100), 0)::int AS "roubles",
       coalesce(ceil(max(extract(epoch FROM o."expiresAt" - now())) / 60), 0)::int AS "minutes"
     FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid" AND i."unit" = 'RESERVED'`,
  );
  return rows[0]!;
}

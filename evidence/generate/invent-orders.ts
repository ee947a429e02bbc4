import { createHash } from 'node:crypto';
import { randomFrom, type Random } from '@meet/demo/random';

/** An offer that can be ordered. Prices are kopecks. */
export interface Offer {
  itemId: string;
  productId: string;
  name: string;
  slug: string;
  /** Its first picture as JSON, or null. */
  image: string | null;
  sizeSlug: string;
  sizeName: string;
  supplierName: string;
  deliveryIsoCode: string;
  oldPrice: number;
  price: number;
}

export interface Wanted {
  shoppers: number;
  orders: number;
  seed: string;
  /** Nothing happens after this time. */
  until: Date;
  /** Number of the first shopper and of the first order. */
  from: { shopper: number; order: number };
  /** Percentage of the price that is credited as points. */
  chargePercentage: number;
}

export interface Shopper {
  id: string;
  name: string;
  surname: string;
  /** E.164 number with an area code that no operator uses. */
  phone: string;
  email: string;
  /** City to which the orders go. */
  city: string;
  createdAt: Date;
  orders: Order[];
  entries: PointsEntry[];
}

/** Amounts are kopecks, `bonuses` and `cashback` are points. */
export interface Order {
  uuid: string;
  id: string;
  number: number;
  key: string;
  paymentId: string;
  sandboxId: string;
  paymentType: 'BANK_CARD' | 'SBP';
  isPaid: boolean;
  status: string;
  units: Unit[];
  deliveryPrice: number;
  totalPrice: number;
  bonuses: number;
  cashback: number;
  createdAt: Date;
  /** When each status began, in their order. */
  history: Step[];
}

export interface Unit {
  id: string;
  offer: Offer;
  bonuses: number;
  soldPrice: number;
  cashback: number;
}

interface Step {
  status: string;
  actor: 'SHOPPER' | 'PAYMENT' | 'OPERATOR' | 'SYSTEM';
  at: Date;
}

export interface PointsEntry {
  kind:
    'REGISTRATION' | 'REGISTRATION_CONFIRMED' | 'HOLD' | 'HOLD_RELEASED' | 'WRITE_OFF' | 'ACCRUAL' | 'ACCRUAL_RELEASED';
  amount: number;
  pending: number;
  held: number;
  moneySpent: number;
  orderUuid: string | null;
  orderItemId: string | null;
  availableAt: Date | null;
  at: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Maximum age of orders in days. */
const PAST_DAYS = 730;
const UNPAID_SHARE = 0.08;
const PAY_WITHIN_MS = HOUR_MS / 2;
const RETURN_WINDOW_MS = 14 * DAY_MS;
const REGISTRATION_BONUS = 5000;
const DELIVERY_PRICE = 39_000;
/** Maximum share of a unit's price that can be paid with points. */
const BONUS_SHARE = 0.3;
const MOST_UNITS = 4;

/** Statuses of goods after payment, with the hours that each step takes. */
const WAYS: Record<'RUSSIA' | 'ABROAD', readonly (readonly [status: string, hours: number])[]> = {
  RUSSIA: [
    ['AWAITING_SENT_FROM_MEET', 20],
    ['HANDED_OVER_FOR_DELIVERY', 24],
    ['DELIVERED', 72],
  ],
  ABROAD: [
    ['PURCHASED_FROM_SELLER', 24],
    ['TRANSFERRED_TO_LOGISTICS_CENTER', 96],
    ['CUSTOMS_CLEARANCE_IN_TURKEY', 48],
    ['CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED', 72],
    ['SHIPPED_TO_RUSSIA_STOCK_MEET', 24],
    ['ACCEPTED_IN_RUSSIA_STOCK_MEET', 192],
    ['AWAITING_SENT_FROM_MEET', 24],
    ['HANDED_OVER_FOR_DELIVERY', 24],
    ['DELIVERED', 72],
  ],
};

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор', 'Жанна', 'Захар', 'Инна', 'Кирилл'];
const SURNAMES = ['Белых', 'Черных', 'Седых', 'Русских', 'Долгих', 'Сухих', 'Гладких', 'Тонких', 'Ветхих', 'Рыжих'];

/** By their share of the orders: a third of them goes to the first, and half to the first four. */
const CITIES = [
  ...['Москва', 'Санкт-Петербург', 'Екатеринбург', 'Казань', 'Новосибирск', 'Нижний Новгород', 'Краснодар'],
  ...['Челябинск', 'Самара', 'Уфа', 'Ростов-на-Дону', 'Красноярск', 'Воронеж', 'Пермь', 'Волгоград', 'Саратов'],
  ...['Тюмень', 'Тольятти', 'Махачкала', 'Барнаул', 'Ижевск', 'Хабаровск', 'Ульяновск', 'Иркутск', 'Владивосток'],
  ...['Ярославль', 'Томск', 'Кемерово', 'Калининград', 'Тула'],
];

/**
 * Invents shoppers with their orders and points, one after another. Some shoppers have many orders, others none. An
 * order is on its way, delivered, or was never paid and is cancelled; none waits for its payment. The same arguments
 * give the same shoppers each time that the result is iterated.
 */
export function inventShoppers(wanted: Wanted, offers: readonly Offer[]): Iterable<Shopper> {
  const shelves = [offers.filter(isRussian), offers.filter((offer) => !isRussian(offer))].filter(
    (shelf) => shelf.length,
  );
  if (wanted.orders && (!wanted.shoppers || !shelves.length))
    throw new Error('Orders need shoppers and offers with a price');
  const counts = ordersOfShoppers(wanted);
  return {
    *[Symbol.iterator]() {
      let number = wanted.from.order;
      for (let index = 0; index < wanted.shoppers; index += 1) {
        const count = counts[index]!;
        yield new Inventing(wanted, shelves, wanted.from.shopper + index).shopper(number, count);
        number += count;
      }
    },
  };
}

const isRussian = ({ deliveryIsoCode }: Offer): boolean => deliveryIsoCode === 'RU';

/** Returns the number of orders of each shopper. */
function ordersOfShoppers({ shoppers, orders, seed }: Wanted): Uint32Array {
  const counts = new Uint32Array(shoppers);
  const random = randomFrom(`${seed}:orders`);
  for (let order = 0; order < orders; order += 1) counts[Math.floor(shoppers * random.next() ** 2)]! += 1;
  return counts;
}

/** Invents one shopper. */
class Inventing {
  private readonly random: Random;

  private readonly entries: PointsEntry[] = [];

  private ids = 0;

  constructor(
    private readonly wanted: Wanted,
    private readonly shelves: readonly (readonly Offer[])[],
    private readonly number: number,
  ) {
    this.random = randomFrom(`${wanted.seed}:shopper:${number}`);
  }

  shopper(firstOrder: number, count: number): Shopper {
    const { random, number, entries } = this;
    const id = this.uuid();
    const [name, surname] = [random.pick(NAMES), random.pick(SURNAMES)];
    const times = Array.from({ length: count }, () => this.wanted.until.getTime() - random.next() * PAST_DAYS * DAY_MS);
    times.sort((a, b) => a - b);
    const createdAt = new Date((times[0] ?? this.wanted.until.getTime()) - DAY_MS);
    this.post('REGISTRATION', createdAt, { amount: REGISTRATION_BONUS, pending: REGISTRATION_BONUS });
    this.post('REGISTRATION_CONFIRMED', createdAt, { pending: -REGISTRATION_BONUS });
    const orders = times.map((at, n) => this.order(firstOrder + n, new Date(at)));
    entries.sort((a, b) => a.at.getTime() - b.at.getTime());
    const city = CITIES[Math.floor(CITIES.length * random.next() ** 3)]!;
    const seven = String(number).padStart(7, '0');
    return {
      id,
      name,
      surname,
      phone: `+7000${seven}`,
      email: `shopper-${seven}@generated.example`,
      city,
      createdAt,
      orders,
      entries,
    };
  }

  private order(number: number, createdAt: Date): Order {
    const { random } = this;
    const ids = {
      uuid: this.uuid(),
      id: this.hex(),
      key: `generated-${number}`,
      paymentId: this.uuid(),
      sandboxId: this.uuid(),
    };
    const isPaid = !random.chance(UNPAID_SHARE) && createdAt.getTime() + PAY_WITHIN_MS < this.wanted.until.getTime();
    const goods = this.goods();
    const spendable = random.chance(BONUS_SHARE) ? this.spendableAt(createdAt) : 0;
    const units = goods.map((offer, n) => this.unit(offer, n === 0 ? spendable : 0));
    const bonuses = sum(units, (unit) => unit.bonuses);
    const history = this.history(goods[0]!, createdAt, isPaid);
    const order: Order = {
      ...ids,
      number,
      ...{ paymentType: random.pick(['BANK_CARD', 'SBP'] as const), isPaid, units, bonuses, createdAt, history },
      status: history.at(-1)!.status,
      deliveryPrice: DELIVERY_PRICE,
      totalPrice: sum(units, (unit) => unit.soldPrice) + DELIVERY_PRICE,
      cashback: sum(units, (unit) => unit.cashback),
    };
    this.postOf(order);
    return order;
  }

  /** Returns offers from one country, so that all units of an order have the same delivery route. */
  private goods(): Offer[] {
    const shelf = this.random.pick(this.shelves);
    return this.random.chance(0.6)
      ? [this.random.pick(shelf)]
      : Array.from({ length: this.random.whole(2, MOST_UNITS) }, () => this.random.pick(shelf));
  }

  private unit(offer: Offer, spendable: number): Unit {
    const bonuses = Math.min(spendable, Math.floor((offer.price * BONUS_SHARE) / 100));
    const soldPrice = offer.price - bonuses * 100;
    return {
      id: this.uuid(),
      offer,
      bonuses,
      soldPrice,
      cashback: Math.floor((soldPrice * this.wanted.chargePercentage) / 10_000),
    };
  }

  private history(offer: Offer, createdAt: Date, isPaid: boolean): Step[] {
    const steps: Step[] = [{ status: 'AWAITING_PAY', actor: 'SHOPPER', at: createdAt }];
    const { until } = this.wanted;
    if (!isPaid) {
      const at = new Date(Math.min(createdAt.getTime() + PAY_WITHIN_MS, until.getTime()));
      return [...steps, { status: 'CANCEL_PURCHASE', actor: 'SYSTEM', at }];
    }
    let time = createdAt.getTime() + this.random.next() * PAY_WITHIN_MS;
    steps.push({ status: 'PAID_READY_TO_SEND', actor: 'PAYMENT', at: new Date(time) });
    for (const [status, hours] of WAYS[isRussian(offer) ? 'RUSSIA' : 'ABROAD']) {
      time += hours * HOUR_MS * (0.5 + this.random.next());
      if (time > until.getTime()) break;
      steps.push({ status, actor: 'OPERATOR', at: new Date(time) });
    }
    return steps;
  }

  /** Returns the points that can be spent at this time. Points posted for a later time are not included. */
  private spendableAt(time: Date): number {
    const now = this.entries.filter(({ at }) => at <= time);
    return sum(now, ({ amount, held, pending }) => amount - held - pending);
  }

  /** Returns the ledger entries of an order. */
  private postOf({ uuid, isPaid, bonuses, units, history }: Order): void {
    const [placed, over, last] = [history[0]!.at, history[1]!.at, history.at(-1)!];
    if (bonuses) {
      this.post('HOLD', placed, { held: bonuses, orderUuid: uuid });
      if (isPaid) this.post('WRITE_OFF', over, { amount: -bonuses, held: -bonuses, orderUuid: uuid });
      else this.post('HOLD_RELEASED', over, { held: -bonuses, orderUuid: uuid });
    }
    if (last.status !== 'DELIVERED') return;
    const availableAt = new Date(last.at.getTime() + RETURN_WINDOW_MS);
    for (const { id: orderItemId, cashback, soldPrice } of units) {
      const unit = { orderUuid: uuid, orderItemId };
      this.post('ACCRUAL', last.at, {
        ...unit,
        amount: cashback,
        pending: cashback,
        moneySpent: soldPrice,
        availableAt,
      });
      if (availableAt <= this.wanted.until) this.post('ACCRUAL_RELEASED', availableAt, { ...unit, pending: -cashback });
    }
  }

  private post(kind: PointsEntry['kind'], at: Date, entry: Partial<PointsEntry>): void {
    const none = {
      amount: 0,
      pending: 0,
      held: 0,
      moneySpent: 0,
      orderUuid: null,
      orderItemId: null,
      availableAt: null,
    };
    this.entries.push({ ...none, ...entry, kind, at });
  }

  /** Returns 32 unique hexadecimal digits. {@link Random} has too few states for that. */
  private hex(): string {
    this.ids += 1;
    return createHash('md5').update(`${this.wanted.seed}:${this.number}:${this.ids}`).digest('hex');
  }

  private uuid(): string {
    const hex = this.hex();
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

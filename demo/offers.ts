import type { FeedProductInput } from '@meet/api/feed-record';
import type { Kind } from './data/kind.js';
import {
  BELT_SIZES,
  CHILD_HEIGHTS,
  CLOTH_SIZES,
  HALF_SIZES,
  DOUBLE_SIZES,
  ONE_SIZE,
  SHOE_SIZES,
  SOCK_SIZES,
} from './data/sizes.js';
import { CONTRACTORS, PRIVATE_SELLERS, TRADING_FLOOR, WAREHOUSE } from './data/suppliers.js';
import { priceOf } from './prices.js';
import type { Random } from './random.js';

type Item = FeedProductInput['items'][number];
type Supplier = Item['supplier'];

export interface OfferOrder {
  readonly externalId: string;
  readonly sku: string;
  readonly sizes: readonly string[];
  readonly fullRoubles: number;
  readonly discount: number;
}

/** Returns the sizes of a model. All its colourways have the same sizes, including half sizes. */
export function sizesOf(kind: Kind, sex: 'MALE' | 'FEMALE' | 'UNISEX', children: boolean, random: Random): string[] {
  switch (kind.sizes) {
    case 'shoe': {
      const whole = SHOE_SIZES[children ? 'CHILDREN' : sex];
      const halves =
        !children && random.chance(0.4)
          ? HALF_SIZES.filter((size) => size > (whole[0] ?? 0) && size < (whole.at(-1) ?? 0))
          : [];
      return [...whole, ...halves].sort((a, b) => a - b).map(String);
    }
    case 'cloth': {
      if (children) return [...CHILD_HEIGHTS];
      const from = sex === 'FEMALE' || random.chance(0.5) ? 0 : 1;
      return CLOTH_SIZES.slice(from, sex === 'FEMALE' && random.chance(0.6) ? 5 : 6);
    }
    case 'double':
      return random.chance(0.5) ? [...DOUBLE_SIZES] : [ONE_SIZE];
    case 'belt':
      return [...BELT_SIZES];
    case 'sock':
      return [...SOCK_SIZES];
    case 'one':
      return [ONE_SIZE];
  }
}

/** Returns the units of a size in stock. Middle sizes are stocked in larger numbers, and are sold out more often. */
function stockOf(random: Random, position: number, sizes: number): number {
  const middle = 1 - Math.abs((position + 0.5) / sizes - 0.5) * 2;
  const draw = random.next();
  if (draw < 0.12 + middle * 0.12) return 0;
  if (draw < 0.36) return 1;
  return random.whole(2, 6 + Math.round(middle * 16));
}

function mainSupplier(random: Random): Supplier {
  const draw = random.next();
  if (draw < 0.45) return WAREHOUSE;
  return draw < 0.82 ? random.pick(CONTRACTORS) : TRADING_FLOOR;
}

/**
 * Returns the offers of a colourway: all sizes from one supplier, and some sizes also from a second supplier at another
 * price.
 */
export function offersOf(order: OfferOrder, random: Random): Item[] {
  const main = mainSupplier(random);
  const rivals = [WAREHOUSE, ...CONTRACTORS, TRADING_FLOOR].filter(({ name }) => name !== main.name);
  const soldOut = random.chance(0.03);
  const forMembers = random.chance(0.25);
  const price = priceOf(order.fullRoubles, order.discount, forMembers);
  const offer = (
    size: string,
    number: number,
    supplier: Supplier,
    stock: number,
    terms: ReturnType<typeof priceOf>,
  ): Item => ({
    externalId: `${order.externalId}-${size}-${number}`,
    sku: `${order.sku}-${size.replace(/[^0-9A-Z]+/gi, '')}`,
    size,
    supplier,
    deliveryIsoCode: supplier.isoCode,
    stock: soldOut ? 0 : stock,
    ...terms,
  });
  return order.sizes.flatMap((size, i): Item[] => {
    const items = [offer(size, 1, main, stockOf(random, i, order.sizes.length), price)];
    if (random.chance(0.2)) {
      const dearer = order.fullRoubles * (1 + random.whole(-8, 14) / 100);
      items.push(
        offer(
          size,
          2,
          random.pick(rivals),
          random.whole(1, 9),
          priceOf(dearer, random.chance(0.5) ? order.discount : 0, false),
        ),
      );
    }
    if (random.chance(0.03)) {
      items.push(
        offer(
          size,
          3,
          random.pick(PRIVATE_SELLERS),
          1,
          priceOf(order.fullRoubles * (0.7 + random.next() * 0.25), 0, false),
        ),
      );
    }
    return items;
  });
}

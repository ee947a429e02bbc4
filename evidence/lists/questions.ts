import type pg from 'pg';
import { MARKS } from './mark-orders.js';

/** A call of the desk with the values of a filter. */
export interface Question {
  name: string;
  /** The operation, as the desk's documents name it. */
  operation: string;
  variables: object;
}

/** Values that many products and orders of the shop have. */
interface Sampled {
  brand: string;
  category: string;
  supplier: string;
  item: string;
  city: string;
  phone: string;
  surname: string;
  word: string;
}

const FIRST = 50;
const PERIODS = { month: 30, years: 9 * 365 };
const GROUPS = ['DAY', 'MONTH', 'PRODUCT', 'BRAND', 'CATEGORY', 'CITY', 'PROMOCODE'];

/** Returns the calls of the desk that answer with lists, counts or sums, one filter at a time. */
export async function questionsOf(database: pg.Pool): Promise<Question[]> {
  const sampled = await sample(database);
  return [...goods(sampled), ...orders(sampled), ...people(sampled), ...figures(), ...rooms()];
}

async function sample(database: pg.Pool): Promise<Sampled> {
  const { rows } = await database.query<Sampled>(`SELECT
    (SELECT b."slug" FROM "product_brand" p JOIN "brand" b ON b."id" = p."brandId"
      GROUP BY b."slug" ORDER BY count(*) DESC LIMIT 1) AS "brand",
    (SELECT c."slug" FROM "product" p JOIN "category" c ON c."id" = p."productTypeId"
      GROUP BY c."slug" ORDER BY count(*) DESC LIMIT 1) AS "category",
    (SELECT "supplierId" FROM "product_item" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "supplier",
    (SELECT "itemId" FROM "order_product_item" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "item",
    (SELECT coalesce("address" ->> 'city', "pickupPoint" ->> 'city') FROM "shop_order"
      GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "city",
    (SELECT "phone" FROM "shop_order" ORDER BY "number" DESC LIMIT 1) AS "phone",
    (SELECT "surname" FROM "shop_order" WHERE "surname" <> '' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "surname",
    (SELECT word FROM "product" p, unnest(string_to_array(lower(p."name"), ' ')) word
      WHERE length(word) > 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "word"`);
  return rows[0]!;
}

/** Returns a function that makes questions of one list. */
const listOf =
  (operation: string, list: string, more: (dto: object) => object = () => ({})) =>
  (name: string, dto: object, sort = 'NEWEST_FIRST'): Question => ({
    name: `${list} ${name}`,
    operation,
    variables: { dto, sort, first: FIRST, ...more(dto) },
  });

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function goods({ brand, category, supplier, word }: Sampled): Question[] {
  const list = listOf('GoodsList', 'goods', (dto) => ({ products: dto }));
  return [
    list('of all', {}),
    list('by brand', { brand }),
    list('by category', { category }),
    list('by supplier', { supplierId: supplier }),
    list('by price', { priceMin: 500_000, priceMax: 1_500_000 }),
    list('by a common word', { search: word }),
    list('without stock', { traits: ['NO_STOCK'] }),
    list('on sale', { traits: ['ON_SALE'] }),
    list('changed since', { changedSince: daysAgo(300) }),
    list('dearest first', {}, 'EXPENSIVE_FIRST'),
    list('by a common word, cheapest first', { search: word }, 'CHEAP_FIRST'),
    { name: 'goods of the palette', operation: 'FindGoods', variables: { search: word } },
    { name: 'suppliers, largest first', operation: 'LargestSuppliers', variables: {} },
  ];
}

function orders({ city, phone, surname, item }: Sampled): Question[] {
  const list = listOf('OrderList', 'orders');
  return [
    list('of all', {}),
    list('oldest first', {}, 'OLDEST_FIRST'),
    list('changed last', {}, 'CHANGED_FIRST'),
    list('dearest first', {}, 'EXPENSIVE_FIRST'),
    list('delivered', { statuses: ['DELIVERED'] }),
    list('to call', { statuses: ['AWAITING_CALL'] }),
    list('by payment', { paymentTypes: ['SBP'] }),
    list('of a city', { city }),
    list('of a city, by sum', { city }, 'EXPENSIVE_FIRST'),
    list('by sum', { totalMin: 500_000, totalMax: 2_000_000 }),
    list('by offer', { itemId: item }),
    list('by promo code', { promocode: MARKS.promocode }),
    list('by id of another system', { externalId: MARKS.externalId }),
    list('by custom field', { customField: { code: MARKS.field, value: MARKS.fieldValue } }),
    list('by telephone', { search: phone.slice(-7) }),
    list('by surname', { search: surname }),
    list('of a month', { from: daysAgo(60), to: daysAgo(30) }),
    { name: 'orders of the palette', operation: 'FindOrders', variables: { search: phone.slice(-4) } },
  ];
}

function people({ phone, surname }: Sampled): Question[] {
  const list = listOf('ShopperList', 'shoppers');
  return [
    list('of all', {}),
    list('oldest first', {}, 'OLDEST_FIRST'),
    list('by telephone', { search: phone.slice(-7) }),
    list('by surname', { search: surname }),
    { name: 'trail', operation: 'Trail', variables: { page: 1, limit: FIRST } },
    { name: 'promo codes', operation: 'PromocodeList', variables: { page: 1, limit: FIRST } },
  ];
}

function figures(): Question[] {
  return Object.entries(PERIODS).flatMap(([period, days]) =>
    GROUPS.map((by) => ({
      name: `sales by ${by.toLowerCase()}, ${period}`,
      operation: 'Figures',
      variables: {
        dto: { by, from: daysAgo(days), to: daysAgo(0) },
        before: { by, from: daysAgo(2 * days), to: daysAgo(days + 1) },
        byDay: by === 'DAY' && period === 'month',
      },
    })),
  );
}

function rooms(): Question[] {
  const may = ['orders', 'returns', 'reviews', 'requests', 'goods', 'settings'];
  return [
    {
      name: 'today',
      operation: 'Today',
      variables: { ...Object.fromEntries(may.map((right) => [right, true])), lapsedSince: daysAgo(1) },
    },
    { name: 'queue', operation: 'QueueList', variables: { first: FIRST, returns: true } },
    { name: 'searches', operation: 'SearchQueries', variables: {} },
    { name: 'coverage', operation: 'NameWords', variables: {} },
    { name: 'words that find nothing', operation: 'SearchWords', variables: {} },
  ];
}

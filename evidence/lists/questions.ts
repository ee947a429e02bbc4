import type pg from 'pg';

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
  promocode: string | null;
}

const FIRST = 50;
const PERIODS = { month: 30, years: 9 * 365 };
const GROUPS = ['DAY', 'MONTH', 'PRODUCT', 'BRAND', 'CATEGORY', 'CITY', 'PROMOCODE'];

/** Returns the calls of the desk that answer with lists, counts or sums, each filter by itself. */
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
      WHERE length(word) > 4 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "word",
    (SELECT "code" FROM "promocode" LIMIT 1) AS "promocode"`);
  return rows[0]!;
}

function goods({ brand, category, supplier, word }: Sampled): Question[] {
  const all = (name: string, dto: object, sort = 'NEWEST_FIRST'): Question[] => [
    {
      name: `goods ${name}`,
      operation: 'GoodsList',
      variables: { dto, products: dto, sort, first: FIRST },
    },
  ];
  return [
    ...all('of all', {}),
    ...all('by brand', { brand }),
    ...all('by category', { category }),
    ...all('by supplier', { supplierId: supplier }),
    ...all('by price', { priceMin: 500_000, priceMax: 1_500_000 }),
    ...all('by a common word', { search: word }),
    ...all('without stock', { traits: ['NO_STOCK'] }),
    ...all('on sale', { traits: ['ON_SALE'] }),
    ...all('changed since', { changedSince: '2026-01-01' }),
    ...all('dearest first', {}, 'EXPENSIVE_FIRST'),
    ...all('by a common word, cheapest first', { search: word }, 'CHEAP_FIRST'),
    { name: 'goods of the palette', operation: 'FindGoods', variables: { search: word } },
    { name: 'suppliers, largest first', operation: 'LargestSuppliers', variables: {} },
  ];
}

function orders({ city, phone, surname, item, promocode }: Sampled): Question[] {
  const list = (name: string, dto: object, sort = 'NEWEST_FIRST'): Question => ({
    ...{ name: `orders ${name}`, operation: 'OrderList', variables: { dto, sort, first: FIRST } },
  });
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
    list('by telephone', { search: phone.slice(-7) }),
    list('by surname', { search: surname }),
    list('of a month', { from: '2026-10-01', to: '2026-10-31' }),
    ...(promocode ? [list('by promo code', { promocode })] : []),
    { name: 'orders of the palette', operation: 'FindOrders', variables: { search: phone.slice(-4) } },
  ];
}

function people({ phone, surname }: Sampled): Question[] {
  const list = (name: string, dto: object, sort = 'NEWEST_FIRST'): Question => ({
    ...{ name: `shoppers ${name}`, operation: 'ShopperList', variables: { dto, sort, first: FIRST } },
  });
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
  const to = new Date();
  const daysAgo = (days: number) => new Date(to.getTime() - days * 86_400_000).toISOString().slice(0, 10);
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
    { name: 'today', operation: 'Today', variables: Object.fromEntries(may.map((right) => [right, true])) },
    { name: 'queue', operation: 'QueueList', variables: { first: FIRST, returns: true } },
    { name: 'searches', operation: 'SearchQueries', variables: {} },
    { name: 'coverage', operation: 'NameWords', variables: {} },
    { name: 'words that find nothing', operation: 'SearchWords', variables: {} },
  ];
}

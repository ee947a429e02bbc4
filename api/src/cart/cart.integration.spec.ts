import pg from 'pg';
import { codeOf } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { MOST_LINES } from './index.js';

const CART = `{ userId promocode discountValue bonusesAvailable bonusesAvailableToSpent
  productItems { id name size { name } priceDetails { price loyaltyPrice cashback } } lines { quantity item { id quantityMax } }
  unavailableItems { id name reason } notMerged }`;
const ADD = `mutation ($id: ID!) { addToProductCart(dto: { id: $id }) ${CART} }`;
const REMOVE = `mutation ($id: ID!) { removeFromProductCart(dto: { id: $id }) ${CART} }`;
const MERGE = `mutation ($ids: [ID!]!) { mergeProductCart(dto: { ids: $ids }) ${CART} }`;
const CODE = `mutation ($code: String!) { validatePromocode(dto: { code: $code }) { cart ${CART} } }`;
const QUOTE =
  'query ($dto: QuoteInput!) { quote(dto: $dto) { discountValue bonuses totalPrice deliveryPrice cashback lines { itemId price soldPrice } steps { kind amount points } } }';

interface CartAnswer {
  promocode: string | null;
  discountValue: number;
  bonusesAvailableToSpent: number;
  productItems: { id: string; priceDetails: { cashback: number } }[];
  lines: { quantity: number; item: { id: string; quantityMax: number } }[];
  unavailableItems: { id: string; reason: string }[];
  notMerged: string[];
}

let api: TestApi;
let database: pg.Pool;
let ids: string[];
let shopper: Shopper;

beforeAll(async () => {
  const items = Array.from({ length: MOST_LINES + 5 }, (_, n) => ({ size: String(n + 1), price: 1_000_000, stock: 1 }));
  items[1] = { ...items[1]!, oldPrice: 1_200_000 } as (typeof items)[0];
  items[2] = { ...items[2]!, loyaltyPrice: 900_000 } as (typeof items)[0];
  api = await startTestApi([feedProduct('boots', { items })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>(
    `SELECT i."id" FROM "product_item" i JOIN "size" s ON s."id" = i."sizeId" ORDER BY s."name"::int`,
  );
  ids = rows.map(({ id }) => id);
});
afterAll(async () => {
  await database.end();
  await api.close();
});
beforeEach(async () => (shopper = await signIn(api, somePhone())));

async function cart(call?: string, variables: Record<string, unknown> = {}): Promise<CartAnswer> {
  const { data, errors } = await shopper.ask(call ?? `{ productCart ${CART} }`, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  const [answer] = Object.values(data!) as [CartAnswer & { cart?: CartAnswer }];
  return answer.cart ?? answer;
}
const linesOf = ({ productItems }: CartAnswer) => productItems.map(({ id }) => ids.indexOf(id));

async function promocode(code: string, changes: Record<string, unknown> = {}): Promise<string> {
  const row = { code, kind: 'PERCENT', value: 10, ...changes };
  const columns = Object.keys(row).map((name) => `"${name}"`);
  await database.query(
    `INSERT INTO "promocode" (${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
  return code;
}

describe('a cart', () => {
  it('a new cart is empty, keeps a line per offer in order of adding, and loses removed lines', async () => {
    expect(linesOf(await cart())).toEqual([]);
    for (const n of [5, 3, 4, 3]) await cart(ADD, { id: ids[n] });
    expect(linesOf(await cart())).toEqual([5, 3, 4]);
    expect(linesOf(await cart(REMOVE, { id: ids[3] }))).toEqual([5, 4]);
    expect(linesOf(await cart(REMOVE, { id: ids[3] }))).toEqual([5, 4]);
    expect(linesOf(await cart(`mutation { clearProductCart ${CART} }`))).toEqual([]);
  });

  it('adding to the cart fails for an unknown or unavailable offer', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(codeOf(await shopper.ask(ADD, { id: nobody }))).toBe('ITEM_NOT_FOUND');
    expect(codeOf(await shopper.ask(ADD, { id: 'x' }))).toBe('BAD_USER_INPUT');
    await database.query(`UPDATE "product_item" SET "stock" = 0 WHERE "id" = $1`, [ids[10]]);
    expect((await shopper.ask(ADD, { id: ids[10] })).errors![0]!.extensions).toMatchObject({
      code: 'ITEM_UNAVAILABLE',
      reason: 'SOLD',
    });
  });

  it('a cart never exceeds its maximum number of lines under concurrent calls', async () => {
    await cart(MERGE, { ids: ids.slice(20, 20 + MOST_LINES - 20) });
    const all = await Promise.all(
      ids
        .slice(0, 20)
        .concat(ids.slice(MOST_LINES))
        .filter((id) => id !== ids[10])
        .map((id) => shopper.ask(ADD, { id })),
    );
    expect((await cart()).productItems).toHaveLength(MOST_LINES);
    expect(all.filter((answer) => codeOf(answer) === 'CART_FULL')).toHaveLength(all.length - 20);
  });

  it('the cart reports why a line can no longer be bought until the line is removed', async () => {
    for (const n of [11, 12, 13]) await cart(ADD, { id: ids[n] });
    await database.query(`UPDATE "product_item" SET "stock" = 0 WHERE "id" = $1`, [ids[11]]);
    await database.query(`UPDATE "product_item" SET "active" = false WHERE "id" = $1`, [ids[12]]);
    const answer = await cart();
    expect(linesOf(answer)).toEqual([13]);
    expect(answer.unavailableItems.map(({ id, reason }) => [ids.indexOf(id), reason])).toEqual([
      [11, 'SOLD'],
      [12, 'GONE'],
    ]);
    await cart(REMOVE, { id: ids[11] });
    expect((await cart(REMOVE, { id: ids[12] })).unavailableItems).toEqual([]);
  });

  it('the cart shows cashback of the shopper’s own loyalty level', async () => {
    await database.query(`UPDATE "loyalty_account" SET "moneySpent" = 40000000 WHERE "userId" = $1`, [shopper.id]);
    const answer = await cart(ADD, { id: ids[14] });
    expect(answer.productItems[0]!.priceDetails.cashback).toBe(1000);
  });
});

describe('the quantity of a line', () => {
  const SET = `mutation ($id: ID!, $quantity: Int) { addToProductCart(dto: { id: $id, quantity: $quantity }) ${CART} }`;
  const quantities = ({ lines }: CartAnswer) =>
    lines.map(({ item, quantity }) => [ids.indexOf(item.id), quantity, item.quantityMax]);
  const become = (n: number, stock: number, maxPerOrder = 5) =>
    database.query(`UPDATE "product_item" SET "stock" = $2, "maxPerOrder" = $3 WHERE "id" = $1`, [
      ids[n],
      stock,
      maxPerOrder,
    ]);

  beforeAll(async () => {
    for (const n of [50, 51, 52]) await become(n, 4);
  });

  it('a cart line has quantity 1 until it is set; repeating the call changes nothing', async () => {
    expect(quantities(await cart(ADD, { id: ids[50] }))).toEqual([[50, 1, 4]]);
    expect(quantities(await cart(SET, { id: ids[50], quantity: 3 }))).toEqual([[50, 3, 4]]);
    expect(quantities(await cart(SET, { id: ids[50], quantity: 3 }))).toEqual([[50, 3, 4]]);
    expect(quantities(await cart(ADD, { id: ids[50] }))).toEqual([[50, 3, 4]]);
    expect(quantities(await cart(SET, { id: ids[50], quantity: 2 }))).toEqual([[50, 2, 4]]);
    await cart(SET, { id: ids[51], quantity: 2 });
    expect(quantities(await cart(REMOVE, { id: ids[50] }))).toEqual([[51, 2, 4]]);
  });

  it('setting the quantity of a cart line above the available stock is refused and changes nothing', async () => {
    await cart(SET, { id: ids[50], quantity: 2 });
    const refused = await shopper.ask(SET, { id: ids[50], quantity: 5 });
    expect(refused.errors![0]).toMatchObject({
      message: 'Сейчас можно купить не больше 4\u00A0шт.',
      extensions: { code: 'QUANTITY_UNAVAILABLE', most: 4 },
    });
    expect((await shopper.ask(SET, { id: ids[53], quantity: 2 })).errors![0]!.extensions).toMatchObject({ most: 1 });
    for (const quantity of [0, 11])
      expect(codeOf(await shopper.ask(SET, { id: ids[50], quantity }))).toBe('BAD_USER_INPUT');
    expect(quantities(await cart())).toEqual([[50, 2, 4]]);
  });

  it('a cart line keeps its quantity when stock falls, while totals count only the available units', async () => {
    await cart(SET, { id: ids[52], quantity: 4 });
    await promocode('UNITS');
    expect(await cart(CODE, { code: 'UNITS' })).toMatchObject({ discountValue: 400_000 });
    await become(52, 2);
    const answer = await cart();
    expect(quantities(answer)).toEqual([[52, 4, 2]]);
    expect(answer.discountValue).toBe(200_000);
    await become(52, 4);
  });

  it('merging carts at sign-in keeps the larger quantity, up to what is available', async () => {
    await cart(SET, { id: ids[50], quantity: 3 });
    await cart(SET, { id: ids[51], quantity: 1 });
    const guests = [ids[50], ids[50], ids[51], ids[51], ids[52], ids[52], ids[52], ids[52], ids[52], ids[53], ids[53]];
    const merged = [
      [50, 3, 4],
      [51, 2, 4],
      [52, 4, 4],
      [53, 1, 1],
    ];
    expect(quantities(await cart(MERGE, { ids: guests }))).toEqual(merged);
    const again = await Promise.all([1, 2, 3].map(() => cart(MERGE, { ids: guests })));
    expect(again.map(quantities)).toEqual([merged, merged, merged]);
  });

  it('the maximum size of a cart counts units, including the quantities of its lines', async () => {
    const many = ids.slice(0, MOST_LINES - 3).filter((id) => ![ids[10], ids[11], ids[12], ids[50]].includes(id));
    await cart(MERGE, { ids: many });
    const room = MOST_LINES - (await cart()).lines.length;
    await cart(SET, { id: ids[51], quantity: 4 });
    await cart(SET, { id: ids[52], quantity: 4 });
    expect(room).toBe(7);
    expect((await shopper.ask(SET, { id: ids[50], quantity: 2 })).errors![0]!.extensions).toMatchObject({
      ...{ code: 'CART_FULL', most: MOST_LINES },
    });
    expect(quantities(await cart(MERGE, { ids: [ids[50], ids[50], ids[50]] })).at(-1)).toEqual([50, 1, 4]);
  });
});

describe('the merge at sign-in', () => {
  it('merging a guest’s cart gives the union of both carts, even when repeated in two tabs at once', async () => {
    await cart(ADD, { id: ids[30] });
    await Promise.all(Array.from({ length: 6 }, () => cart(MERGE, { ids: [ids[31], ids[30], ids[32]] })));
    expect(linesOf(await cart())).toEqual([30, 31, 32]);
  });

  it('merging a guest’s cart skips and lists unknown, invalid or removed items and keeps the others', async () => {
    await database.query(`UPDATE "product_item" SET "deletedAt" = now() WHERE "id" = $1`, [ids[34]]);
    await database.query(`UPDATE "product_item" SET "active" = false WHERE "id" = $1`, [ids[35]]);
    const bad = ['no id', '', ids[10]!, '00000000-0000-4000-8000-000000000000', ids[34]!, ids[35]!];
    const answer = await cart(MERGE, { ids: [bad[0], ids[33], ...bad, ids[36]!.toUpperCase(), 'no id'] });
    await database.query(`UPDATE "product_item" SET "active" = true, "deletedAt" = NULL`);
    expect(linesOf(answer)).toEqual([33, 36]);
    expect(answer.notMerged).toEqual(bad);
    expect((await cart()).notMerged).toEqual([]);
  });

  it('merging a guest’s cart lists the items that do not fit into a full cart', async () => {
    const answer = await cart(MERGE, { ids: ids.slice(0, MOST_LINES) });
    const missing = ids.filter((_, n) => n < MOST_LINES && !linesOf(answer).includes(n));
    expect(answer.notMerged).toEqual(missing);
    const rest = ids.slice(MOST_LINES);
    const full = await cart(MERGE, { ids: rest });
    const room = MOST_LINES - answer.productItems.length;
    expect(full.notMerged).toEqual(rest.slice(room));
  });
});

describe('a promo code', () => {
  it('a promo code is found in any letter case, stored in the cart, and removed by an empty code', async () => {
    await promocode('TENTH');
    await cart(ADD, { id: ids[40] });
    expect(await cart(CODE, { code: ' tenth ' })).toMatchObject({ promocode: 'TENTH', discountValue: 100_000 });
    expect(await cart()).toMatchObject({ promocode: 'TENTH', discountValue: 100_000, bonusesAvailableToSpent: 1800 });
    expect(await cart(CODE, { code: '' })).toMatchObject({ promocode: null, discountValue: 0 });
  });

  it('a promo code without a discount is not stored, and an unknown code returns «Промокод не найден»', async () => {
    await promocode('DEAR', { minimum: 99_000_000 });
    await promocode('NO-SALE', { coversSale: false });
    await cart(ADD, { id: ids[1] });
    const refusals = {
      DEAR: { message: 'Добавьте товаров ещё на 980 000 ₽'.replaceAll(/(?<=\d) (?=[\d₽])/g, '\u00A0') },
      'NO-SALE': { message: 'Промокод не действует на товары со скидкой' },
      NOBODY: { message: 'Промокод не найден', extensions: { code: 'PROMOCODE_NOT_FOUND' } },
    };
    for (const [code, refusal] of Object.entries(refusals)) {
      const { errors } = await shopper.ask(CODE, { code });
      expect(errors![0]).toMatchObject(refusal);
      expect((await cart()).promocode).toBeNull();
    }
  });

  it('an expired promo code is removed from the cart', async () => {
    await promocode('SOON');
    await cart(ADD, { id: ids[41] });
    await cart(CODE, { code: 'SOON' });
    await database.query(`UPDATE "promocode" SET "active" = false WHERE "code" = 'SOON'`);
    expect(await cart()).toMatchObject({ promocode: null, discountValue: 0 });
  });

  it('the cart refuses more than ten attempts a minute to enter promo codes', async () => {
    await cart(ADD, { id: ids[42] });
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) codes.push(codeOf(await shopper.ask(CODE, { code: `GUESS${n}` })));
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'PROMOCODE_NOT_FOUND'));
    expect(codes.slice(10)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });
});

describe('a quote', () => {
  it('a quote uses the loyalty price for signed-in shoppers', async () => {
    const dto = { items: [ids[2]] };
    expect((await shopper.ask(QUOTE, { dto })).data!.quote).toMatchObject({ totalPrice: 900_000, cashback: 270 });
    expect((await api.ask(QUOTE, { dto })).data!.quote).toMatchObject({ totalPrice: 1_000_000, cashback: 0 });
  });

  it('a quote includes delivery to a town, and refuses a town together with a pickup point', async () => {
    const delivery = { cityId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5' };
    const { deliveryPrice, totalPrice } = (await api.ask(QUOTE, { dto: { items: [ids[60]], delivery } })).data!
      .quote as { deliveryPrice: number; totalPrice: number };
    expect(deliveryPrice).toBeGreaterThan(0);
    expect(totalPrice).toBe(1_000_000 + deliveryPrice);
    expect(
      codeOf(await api.ask(QUOTE, { dto: { items: [ids[60]], delivery: { ...delivery, pickupPointCode: 'X' } } })),
    ).toBe('BAD_USER_INPUT');
  });

  it('a quote with a promo code or points asks a guest to sign in', async () => {
    expect(codeOf(await api.ask(QUOTE, { dto: { items: [ids[60]], bonuses: 10 } }))).toBe('UNAUTHORIZED');
    expect(codeOf(await api.ask(QUOTE, { dto: { items: [ids[60]], promocode: 'KEPT' } }))).toBe('UNAUTHORIZED');
  });
});

describe('cashback', () => {
  const everywhere = `{ product(dto: { slug: "boots" }) { items { priceDetails { cashback } } }
    filteredProducts { items { item { priceDetails { cashback } } } } }`;
  const shown = async (by: Pick<Shopper, 'ask'>) => {
    const { product, filteredProducts } = (await by.ask(everywhere)).data as {
      product: { items: { priceDetails: { cashback: number } }[] };
      filteredProducts: { items: { item: { priceDetails: { cashback: number } } }[] };
    };
    return [product.items[5]!.priceDetails.cashback, filteredProducts.items[0]!.item.priceDetails.cashback];
  };

  it('cashback is shown at the shopper’s own loyalty level, and at the first level for guests', async () => {
    await database.query(`UPDATE "loyalty_account" SET "moneySpent" = 12000000 WHERE "userId" = $1`, [shopper.id]);
    expect(await shown(shopper)).toEqual([700, 700]);
    expect(await shown(api)).toEqual([300, 300]);
  });
});

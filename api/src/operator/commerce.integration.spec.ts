import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf, orderOf, place } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let admin: Operator;
let offers: { id: string; productId: string }[];

beforeAll(async () => {
  const items = ['40', '41', '42'].map((size) => ({ size, price: 1_000_000, stock: 5 }));
  api = await startTestApi([feedProduct('boots', { items })], { PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  offers = await sql(`SELECT i."id", i."productId" FROM "product_item" i ORDER BY i."id"`);
  [manager, admin] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'ADMIN')]);
});
afterAll(async () => {
  await database.end();
  await api.close();
});

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const lastAction = async (action: string) =>
  (
    await sql(
      `SELECT "actorId", "entityId", "before", "after", "reason" FROM "operator_action" WHERE "action" = $1 ORDER BY "id" DESC LIMIT 1`,
      [action],
    )
  )[0];

describe('stock', () => {
  const SET = `mutation ($items: [ItemStockInput!]!) { setStock(dto: { items: $items }) { id stock reserved } }`;
  const set = (items: object[]) => manager.admin(SET, { items });

  it('setStock sets a number or adds a difference, and writes an audit log entry', async () => {
    const [one, two] = offers;
    const { data } = await set([
      { id: two!.id, difference: 3 },
      { id: one!.id, stock: 9 },
    ]);
    expect(data!.setStock).toEqual([
      { id: two!.id, stock: 8, reserved: 0 },
      { id: one!.id, stock: 9, reserved: 0 },
    ]);
    expect(await lastAction('setStock')).toMatchObject({
      actorId: manager.id,
      entityId: two!.id,
      before: { stock: 5 },
      after: { stock: 8 },
    });
    for (const wrong of [{ id: one!.id }, { id: one!.id, stock: 1, difference: 1 }, { id: one!.id, stock: -1 }])
      expect(codeOf(await set([wrong]))).toBe('BAD_USER_INPUT');
  });

  it('setStock never goes below the units reserved by simultaneous orders, and a refusal changes nothing', async () => {
    const { id } = offers[2]!;
    const shopper = await signIn(api, somePhone());
    await set([{ id, stock: 1 }]);
    const [placed, emptied] = await Promise.allSettled([
      place(shopper, orderOf([{ id, price: 1_000_000 }])),
      set([{ id, stock: 0 }]),
    ]);
    const refused = emptied.status === 'fulfilled' ? codeOf(emptied.value) : 'thrown';
    expect(refused === 'STOCK_BELOW_RESERVED').toBe(placed.status === 'fulfilled');
    await set([{ id, stock: 5 }]);
    await place(shopper, orderOf([{ id, price: 1_000_000 }])).catch(() => undefined);
    const [{ reserved }] = (await sql<{ reserved: number }>(`SELECT "reserved" FROM "product_item" WHERE "id" = $1`, [
      id,
    ])) as [{ reserved: number }];
    expect(reserved).toBeGreaterThan(0);
    const answer = await set([
      { id: offers[0]!.id, stock: 77 },
      { id, difference: -5 },
    ]);
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'STOCK_BELOW_RESERVED', itemId: id, reserved });
    expect(await sql(`SELECT "stock" FROM "product_item" WHERE "id" = $1`, [offers[0]!.id])).toEqual([{ stock: 9 }]);
  });
});

describe('products and prices', () => {
  it('setPrices changes all prices of a call together or none of them', async () => {
    const [one, two] = offers;
    const set = (items: object[]) =>
      admin.admin(
        `mutation ($items: [ItemPricesInput!]!) { setPrices(dto: { items: $items }) { price oldPrice loyaltyPrice } }`,
        { items },
      );
    const { data } = await set([{ id: one!.id, price: 900_000, oldPrice: 1_200_000, loyaltyPrice: 850_000 }]);
    expect(data!.setPrices).toEqual([{ price: 900_000, oldPrice: 1_200_000, loyaltyPrice: 850_000 }]);
    expect(
      codeOf(
        await set([
          { id: two!.id, price: 5 },
          { id: admin.id, price: 5 },
        ]),
      ),
    ).toBe('ITEM_NOT_FOUND');
    const wrong = await set([{ id: two!.id, price: 5, oldPrice: 5 }]);
    expect(wrong.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'dto.items.0.oldPrice' }],
    });
    expect(await sql(`SELECT "price"::int FROM "price_details" WHERE "itemId" = $1`, [two!.id])).toEqual([
      { price: 1_000_000 },
    ]);
  });

  it('editProduct changes only the sent fields, cleans the texts and queues the product for search', async () => {
    const id = offers[0]!.productId;
    await sql(`DELETE FROM "search_outbox"`);
    const { data, errors } = await manager.admin(
      `mutation ($dto: EditProductInput!) { editProduct(dto: $dto) { name description meetPrice active seasons bonusCalcState } }`,
      {
        dto: {
          id,
          name: ' Сапоги ',
          description: '<p>Тёплые</p><script>x</script>',
          seasons: ['WINTER'],
          bonusCalcState: 'NONE',
        },
      },
    );
    expect(errors).toBeUndefined();
    expect(data!.editProduct).toEqual({
      name: 'Сапоги',
      description: '<p>Тёплые</p>',
      meetPrice: false,
      active: true,
      seasons: ['WINTER'],
      bonusCalcState: 'NONE',
    });
    expect(await sql(`SELECT "productId" FROM "search_outbox"`)).toEqual([{ productId: id }]);
    await manager.admin(`mutation ($id: ID!) { editProduct(dto: { id: $id, bonusCalcState: ALL }) { id } }`, { id });
    const found = await manager.admin(`{ products(dto: { search: "сапо" }) { items { name items { stock price } } } }`);
    expect((found.data!.products as { items: { items: unknown[] }[] }).items[0]!.items).toHaveLength(3);
  });
});

describe('promo codes', () => {
  const CREATE = `mutation ($dto: CreatePromocodeInput!) { createPromocode(dto: $dto) { id code value active minimum } }`;
  const EDIT = `mutation ($dto: EditPromocodeInput!) { editPromocode(dto: $dto) { value active usageLimit } }`;

  it('a promo code is created, edited and switched off, but its limit never falls below its uses', async () => {
    const { data, errors } = await admin.admin(CREATE, { dto: { code: 'spring', kind: 'PERCENT', value: 10 } });
    expect(errors).toBeUndefined();
    const { id, ...made } = data!.createPromocode as { id: string };
    expect(made).toEqual({ code: 'SPRING', value: 10, active: true, minimum: 0 });
    expect(codeOf(await admin.admin(CREATE, { dto: { code: 'SPRING', kind: 'FIXED', value: 10 } }))).toBe('NAME_TAKEN');
    expect(codeOf(await admin.admin(CREATE, { dto: { code: 'TOOMUCH', kind: 'PERCENT', value: 101 } }))).toBe(
      'BAD_USER_INPUT',
    );
    await sql(`UPDATE "promocode" SET "used" = 3 WHERE "id" = $1`, [id]);
    expect(codeOf(await admin.admin(EDIT, { dto: { id, usageLimit: 2 } }))).toBe('PROMOCODE_BELOW_USED');
    const edited = await admin.admin(EDIT, { dto: { id, usageLimit: 3, active: false } });
    expect(edited.data!.editPromocode).toEqual({ value: 10, active: false, usageLimit: 3 });
    expect(await lastAction('editPromocode')).toMatchObject({
      before: { active: true },
      after: { active: false, usageLimit: 3 },
    });
    expect(codeOf(await admin.admin(EDIT, { dto: { id: admin.id, active: false } }))).toBe('NOT_FOUND');
    await sql(`UPDATE "promocode" SET "used" = 0 WHERE "id" = $1`, [id]);
  });

  it('a promo code takes percent or an amount in kopecks, and still fills the older field value', async () => {
    const make = (dto: object) =>
      admin.admin('mutation ($dto: CreatePromocodeInput!) { createPromocode(dto: $dto) { percent amount value } }', {
        dto,
      });
    const percent = await make({ code: 'NAMED-10', kind: 'PERCENT', percent: 10 });
    expect(percent.data!.createPromocode).toEqual({ percent: 10, amount: null, value: 10 });
    const fixed = await make({ code: 'NAMED-500', kind: 'FIXED', amount: 50_000 });
    expect(fixed.data!.createPromocode).toEqual({ percent: null, amount: 50_000, value: 50_000 });
    for (const faulty of [
      { kind: 'PERCENT' },
      { kind: 'PERCENT', amount: 50_000 },
      { kind: 'FIXED', percent: 10 },
      { kind: 'PERCENT', percent: 101 },
      { kind: 'PERCENT', percent: 10, value: 20 },
    ])
      expect(codeOf(await make({ code: 'NAMED-NOT', ...faulty }))).toBe('BAD_USER_INPUT');
    const [made] = await sql<{ id: string }>(`SELECT "id" FROM "promocode" WHERE "code" = 'NAMED-500'`);
    const { id } = made!;
    expect(codeOf(await admin.admin(EDIT, { dto: { id, percent: 5 } }))).toBe('BAD_USER_INPUT');
    const edited = await admin.admin(EDIT, { dto: { id, amount: 70_000 } });
    expect(edited.data!.editPromocode).toMatchObject({ value: 70_000 });
  });

  it('promo codes are found by part of the code, with special characters taken literally, in pages', async () => {
    for (const code of ['LIKE_100%', 'LIKEX1000', 'like-2'])
      await admin.admin(CREATE, { dto: { code, kind: 'FIXED', value: 100 } });
    const LIST = `query ($search: String, $page: Int!) {
      promocodes(dto: { search: $search }, pagination: { page: $page, limit: 2 }) {
        items { code value } pagination { totalItems }
      }
    }`;
    const found = async (search: string, page = 1) => {
      const { data } = await admin.admin(LIST, { search, page });
      const { items, pagination } = data!.promocodes as {
        items: { code: string }[];
        pagination: { totalItems: number };
      };
      return { codes: items.map(({ code }) => code), total: pagination.totalItems };
    };
    expect(await found('ike_')).toEqual({ codes: ['LIKE_100%'], total: 1 });
    expect(await found(' 0% ')).toEqual({ codes: ['LIKE_100%'], total: 1 });
    expect(await found('like')).toEqual({ codes: ['LIKE-2', 'LIKEX1000'], total: 3 });
    expect(await found('like', 2)).toEqual({ codes: ['LIKE_100%'], total: 3 });
    expect(await found('li 100')).toMatchObject({ total: 2 });
  });

  it('a promo code for unknown categories or brands is refused', async () => {
    const dto = { code: 'NOWHERE', kind: 'PERCENT', value: 10, categoryIds: [admin.id], brandIds: [admin.id] };
    expect(codeOf(await admin.admin(CREATE, { dto }))).toBe('BAD_USER_INPUT');
    expect(await sql(`SELECT FROM "promocode" WHERE "code" = 'NOWHERE'`)).toEqual([]);
  });
});

describe('loyalty', () => {
  const SAVE = `mutation ($levels: [LoyaltyLevelInput!]!) { saveLoyaltyLevels(dto: { levels: $levels }) { name } }`;
  const level = (name: string, requiredSpentAmount: number, chargeOffPercentage: number) => ({
    name,
    chargePercentage: 5,
    chargeOffPercentage,
    requiredSpentAmount,
  });

  it('loyalty levels affect carts immediately, and the levels must include a first one from 0', async () => {
    const shopper = await signIn(api, somePhone());
    await shopper.ask(`mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { bonusesAvailable } }`, {
      id: offers[1]!.id,
    });
    const cap = async () => {
      const { data, errors } = await shopper.ask('{ productCart { bonusesAvailableToSpent } }');
      if (!data) throw new Error(JSON.stringify(errors));
      return (data.productCart as { bonusesAvailableToSpent: number }).bonusesAvailableToSpent;
    };
    await admin.admin(SAVE, { levels: [level('Один', 0, 10), level('Два', 100, 50)] });
    expect(await cap()).toBe(1000);
    const saved = await admin.admin(SAVE, { levels: [level('Два', 0, 20)] });
    expect(saved.data!.saveLoyaltyLevels).toEqual([{ name: 'Два' }]);
    expect(await cap()).toBe(2000);
    expect(codeOf(await admin.admin(SAVE, { levels: [level('Три', 1, 20)] }))).toBe('BAD_USER_INPUT');
    expect(await lastAction('saveLoyaltyLevels')).toMatchObject({
      before: [{ name: 'Один' }, { name: 'Два' }],
      after: [{ name: 'Два', chargeOffPercentage: 20 }],
    });
  });

  it('loyalty levels saved simultaneously end as a single set, and the audit log records the replaced ones', async () => {
    const names = Array.from({ length: 6 }, (_, n) => `Уровень ${n}`);
    await Promise.all(names.map((name, n) => admin.admin(SAVE, { levels: [level(name, 0, n), level('Общий', 5, n)] })));
    const { length, 0: left } = (await sql<{ name: string }>(
      `SELECT "name" FROM "loyalty_level" ORDER BY "requiredSpentAmount"`,
    )) as { name: string }[];
    expect(length).toBe(2);
    const trail = await sql<{ before: { name: string }[]; after: { name: string }[] }>(
      `SELECT "before", "after" FROM "operator_action" WHERE "action" = 'saveLoyaltyLevels' ORDER BY "id" DESC LIMIT 6`,
    );
    expect(trail[0]!.after[0]!.name).toBe(left!.name);
    expect(new Set(trail.map(({ after }) => after[0]!.name))).toEqual(new Set(names));
    for (const [n, { before }] of trail.slice(0, -1).entries()) expect(before).toEqual(trail[n + 1]!.after);
  });

  it('adjustPoints adds or removes points with a reason, and never more than the shopper has', async () => {
    const phone = somePhone();
    const shopper = await signIn(api, phone);
    const adjust = (dto: object) =>
      admin.admin(`mutation ($dto: AdjustPointsInput!) { adjustPoints(dto: $dto) { balance } }`, { dto });
    expect(
      (await adjust({ phone: phone.replace('+7', '8'), points: 150, reason: 'Долго везли' })).data!.adjustPoints,
    ).toEqual({ balance: 5150 });
    const [short, ...rest] = await Promise.all(
      [1, 2].map(() => adjust({ userId: shopper.id, points: -3000, reason: 'Ошибка начисления' })),
    );
    expect([short, ...rest].map((answer) => codeOf(answer!)).sort()).toEqual(['POINTS_UNAVAILABLE', undefined]);
    expect(await lastAction('adjustPoints')).toMatchObject({
      reason: 'Ошибка начисления',
      before: { balance: 5150 },
      after: { balance: 2150 },
    });
    expect(codeOf(await adjust({ userId: shopper.id, points: 1, reason: 'ой' }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await adjust({ phone: '+79990000000', points: 1, reason: 'Подарок' }))).toBe('SHOPPER_NOT_FOUND');
    const { data } = await manager.admin(
      `query ($id: ID!) { shopperPoints(dto: { userId: $id }, pagination: { limit: 1 }) { items { amount reason } } }`,
      { id: shopper.id },
    );
    expect((data!.shopperPoints as { items: unknown[] }).items).toEqual([
      { amount: -3000, reason: 'Ошибка начисления' },
    ]);
  });
});

describe('access levels', () => {
  it('setAccessLevel takes effect immediately and never demotes the last administrator', async () => {
    const someone = await operator(api, 'USER');
    const set = (userId: string, accessLevel: string) =>
      admin.admin(`mutation ($dto: SetAccessLevelInput!) { setAccessLevel(dto: $dto) { accessLevel } }`, {
        dto: { userId, accessLevel },
      });
    await set(someone.id, 'MANAGER');
    expect(codeOf(await someone.admin('{ orders { items { uuid } } }'))).toBeUndefined();
    await set(someone.id, 'USER');
    expect(codeOf(await someone.admin('{ orders { items { uuid } } }'))).toBe('FORBIDDEN');
    expect(codeOf(await set(admin.id, 'MANAGER'))).toBe('LAST_ADMIN');
    expect(codeOf(await set('00000000-0000-4000-8000-000000000001', 'ADMIN'))).toBe('SHOPPER_NOT_FOUND');
  });
});

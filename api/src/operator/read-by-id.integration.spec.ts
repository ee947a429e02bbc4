import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf, orderOf, place } from '../testing/orders.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;

beforeAll(async () => {
  const items = (supplier: string, ...sizes: string[]) =>
    sizes.map((size) => ({ size, price: 100_000, stock: 9, supplier: { name: supplier } }));
  api = await startTestApi([
    feedProduct('cap', { brands: ['Таволга'], items: items('Ателье', '42') }),
    feedProduct('coat', { brands: ['Таволга'], items: items('Склад на Неве', '42', '43') }),
    feedProduct('boot', { brands: ['Таволга'], items: items('Берлин', '42', '43') }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function ask<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await admin.admin(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data as T;
}

it('a brand and a supplier are read by the ids returned in lists', async () => {
  const { brands } = await ask<{ brands: { items: { id: string }[] } }>('{ brands { items { id name } } }');
  const one = await ask('query ($id: ID!) { brand(dto: { id: $id }) { id name } }', { id: brands.items[0]!.id });
  expect(one).toEqual({ brand: brands.items[0] });
  const { suppliers } = await ask<{ suppliers: { nodes: { id: string }[] } }>(
    '{ suppliers(first: 1) { nodes { id slug name type isoCode offers } } }',
  );
  const query = 'query ($id: ID!) { supplier(dto: { id: $id }) { id slug name type isoCode offers } }';
  expect(await ask(query, { id: suppliers.nodes[0]!.id })).toEqual({ supplier: suppliers.nodes[0] });
  expect(codeOf(await admin.admin(query, { id: randomUUID() }))).toBe('NOT_FOUND');
});

it('suppliers are found by part of the name and by type, sorted by name or number of offers', async () => {
  const named = async (more: string) => {
    const { suppliers } = await ask<{ suppliers: { nodes: { name: string }[]; totalCount: number } }>(
      `{ suppliers(first: 10 ${more}) { totalCount nodes { name } } }`,
    );
    expect(suppliers.totalCount).toBe(suppliers.nodes.length);
    return suppliers.nodes.map(({ name }) => name);
  };
  const all = await named('');
  expect(all).toEqual([...all].sort());
  expect(all).toEqual(expect.arrayContaining(['Ателье', 'Берлин', 'Склад на Неве']));
  expect(await named('dto: { search: "нев" }')).toEqual(['Склад на Неве']);
  expect(await named('dto: { search: "%" }')).toEqual([]);
  expect(await named('dto: { type: PRIVATE_SELLER }')).toEqual([]);
  expect((await named('sort: MOST_OFFERS_FIRST')).indexOf('Ателье')).toBe(2);
});

it.each(['BY_NAME', 'MOST_OFFERS_FIRST'])(
  'a list of suppliers sorted %s continues after the cursor of the previous page',
  async (sort) => {
    const found: string[] = [];
    let after: string | null = null;
    do {
      const {
        suppliers,
      }: { suppliers: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } = await ask(
        `query ($after: String) { suppliers(first: 1, after: $after, sort: ${sort}) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
        { after },
      );
      found.push(...suppliers.nodes.map(({ id }) => id));
      after = suppliers.pageInfo.hasNextPage ? suppliers.pageInfo.endCursor : null;
    } while (after);
    const { rows } = await database.query(`SELECT "id" FROM "supplier"`);
    expect([...found].sort()).toEqual(rows.map(({ id }: { id: string }) => id).sort());
  },
);

it('a promo code is read by its id or its full code, not by both or a part', async () => {
  for (const code of ['SALE', 'SALE-1'])
    await ask('mutation ($code: String!) { createPromocode(dto: { code: $code, kind: PERCENT, percent: 5 }) { id } }', {
      code,
    });
  const query = 'query ($dto: PromocodeKeyInput!) { promocode(dto: $dto) { id code } }';
  const { promocode } = await ask<{ promocode: { id: string } }>(query, { dto: { code: ' sale ' } });
  expect(promocode).toMatchObject({ code: 'SALE' });
  expect(await ask(query, { dto: { id: promocode.id } })).toEqual({ promocode });
  expect(codeOf(await admin.admin(query, { dto: { code: 'SAL' } }))).toBe('NOT_FOUND');
  expect(codeOf(await admin.admin(query, { dto: {} }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await admin.admin(query, { dto: { code: 'SALE', id: promocode.id } }))).toBe('BAD_USER_INPUT');
});

it('a payment is read by its own or the provider’s id, together with its order', async () => {
  const buyer = await signIn(api, somePhone());
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item" LIMIT 1`);
  const { uuid } = await place(buyer, orderOf([{ id: rows[0]!.id, price: 100_000 }]));
  const FIELDS = 'id state amount refunded provider providerId cancellationReason createdAt orderUuid';
  await database.query(
    `UPDATE "payment" SET "provider" = 'sandbox', "providerId" = 'of-the-bank' WHERE "orderUuid" = $1`,
    [uuid],
  );
  const { order } = await ask<{ order: { payments: { id: string }[] } }>(
    `query ($uuid: ID!) { order(dto: { uuid: $uuid }) { payments { ${FIELDS} } } }`,
    { uuid },
  );
  const [payment] = order.payments;
  expect(payment).toMatchObject({ orderUuid: uuid });
  const query = `query ($dto: PaymentKeyInput!) { payment(dto: $dto) { ${FIELDS} } }`;
  expect(await ask(query, { dto: { id: payment!.id } })).toEqual({ payment });
  expect(await ask(query, { dto: { providerId: 'of-the-bank' } })).toEqual({ payment });
  expect(codeOf(await admin.admin(query, { dto: { id: randomUUID() } }))).toBe('NOT_FOUND');
  expect(codeOf(await admin.admin(query, { dto: {} }))).toBe('BAD_USER_INPUT');
});

it('operators are listed by the role that they have', async () => {
  const [packer, seller] = [await operator(api, 'USER'), await operator(api, 'USER')];
  const { saveRole } = await ask<{ saveRole: { id: string } }>(
    'mutation { saveRole(dto: { name: "Упаковщик", permissions: [READ_ORDERS] }) { id } }',
  );
  await ask('mutation ($dto: SetRoleInput!) { setRole(dto: $dto) { id } }', {
    dto: { userId: packer.id, roleId: saveRole.id },
  });
  const listed = async (roleId: string) => {
    const { shoppersConnection } = await ask<{ shoppersConnection: { nodes: { id: string }[] } }>(
      'query ($id: ID!) { shoppersConnection(first: 50, dto: { roleId: $id }) { nodes { id } } }',
      { id: roleId },
    );
    return shoppersConnection.nodes.map(({ id }) => id);
  };
  expect(await listed(saveRole.id)).toEqual([packer.id]);
  expect(await listed(randomUUID())).toEqual([]);
  const { roles } = await ask<{ roles: { id: string; level: string | null }[] }>('{ roles { id level } }');
  const administrators = await listed(roles.find(({ level }) => level === 'ADMIN')!.id);
  expect(administrators).toEqual([admin.id]);
  expect(administrators).not.toContain(seller.id);
});

import pg from 'pg';
import { importText } from '../../testing/feeds/import-text.js';
import { operator, type Operator } from '../../testing/operators.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let manager: Operator;
let pool: pg.Pool;

interface Shoe {
  id: string;
  name: string;
  vendor?: string;
  price?: number;
  size?: string;
}
const yml = (supplier: string, shoes: readonly Shoe[]): string => `<yml_catalog><shop><name>${supplier}</name>
<categories><category id="1">Обувь</category></categories><offers>${shoes
  .map(
    ({ id, name, vendor = '', price = 5000, size = '42' }) =>
      `<offer id="${id}" group_id="${id.slice(0, 1)}"><name>${name}</name><price>${price}</price><categoryId>1</categoryId>
<count>3</count>${vendor && `<vendor>${vendor}</vendor>`}<vendorCode>LN-2041</vendorCode><param name="Размер">${size}</param></offer>`,
  )
  .join('')}</offers></shop></yml_catalog>`;
const bring = (source: string, ...shoes: Shoe[]) => importText(api.databaseUrl, 'yml', yml(source, shoes), { source });

interface Match {
  product: { id: string; name: string; slug: string; sources: string[] };
  other: { id: string; name: string; slug: string; sources: string[] };
  code: string;
}
const matches = async (): Promise<Match[]> => {
  const { data, errors } = await manager.admin(
    `{ productMatches { items { product { id name slug sources } other { id name slug sources } code } pagination { totalItems } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.productMatches as { items: Match[] }).items;
};
const decide = ({ product, other }: Match, same: boolean) =>
  manager.admin(`mutation ($dto: DecideProductMatchInput!) { decideProductMatch(dto: $dto) }`, {
    dto: { productId: product.id, otherId: other.id, same },
  });
const onSale = async () => {
  const { rows } = await pool.query<{ offer: string }>(
    `SELECT p."name" || ': ' || u."name" || ' ' || z."name" || ' ' || d."price" / 100 AS "offer" FROM "product" p
     JOIN "product_item" o ON o."productId" = p."id" AND o."active" JOIN "supplier" u ON u."id" = o."supplierId"
     JOIN "size" z ON z."id" = o."sizeId" JOIN "price_details" d ON d."itemId" = o."id" WHERE p."active" ORDER BY 1`,
  );
  return rows.map(({ offer }) => offer);
};

beforeEach(async () => {
  api = await startTestApi([]);
  pool = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
  await bring('alfa', { id: 'a1', name: 'Кеды Лань', vendor: 'Лань' });
  await bring('beta', { id: 'x1', name: 'Кеды', price: 4500 }, { id: 'x2', name: 'Кеды', price: 4500, size: '43' });
});
afterEach(async () => {
  await pool.end();
  await api.close();
});

describe('A product that may be one of another source', () => {
  it('a possible duplicate of another source’s product is listed with the shared article number', async () => {
    expect(await matches()).toEqual([
      {
        product: expect.objectContaining({ name: 'Кеды', sources: ['beta'] }),
        other: expect.objectContaining({ name: 'Кеды Лань', sources: ['alfa'] }),
        code: 'LN-2041',
      },
    ]);
  });

  it('two matched products become one when an operator confirms the match, and the feed follows', async () => {
    const [match] = await matches();
    const { data } = await decide(match!, true);
    expect(data!.decideProductMatch).toBe(match!.other.id);
    expect(await onSale()).toEqual(['Кеды Лань: alfa 42 5000', 'Кеды Лань: beta 42 4500', 'Кеды Лань: beta 43 4500']);
    expect(await matches()).toEqual([]);
    const { rows } = await pool.query(`SELECT "ownerId" FROM "former_slug" WHERE "kind" = 'PRODUCT' AND "slug" = $1`, [
      match!.product.slug,
    ]);
    expect(rows).toEqual([{ ownerId: match!.other.id }]);

    const result = await bring('beta', { id: 'x1', name: 'Кеды', price: 4400 });
    expect(result).toMatchObject({ created: 0, updated: 1 });
    expect(await onSale()).toEqual(['Кеды Лань: alfa 42 5000', 'Кеды Лань: beta 42 4400']);
    const { rows: trail } = await pool.query(`SELECT "action", "entityId" FROM "operator_action"`);
    expect(trail).toEqual([{ action: 'decideProductMatch', entityId: match!.other.id }]);
  });

  it('two products stay apart and are not listed again when an operator rejects the match', async () => {
    const [match] = await matches();
    expect((await decide(match!, false)).data!.decideProductMatch).toBe(match!.product.id);
    expect(await matches()).toEqual([]);
    await bring('beta', { id: 'x1', name: 'Кеды', price: 4400 });
    expect(await matches()).toEqual([]);
    expect(await onSale()).toEqual(['Кеды Лань: alfa 42 5000', 'Кеды: beta 42 4400']);
  });

  it('two products stay apart when one feed contains both of them', async () => {
    const [match] = await matches();
    await pool.query(
      `INSERT INTO "product_source" ("source", "externalId", "productId", "fingerprint") VALUES ('beta', 'z', $1, '-')`,
      [match!.other.id],
    );
    const { errors } = await decide(match!, true);
    expect(errors![0]!.extensions).toMatchObject({ code: 'PRODUCTS_OF_ONE_SOURCE', source: 'beta' });
    expect(await onSale()).toHaveLength(3);
    expect(await matches()).toHaveLength(1);
  });

  it('a product match is decided once when several operators confirm it at once', async () => {
    const [match] = await matches();
    const answers = await Promise.all([decide(match!, true), decide(match!, true), decide(match!, true)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'ok');
    expect(codes.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'ok']);
    expect(await onSale()).toHaveLength(3);
  });

  it('deciding a product match that was never proposed returns NOT_FOUND', async () => {
    const [match] = await matches();
    const { errors } = await decide({ ...match!, product: match!.other, other: match!.product }, true);
    expect(errors![0]!.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });
});

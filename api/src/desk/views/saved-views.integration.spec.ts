import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

const FIELDS = 'id name query shared own';
const LIST = `query ($dto: SavedViewsInput!) { savedViews(dto: $dto) { ${FIELDS} } }`;
const SAVE = `mutation ($dto: SaveViewInput!) { saveView(dto: $dto) { ${FIELDS} } }`;
const REMOVE = 'mutation ($dto: RemoveInput!) { removeView(dto: $dto) }';

interface View {
  id: string;
  name: string;
  query: string;
  shared: boolean;
  own: boolean;
}

let api: TestApi;
let anna: Operator;
let boris: Operator;
beforeAll(async () => {
  api = await startTestApi([]);
  [anna, boris] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'MANAGER')]);
}, 120_000);
afterAll(() => api?.close());
afterEach(async () => {
  const database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  await database.query('DELETE FROM "saved_view"');
  await database.end();
});

const ROOM = { room: 'ORDERS' };
const save = (by: Operator, dto: object) =>
  by.admin(SAVE, { dto: { ...ROOM, name: 'Ждут звонка', query: 'status=AWAITING_CALL', ...dto } });
const list = async (by: Operator, dto: object = ROOM) => (await by.admin(LIST, { dto })).data!.savedViews as View[];

it('a saved view is visible only to its owner until it is shared', async () => {
  await save(anna, {});
  expect(await list(boris)).toEqual([]);
  await save(anna, { shared: true });
  expect(await list(boris)).toMatchObject([{ name: 'Ждут звонка', shared: true, own: false }]);
  expect(await list(anna)).toMatchObject([{ shared: true, own: true }]);
  expect(await list(anna, { room: 'GOODS' })).toEqual([]);
});

it('saving a view under an existing name replaces it and keeps it shared', async () => {
  await save(anna, { shared: true });
  const { data } = await save(anna, { query: 'status=AWAITING_PAY&sort=OLDEST_FIRST' });
  expect(data!.saveView).toMatchObject([{ query: 'status=AWAITING_PAY&sort=OLDEST_FIRST', shared: true }]);
});

it('a colleague can neither change nor remove a shared view', async () => {
  await save(anna, { shared: true });
  await save(boris, { query: 'status=DELIVERED' });
  expect(await list(anna)).toMatchObject([{ query: 'status=AWAITING_CALL', own: true }]);
  const [{ id }] = (await list(anna)) as [View];
  expect(codeOf(await boris.admin(REMOVE, { dto: { id } }))).toBe('NOT_FOUND');
  expect((await anna.admin(REMOVE, { dto: { id } })).data).toEqual({ removeView: true });
  expect(await list(anna)).toEqual([]);
});

it('an operator can save at most fifty views of a list and can still change each', async () => {
  for (let at = 0; at < 50; at++) await save(anna, { name: `Вид ${at}` });
  const { errors } = await save(anna, { name: 'Ещё один' });
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.name' }] });
  await save(anna, { name: 'Вид 7', query: 'search=x' });
  expect(await list(anna)).toHaveLength(50);
});

it.each([
  ['a name of spaces', { name: '  ' }, 'dto.name'],
  ['a long name', { name: 'а'.repeat(61) }, 'dto.name'],
  ['an address for a query', { query: 'https://a.example/?x=1#y' }, 'dto.query'],
  ['a query with spaces', { query: 'search=два слова' }, 'dto.query'],
  ['a long query', { query: 'a'.repeat(2001) }, 'dto.query'],
  ['null for shared', { shared: null }, 'dto.shared'],
])('saveView refuses %s', async (_, dto, field) => {
  const { errors } = await save(anna, dto);
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  expect(await list(anna)).toEqual([]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { Statement } from '@meet/statements';
import { Statements } from '../platform/database/statements.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const LOCK = new Statement<{ id: string }, unknown>(
  'test-lock-shopper',
  'SELECT 1 FROM "user_account" WHERE "id" = :id FOR NO KEY UPDATE',
);
const ADD = new Statement<{ id: string }, never>(
  'test-add-address',
  `INSERT INTO "address" ("userId", "countryId", "city", "street", "house") VALUES (:id, 'RU', 'Тверь', 'Советская', '1')`,
);

let api: TestApi;
let shopper: Shopper;
beforeAll(async () => (api = await startTestApi([])));
beforeEach(async () => (shopper = await signIn(api, somePhone())));
afterAll(() => api?.close());

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const FIELDS = '{ id userId country { title } countryId city cityId street house building apartment index }';
const create = (dto: object) =>
  shopper.ask(`mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) ${FIELDS} }`, { dto });
const edit = (dto: object) =>
  shopper.ask(`mutation ($dto: EditAddressInput!) { editAddress(dto: $dto) ${FIELDS} }`, { dto });
const list = async (limit = 10, page = 1) =>
  (
    await shopper.ask(
      `{ addressList(pagination: { limit: ${limit}, page: ${page} }) { items { street } pagination { totalItems totalPages } } }`,
    )
  ).data!.addressList;
const cityId = async (query: string) => {
  const { data } = await api.ask('query ($query: String!) { findCity(dto: { query: $query }) { id } }', { query });
  return (data!.findCity as { id: string }[])[0]!.id;
};

const HOME = { street: ' Тверская ', house: '1', apartment: '12', index: '101000' };

it('the address book accepts an address in a known town', async () => {
  const id = await cityId('моск');
  const { data } = await create({ ...HOME, cityId: id });
  expect(data!.createAddress).toMatchObject({
    userId: shopper.id,
    country: { title: 'Россия' },
    countryId: 'RU',
    city: 'Москва',
    cityId: id,
    street: 'Тверская',
    house: '1',
    building: null,
    apartment: '12',
    index: '101000',
  });
});

it('the address book accepts an address in an unknown town', async () => {
  const { data } = await create({ ...HOME, countryId: 'KZ', city: 'Алматы' });
  expect(data!.createAddress).toMatchObject({ country: { title: 'Казахстан' }, city: 'Алматы', cityId: null });
});

it.each<[string, object, string]>([
  ['no town', {}, 'CITY_NOT_FOUND'],
  ['an unknown town', { cityId: 'nowhere' }, 'CITY_NOT_FOUND'],
  ['an unknown country', { countryId: 'ZZ', city: 'Город' }, 'CITY_NOT_FOUND'],
  ['no street', { city: 'Тверь', street: '' }, 'BAD_USER_INPUT'],
  ['a house of forty-one letters', { city: 'Тверь', house: 'x'.repeat(41) }, 'BAD_USER_INPUT'],
  ['an index that is none', { city: 'Тверь', index: '№ 5' }, 'BAD_USER_INPUT'],
])('the address book refuses %s and saves nothing', async (_, changes, code) => {
  expect(codeOf(await create({ ...HOME, ...changes }))).toBe(code);
  expect(await list()).toMatchObject({ pagination: { totalItems: 0 } });
});

it('the address book refuses a town of another country', async () => {
  expect(codeOf(await create({ ...HOME, countryId: 'KZ', cityId: await cityId('моск') }))).toBe('CITY_NOT_FOUND');
});

it('the address book lists newest entries first by pages', async () => {
  for (const street of ['Первая', 'Вторая', 'Третья']) await create({ ...HOME, city: 'Тверь', street });
  expect(await list(2)).toEqual({
    items: [{ street: 'Третья' }, { street: 'Вторая' }],
    pagination: { totalItems: 3, totalPages: 2 },
  });
  expect(await list(2, 9)).toEqual({ items: [], pagination: { totalItems: 3, totalPages: 2 } });
});

it('an entry of the address book can be changed and deleted', async () => {
  const { data } = await create({ ...HOME, city: 'Тверь' });
  const { id } = data!.createAddress as { id: string };
  const changed = await edit({ id, ...HOME, city: 'Тверь', street: 'Новая', apartment: null });
  expect(changed.data!.editAddress).toMatchObject({ id, street: 'Новая', apartment: null });
  const REMOVE = 'mutation ($id: ID!) { deleteAddress(dto: { id: $id }) }';
  expect((await shopper.ask(REMOVE, { id })).data).toEqual({ deleteAddress: true });
  expect(codeOf(await shopper.ask(REMOVE, { id }))).toBe('ADDRESS_NOT_FOUND');
});

it('the address book holds at most fifty entries', async () => {
  for (let n = 0; n < 50; n += 1) await create({ ...HOME, city: 'Тверь' });
  expect(codeOf(await create({ ...HOME, city: 'Тверь' }))).toBe('FORBIDDEN');
});

it('the address book never exceeds fifty entries when two are added at once', async () => {
  for (let n = 0; n < 49; n += 1) await create({ ...HOME, city: 'Тверь' });
  let second: Promise<Answer> | undefined;
  await api.app.get(Statements).transaction(async ({ rows }) => {
    await rows(LOCK, { id: shopper.id });
    await rows(ADD, { id: shopper.id });
    second = create({ ...HOME, city: 'Тверь' });
    // The second addition must wait for the first transaction. Otherwise it would not count that one's address, which
    // is not visible yet, and would exceed the limit.
    expect(await Promise.race([second, sleep(500)])).toBeUndefined();
  });
  expect(codeOf(await second!)).toBe('FORBIDDEN');
});

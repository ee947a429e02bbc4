/** @jest-environment node */
import { accessToken, FakeApi } from '../testing/fake-api';
import { ShopperSession } from '../graphql/shopper-session.server';
import type * as CityFor from './city-for.server';
import type * as Scope from '../graphql/current-request.server';

const api = new FakeApi();
let cityFor: typeof CityFor.cityFor;
let runInScope: typeof Scope.runInScope;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ cityFor } = await import('./city-for.server'));
  ({ runInScope } = await import('../graphql/current-request.server'));
  const findCity = [
    { id: '1', title: 'Киров', region: 'Кировская область' },
    { id: '2', title: 'Киров', region: 'Калужская область' },
    { id: '3', title: 'Кировск', region: 'Ленинградская область' },
  ];
  api.answer = () => ({ body: { data: { findCity } } });
});
afterAll(() => api.stop());

const find = (city: string, cityId = '') => {
  const session = new ShopperSession({ access: accessToken('a'), refresh: null }, async () => null);
  return runInScope({ faults: { count: 0 }, session, asker: { address: null, userAgent: null } }, () =>
    cityFor({ countryId: 'RU', city, cityId }, AbortSignal.timeout(5000)),
  );
};

it.each([
  ['the only one of its name', 'кировск', { cityId: '3' }],
  ['one told by its region', 'Киров, Калужская область', { cityId: '2' }],
  ['one nobody knows', 'Новая Слобода', { city: 'Новая Слобода' }],
  ['one of several, which the shopper must tell apart', 'Киров', null],
])('cityFor resolves a typed town: %s', async (_case, typed, town) => {
  expect(await find(typed)).toEqual(town);
});

it('cityFor accepts a chosen suggestion without asking the API', async () => {
  api.questions.length = 0;
  expect(await find('Киров', '2')).toEqual({ cityId: '2' });
  expect(api.questions).toEqual([]);
});

import type { Answer, DeskApi } from '../../graphql/api';
import { SettingsStore } from './settings-store';

const listOf = (version: string, values: Record<string, string>) => ({
  version,
  settings: Object.entries(values).map(([name, value]) => ({
    ...{ name, value, source: 'DATABASE', withoutValue: null, withoutSource: 'DEFAULT' },
  })),
});
const read = (version: string, values: Record<string, string>) => ({ data: { shopSettings: listOf(version, values) } });
const saved = (version: string, values: Record<string, string>) => ({
  data: { saveShopSettings: listOf(version, values) },
});
const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const OLD = { SHOP_NAME: 'Meet', SHOP_PHONE: '1' };

beforeEach(() => localStorage.clear());

it('SettingsStore keeps unsaved settings in the browser until saved, also without a connection', async () => {
  const { api, asked } = storeOf(
    ...[read('1', OLD), refused('NO_SIGNAL'), read('1', OLD)],
    saved('2', { ...OLD, SHOP_NAME: 'Кедровка' }),
  );
  const first = new SettingsStore(api);
  await first.read();
  first.edit('SHOP_NAME', 'Кедровка');
  await first.save();
  expect([first.refusal?.code, first.isChanged]).toEqual(['NO_SIGNAL', true]);
  const later = new SettingsStore(api);
  await later.read();
  await later.save();
  expect(asked[3]).toEqual({ dto: { version: '1', settings: [{ name: 'SHOP_NAME', value: 'Кедровка' }] } });
  expect([later.isChanged, later.isSaved, localStorage.length]).toEqual([false, true, 0]);
});

it('SettingsStore shows both values of a setting in conflict and overwrites only on request', async () => {
  const theirs = { ...OLD, SHOP_NAME: 'Синий кит' };
  const { api, asked } = storeOf(
    ...[read('1', OLD), refused('CONFLICT'), read('2', theirs)],
    saved('3', { ...OLD, SHOP_NAME: 'Кедровка' }),
  );
  const store = new SettingsStore(api);
  await store.read();
  store.edit('SHOP_NAME', 'Кедровка');
  await store.save();
  expect(store.conflicts).toEqual([{ name: 'SHOP_NAME', yours: 'Кедровка', theirs: 'Синий кит' }]);
  expect(asked).toHaveLength(3);
  await store.writeOver();
  expect(asked[3]).toMatchObject({ dto: { version: '2' } });
  expect([store.conflicts, store.isChanged]).toEqual([[], false]);
});

it('SettingsStore saves its changes together with another operator’s changes of other settings', async () => {
  const { api, asked } = storeOf(
    ...[read('1', OLD), refused('CONFLICT'), read('2', { ...OLD, SHOP_PHONE: '2' })],
    saved('3', { SHOP_NAME: 'Кедровка', SHOP_PHONE: '2' }),
  );
  const store = new SettingsStore(api);
  await store.read();
  store.edit('SHOP_NAME', 'Кедровка');
  await store.save();
  expect(asked[3]).toEqual({ dto: { version: '2', settings: [{ name: 'SHOP_NAME', value: 'Кедровка' }] } });
  expect([store.isSaved, store.conflicts]).toEqual([true, []]);
});

it('SettingsStore can keep the other operator’s value together with its own other changes', async () => {
  const { api } = storeOf(read('1', OLD), refused('CONFLICT'), read('2', { ...OLD, SHOP_NAME: 'Синий кит' }));
  const store = new SettingsStore(api);
  await store.read();
  store.edit('SHOP_NAME', 'Кедровка');
  store.edit('SHOP_PHONE', '3');
  await store.save();
  store.takeTheirs();
  expect(store.changes).toEqual([{ name: 'SHOP_PHONE', value: '3' }]);
});

it('SettingsStore shows an error next to the setting until another value is typed', async () => {
  const fields = [{ field: 'dto.settings.0.value', message: 'нужен номер' }];
  const { api } = storeOf(read('1', OLD), refused('BAD_USER_INPUT', { fields }));
  const store = new SettingsStore(api);
  await store.read();
  store.edit('SHOP_PHONE', 'звоните');
  await store.save();
  expect([store.faults.SHOP_PHONE, store.refusal]).toEqual(['нужен номер', undefined]);
  store.edit('SHOP_PHONE', '12');
  expect(store.faults.SHOP_PHONE).toBeUndefined();
});

import type { DeskApi } from '../../../graphql/api';
import { CodeStore } from './code-store';

const code = (changes: object = {}) => ({
  ...{ id: 'id', code: 'LETO', kind: 'PERCENT', percent: 10, amount: null, minimum: 0, used: 3, version: 'v1' },
  ...{ startsAt: '2026-11-01T00:00:00Z', endsAt: null, usageLimit: null, usageLimitPerUser: null },
  ...{ firstOrderOnly: false, coversSale: false, active: true, categoryIds: [], brandIds: [] },
  ...changes,
});
const read = (changes?: object) => ({ data: { promocode: code(changes) } });
const fault = (failed: string, message = '') => ({ fault: { code: failed, message, details: {} } });

function storeOf(wanted: string | null, ...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  const api = { ask } as unknown as DeskApi;
  return { store: new CodeStore(api, wanted, 'UTC'), api, asked };
}

beforeEach(() => localStorage.clear());

it('CodeStore creates a new promo code and keeps what was typed until then', async () => {
  const { store, api } = storeOf(null, fault('NO_SIGNAL'), { data: { createPromocode: code({ code: 'WINTER' }) } });
  store.edit('code', 'winter');
  store.edit('value', '10');
  expect(await store.save()).toBeUndefined();
  expect(store.refusal?.code).toBe('NO_SIGNAL');
  const later = new CodeStore(api, null, 'UTC');
  expect(later.form).toMatchObject({ code: 'winter', value: '10' });
  expect((await later.save())?.code).toBe('WINTER');
  expect(localStorage).toHaveLength(0);
});

it('CodeStore sends no promo code while a field is invalid', async () => {
  const { store, asked } = storeOf(null);
  store.edit('code', 'winter');
  await store.save();
  expect([Object.keys(store.faults), asked]).toEqual([['value'], []]);
  store.edit('value', '10');
  expect(store.faults).toEqual({});
});

it('CodeStore shows that a promo code is taken next to its field', async () => {
  const { store } = storeOf(null, fault('NAME_TAKEN', 'Такой код есть'));
  store.edit('code', 'leto');
  store.edit('value', '10');
  await store.save();
  expect([store.faults, store.refusal]).toEqual([{ code: { words: 'Такой код есть' } }, undefined]);
});

it('CodeStore reads a promo code by its exact text', async () => {
  const { store, asked } = storeOf('leto', read());
  await store.read();
  expect([store.saved?.code, asked]).toEqual(['LETO', [{ code: 'leto' }]]);
});

it('CodeStore shows both values of a field in conflict and overwrites only on request', async () => {
  const edited = { data: { editPromocode: code({ percent: 20, version: 'v3' }) } };
  const { store, asked } = storeOf('LETO', read(), fault('CONFLICT'), read({ percent: 15, version: 'v2' }), edited);
  await store.read();
  store.edit('value', '20');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'value', yours: '20', theirs: '15' }]);
  expect(asked).toHaveLength(3);
  await store.writeOver();
  expect(asked[3]).toEqual({ dto: { id: 'id', version: 'v2', percent: 20 } });
  expect([store.conflicts, store.isSaved, store.isChanged]).toEqual([[], true, false]);
});

it('CodeStore saves its change together with another operator’s change of another field', async () => {
  const edited = { data: { editPromocode: code({ percent: 20, active: false, version: 'v3' }) } };
  const { store, asked } = storeOf('LETO', read(), fault('CONFLICT'), read({ active: false, version: 'v2' }), edited);
  await store.read();
  store.edit('value', '20');
  await store.save();
  expect(asked[3]).toEqual({ dto: { id: 'id', version: 'v2', percent: 20 } });
});

it('CodeStore can keep the other operator’s value together with its own other changes', async () => {
  const { store } = storeOf('LETO', read(), fault('CONFLICT'), read({ percent: 15, version: 'v2' }));
  await store.read();
  store.edit('value', '20');
  store.edit('coversSale', true);
  await store.save();
  store.takeTheirs();
  expect(store.changes).toEqual({ coversSale: true });
});

it('CodeStore reports a promo code that no longer exists as missing, not as an error', async () => {
  const { store } = storeOf('LETO', fault('NOT_FOUND'));
  await store.read();
  expect([store.isLost, store.fault]).toEqual([true, undefined]);
});

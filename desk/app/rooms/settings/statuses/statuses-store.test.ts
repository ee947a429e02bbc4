import type { Answer, DeskApi } from '../../../graphql/api';
import { StatusesStore } from './statuses-store';

const line = (status: string, more: object = {}) => ({
  ...{ status, used: true, movedInto: true, required: null, nameRu: null, nameEn: null, permission: null },
  ...more,
});
const settings = (version: string, delivered: object = {}, bought: object = {}) => ({
  version,
  statuses: [line('PURCHASED_FROM_SELLER', bought), line('DELIVERED', { required: 'чек', ...delivered })],
});
const conflict = { fault: { code: 'CONFLICT', message: '', details: {} } };

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new StatusesStore({ ask } as unknown as DeskApi), asked };
}

it('StatusesStore saves only changed fields of changed order statuses and null for cleared fields', async () => {
  const { store, asked } = storeOf(
    { data: { orderStatuses: settings('1', { nameRu: 'У вас' }) } },
    { data: { saveOrderStatuses: settings('2', {}, { used: false }) } },
  );
  await store.read();
  store.edit('PURCHASED_FROM_SELLER.used', 'false');
  store.edit('DELIVERED.nameRu', ' ');
  await store.save();
  expect(asked[1]).toEqual({
    dto: {
      statuses: [
        { status: 'PURCHASED_FROM_SELLER', used: false },
        { status: 'DELIVERED', nameRu: null },
      ],
      version: '1',
    },
  });
  expect([store.isChanged, store.isSaved]).toEqual([false, true]);
});

it('StatusesStore shows both values of a field in conflict and overwrites only on request', async () => {
  const { store, asked } = storeOf(
    { data: { orderStatuses: settings('1') } },
    conflict,
    { data: { orderStatuses: settings('2', { nameRu: 'Их' }) } },
    { data: { saveOrderStatuses: settings('3', { nameRu: 'Моё' }) } },
  );
  await store.read();
  store.edit('DELIVERED.nameRu', 'Моё');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'DELIVERED.nameRu', yours: 'Моё', theirs: 'Их' }]);
  await store.writeOver();
  expect(asked[3]).toMatchObject({ dto: { version: '2' } });
  expect(store.form?.['DELIVERED.nameRu']).toBe('Моё');
});

it('StatusesStore saves its changes together with another operator’s changes of other fields', async () => {
  const { store, asked } = storeOf(
    { data: { orderStatuses: settings('1') } },
    conflict,
    { data: { orderStatuses: settings('2', {}, { used: false }) } },
    { data: { saveOrderStatuses: settings('3', { nameRu: 'Моё' }, { used: false }) } },
  );
  await store.read();
  store.edit('DELIVERED.nameRu', 'Моё');
  await store.save();
  expect(asked[3]).toMatchObject({ dto: { statuses: [{ status: 'DELIVERED', nameRu: 'Моё' }], version: '2' } });
  expect(store.isSaved).toBe(true);
});

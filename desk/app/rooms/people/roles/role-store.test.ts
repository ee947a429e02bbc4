import type { DeskApi } from '../../../graphql/api';
import { RoleStore } from './role-store';

const role = (changes: object = {}) => ({
  ...{ id: 'id', name: 'Склад', level: null, permissions: ['STOCK'], requiresSecondFactor: false, people: 1 },
  ...changes,
});
const fault = (code: string) => ({ fault: { code, message: 'Нельзя', details: {} } });

function storeOf(id: string | null, ...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  const api = { ask } as unknown as DeskApi;
  return { store: new RoleStore(api, id), api, asked };
}

beforeEach(() => localStorage.clear());

it('RoleStore sends no role without a name or without permissions', async () => {
  const { store, asked } = storeOf(null);
  store.edit('requiresSecondFactor', true);
  await store.save();
  expect([store.missing, asked]).toEqual([['name', 'permissions'], []]);
  store.edit('name', 'Склад');
  expect(store.missing).toEqual(['permissions']);
});

it('RoleStore creates a new role and keeps what was typed until then', async () => {
  const { store, api } = storeOf(null, fault('NO_SIGNAL'), { data: { saveRole: role() } });
  store.edit('name', 'Склад');
  store.edit('permissions', ['STOCK']);
  expect(await store.save()).toBeUndefined();
  const later = new RoleStore(api, null);
  expect(later.form).toMatchObject({ name: 'Склад', permissions: ['STOCK'] });
  expect(await later.save()).toMatchObject({ id: 'id' });
  expect(localStorage).toHaveLength(0);
});

it('RoleStore sends only the changed fields of an existing role', async () => {
  const { store, asked } = storeOf(
    'id',
    { data: { roles: [role()] } },
    { data: { saveRole: role({ requiresSecondFactor: true }) } },
  );
  await store.read();
  store.edit('requiresSecondFactor', true);
  await store.save();
  expect(asked[1]).toEqual({ dto: { id: 'id', requiresSecondFactor: true } });
  expect([store.isSaved, store.isChanged]).toEqual([true, false]);
});

it('RoleStore reports a missing role and shows why a role cannot be removed', async () => {
  const { store } = storeOf('gone', { data: { roles: [role()] } }, fault('STILL_USED'));
  await store.read();
  expect(store.isLost).toBe(true);
  expect(await store.remove()).toBe(false);
  expect(store.refusal?.code).toBe('STILL_USED');
});

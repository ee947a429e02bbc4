import type { Answer, DeskApi } from '../../../graphql/api';
import { ThingsStore, type ThingCalls } from './things-store';

interface Row {
  id: string;
  version: string;
  title: string;
  href: string;
}
interface Form {
  title: string;
  href: string;
}
const row = (more: Partial<Row> = {}): Row => ({ id: 'a', version: 'v1', title: 'Зима', href: '', ...more });
const refused = (code: string, message = '', details: object = {}) => ({
  fault: { code, message, details: details as Record<string, unknown> },
});
const done: Answer<unknown> = { data: true };

function storeOf(reads: Answer<readonly Row[]>[], writes: Answer<unknown>[]) {
  const saved: unknown[] = [];
  const calls: ThingCalls<Row, Form> = {
    empty: { title: '', href: '' },
    formOf: ({ title, href }) => ({ title, href }),
    read: () => Promise.resolve(reads.shift()!),
    save: (_api, form, { seen }) => {
      saved.push({ ...form, version: seen?.version });
      return Promise.resolve(writes.shift()!);
    },
    remove: () => Promise.resolve(writes.shift()!),
  };
  return { store: new ThingsStore({} as DeskApi, calls), saved };
}

it('ThingsStore saves a new home page entry, closes the form and reloads the list', async () => {
  const { store, saved } = storeOf([{ data: [] }, { data: [row()] }], [done]);
  await store.read();
  store.open();
  store.edit({ title: 'Зима' });
  await store.save();
  expect(saved).toEqual([{ title: 'Зима', href: '', version: undefined }]);
  expect([store.form, store.rows.length]).toEqual([undefined, 1]);
});

it('ThingsStore shows both values of a field in conflict and overwrites only on request', async () => {
  const theirs = row({ title: 'Весна', version: 'v2' });
  const { store, saved } = storeOf(
    [{ data: [row()] }, { data: [theirs] }, { data: [theirs] }],
    [refused('CONFLICT'), done],
  );
  await store.read();
  store.open(store.rows[0]);
  store.edit({ title: 'Лето' });
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'title', yours: 'Лето', theirs: 'Весна' }]);
  await store.writeOver();
  expect(saved[1]).toEqual({ title: 'Лето', href: '', version: 'v2' });
  expect(store.form).toBeUndefined();
});

it('ThingsStore saves its changes together with another operator’s changes of other fields', async () => {
  const theirs = row({ href: '/sale', version: 'v2' });
  const { store, saved } = storeOf(
    [{ data: [row()] }, { data: [theirs] }, { data: [theirs] }],
    [refused('CONFLICT'), done],
  );
  await store.read();
  store.open(store.rows[0]);
  store.edit({ title: 'Лето' });
  await store.save();
  expect(saved[1]).toEqual({ title: 'Лето', href: '/sale', version: 'v2' });
});

it('ThingsStore can keep the other operator’s value together with its own other changes', async () => {
  const { store } = storeOf(
    [{ data: [row()] }, { data: [row({ title: 'Весна', version: 'v2' })] }],
    [refused('CONFLICT')],
  );
  await store.read();
  store.open(store.rows[0]);
  store.edit({ title: 'Лето', href: '/new' });
  await store.save();
  store.takeTheirs();
  expect([store.form, store.conflicts]).toEqual([{ title: 'Весна', href: '/new' }, []]);
});

it('ThingsStore shows an error next to its field and keeps the form without a connection', async () => {
  const fields = [{ field: 'dto.href', message: 'нужен путь' }];
  const { store } = storeOf([{ data: [] }], [refused('BAD_USER_INPUT', '', { fields }), refused('NO_SIGNAL')]);
  await store.read();
  store.open();
  store.edit({ title: 'Зима', href: 'там' });
  await store.save();
  expect([store.faults, store.refusal]).toEqual([{ href: 'нужен путь' }, undefined]);
  store.edit({ href: '/там' });
  await store.save();
  expect([store.faults, store.refusal?.code, store.form?.title]).toEqual([{}, 'NO_SIGNAL', 'Зима']);
});

it('ThingsStore removes an entry from the list when another operator has already removed it', async () => {
  const { store } = storeOf([{ data: [row()] }, { data: [] }], [refused('NOT_FOUND')]);
  await store.read();
  expect(await store.remove('a')).toBeUndefined();
  expect(store.rows).toEqual([]);
});

it('ThingsStore stops moving entries at the first refusal and reloads the current order', async () => {
  const { store } = storeOf([{ data: [row()] }, { data: [row()] }], []);
  await store.read();
  const written: string[] = [];
  const write = (name: string, answer: Answer<unknown>) => () => {
    written.push(name);
    return Promise.resolve(answer);
  };
  await store.rearrange([write('a', done), write('b', refused('CONFLICT')), write('c', done)]);
  expect([written, store.listFault?.code, store.busy]).toEqual([['a', 'b'], 'CONFLICT', false]);
});

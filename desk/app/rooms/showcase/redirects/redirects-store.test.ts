import type { Answer, DeskApi } from '../../../graphql/api';
import { NEW_REDIRECT } from './redirect-form';
import { RedirectsStore } from './redirects-store';

const line = (id: string) => ({ id, kind: 'EXACT', source: `/${id}`, target: '/new', permanent: true, updatedAt: '' });
const part = (totalPages: number, ...ids: string[]) => ({
  data: { redirectList: { items: ids.map(line), pagination: { totalItems: 3, totalPages } } },
});

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new RedirectsStore({ ask } as unknown as DeskApi), asked };
}
const ids = ({ shown }: RedirectsStore) => shown.map(({ id }) => id);

it('RedirectsStore reads one page until more are requested, and all pages for a search', async () => {
  const { store, asked } = storeOf(part(3, 'a'), part(3, 'b'), part(3, 'bb'));
  await store.show('');
  expect([ids(store), store.total, store.mayHaveMore]).toEqual([['a'], 3, true]);
  await store.show('b');
  expect([ids(store), store.lookedThrough, store.mayHaveMore]).toEqual([['b', 'bb'], 3, false]);
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
});

it('RedirectsStore stops at a page that cannot be loaded and continues from there', async () => {
  const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
  const { store } = storeOf(part(2, 'a'), silence, part(2, 'b'));
  await store.show('');
  await store.goOn(true);
  expect([store.fault?.code, ids(store)]).toEqual(['NO_SIGNAL', ['a']]);
  await store.goOn(true);
  expect([store.fault, ids(store)]).toEqual([undefined, ['a', 'b']]);
});

it('RedirectsStore closes the form of a saved redirect and keeps the form of a refused redirect', async () => {
  const chained = { fault: { code: 'REDIRECT_CHAINED', message: 'Ведёт на другое', details: {} } };
  const { store, asked } = storeOf(part(1), chained, { data: { saveRedirect: 'a' } }, part(1, 'a'));
  await store.show('');
  store.open({ ...NEW_REDIRECT, source: '/a', target: '/b' });
  await store.save();
  expect([store.faults, store.form?.source]).toEqual([{ source: 'Ведёт на другое' }, '/a']);
  store.edit({ source: '/c' });
  expect(store.faults).toEqual({});
  await store.save();
  expect(asked[2]).toEqual({ dto: { ...NEW_REDIRECT, source: '/c', target: '/b' } });
  expect([store.form, ids(store)]).toEqual([undefined, ['a']]);
});

it('RedirectsStore removes a redirect from the list when another operator has already removed it', async () => {
  const gone = { fault: { code: 'NOT_FOUND', message: '', details: {} } };
  const { store } = storeOf(part(1, 'a', 'b'), gone, { fault: { code: 'FORBIDDEN', message: '', details: {} } });
  await store.show('');
  expect(await store.remove('a')).toBeUndefined();
  expect((await store.remove('b'))?.code).toBe('FORBIDDEN');
  expect(ids(store)).toEqual(['b']);
});

it('RedirectsStore shows errors of an imported file by line and refuses a file of another type', async () => {
  const report = { saved: 1, unchanged: 0, ignoredColumns: [], refused: [{ line: 3, source: '/x', message: 'нет' }] };
  const noCsv = { fault: { code: 'BAD_USER_INPUT', message: 'Нужны столбцы', details: {} } };
  const { store } = storeOf(part(1), { data: { importRedirects: report } }, part(1, 'a'), noCsv);
  await store.show('');
  expect(await store.import('source,target')).toBeUndefined();
  expect([store.report, ids(store)]).toEqual([report, ['a']]);
  expect((await store.import('?'))?.message).toBe('Нужны столбцы');
  expect(store.report).toBeUndefined();
});

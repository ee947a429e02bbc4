import type { Answer, DeskApi } from '../../../graphql/api';
import { PagesStore } from './pages-store';

const line = (id: string, more: object = {}) => ({
  ...{ id, kind: 'PAGE', slug: id, title: id, last: 1, shown: 1, publishAt: '2026-01-01T00:00:00Z', finishAt: null },
  ...more,
});
const part = (totalPages: number, ...items: object[]) => ({
  data: { contentList: { items, pagination: { totalItems: items.length, totalPages } } },
});

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new PagesStore({ ask } as unknown as DeskApi), asked };
}
const ALL = { kind: null, state: null, search: '' };

it('PagesStore reads every page of the list and filters by state without another request', async () => {
  const draft = line('c', { shown: null, publishAt: null });
  const { store, asked } = storeOf(part(2, line('a'), line('b')), part(2, draft));
  await store.show(ALL);
  expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  expect([store.total, store.counts.get('SHOWN'), store.counts.get('DRAFT')]).toEqual([3, 2, 1]);
  await store.show({ ...ALL, state: 'DRAFT' });
  expect(asked).toHaveLength(2);
  expect(store.shown.map(({ id }) => id)).toEqual(['c']);
});

it('PagesStore sends a new request for another kind or search text', async () => {
  const { store, asked } = storeOf(part(1), part(1));
  await store.show(ALL);
  await store.show({ ...ALL, kind: 'ARTICLE', search: 'замша' });
  expect(asked[1]).toEqual({ dto: { kind: 'ARTICLE', search: 'замша' }, page: 1 });
});

it('PagesStore keeps its rows when the API does not respond', async () => {
  const silence = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
  const { store } = storeOf(part(1, line('a')), silence);
  await store.show(ALL);
  await store.read();
  expect([store.fault?.code, store.total]).toEqual(['NO_SIGNAL', 1]);
});

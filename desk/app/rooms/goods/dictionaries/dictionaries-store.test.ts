import type { Answer, DeskApi } from '../../../graphql/api';
import { DictionariesStore } from './dictionaries-store';

const brands = (totalPages: number, ...slugs: string[]) => ({
  data: {
    brands: {
      items: slugs.map((slug) => ({ id: slug, slug, name: slug })),
      pagination: { totalItems: 3, totalPages },
    },
  },
});

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new DictionariesStore({ ask } as unknown as DeskApi), asked };
}
const slugs = ({ entries }: DictionariesStore) => entries.map(({ slug }) => slug);

it('DictionariesStore reads brands page by page and starts again for a search', async () => {
  const { store, asked } = storeOf(brands(2, 'a', 'b'), brands(2, 'c'), brands(1, 'b'));
  await store.show('BRAND', '');
  await store.more();
  expect([slugs(store), store.total, store.hasMore]).toEqual([['a', 'b', 'c'], 3, false]);
  await store.show('BRAND', 'b');
  expect(slugs(store)).toEqual(['b']);
  expect(asked).toEqual([
    { search: null, page: 1 },
    { search: null, page: 2 },
    { search: 'b', page: 1 },
  ]);
});

it('DictionariesStore shows categories with their parents and searches them without a request', async () => {
  const categories = [
    { id: '1', slug: 'shoes', name: 'Обувь', level: 1, parent: null, position: 0 },
    { id: '2', slug: 'boots', name: 'Ботинки', level: 2, parent: 'shoes', position: 0 },
  ];
  const { store } = storeOf({ data: { categories } });
  await store.show('CATEGORY', 'БОТ');
  expect(store.entries.map(({ name, above }) => [name, above])).toEqual([['Ботинки', 'Обувь']]);
});

it('DictionariesStore ignores a late response after another dictionary was opened', async () => {
  const late = Promise.resolve(brands(1, 'late'));
  const { store } = storeOf(late, {
    data: { colours: [{ id: '1', slug: 'red', name: 'Красный', hex: '#f00', products: 2 }] },
  });
  await Promise.all([store.show('BRAND', ''), store.show('COLOUR', '')]);
  expect(slugs(store)).toEqual(['red']);
});

it('DictionariesStore treats a missing former name as removed and returns other errors', async () => {
  const names = { data: { formerNames: { items: [], pagination: { totalItems: 0, totalPages: 0 } } } };
  const fault = (code: string) => ({ fault: { code, message: '', details: {} } });
  const { store } = storeOf(names, fault('NOT_FOUND'), names, fault('FORBIDDEN'));
  await store.show('NAMES', '');
  expect(await store.forget('1')).toBeUndefined();
  expect((await store.forget('2'))?.code).toBe('FORBIDDEN');
});

import type { Answer, DeskApi } from '../../../graphql/api';
import { MenuStore } from './menu-store';

const line = (id: string, position: number, name = id) => ({
  id,
  slug: id,
  name,
  position,
  logoUrl: null,
  href: null,
  filters: [],
});
const menu = (...directories: object[]) => ({ data: { showcase: { directories } } });
const choices = { data: { brands: { items: [], pagination: { totalPages: 1 } }, categories: [] } };
const saved = (id: string) => ({ data: { saveDirectory: id } });
const refused = (code: string, message: string, details: object = {}) => ({ fault: { code, message, details } });

function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const OLD = [line('a', 0), line('b', 1)];

beforeEach(() => localStorage.clear());

it('MenuStore adds, moves and saves an entry and reloads the menu', async () => {
  const { api, asked } = apiOf(
    ...[menu(...OLD), choices, menu(...OLD), saved('n'), saved('a'), saved('b')],
    menu(line('n', 0), line('a', 1), line('b', 2)),
  );
  const store = new MenuStore(api);
  await store.read();
  store.add();
  const { key } = store.draft.at(-1)!;
  expect(store.opened).toBe(key);
  store.edit(key, { name: 'Новое', slug: 'n' });
  store.move(2, 0);
  await store.save();
  expect(asked[3]).toMatchObject({ dto: { id: null, slug: 'n', position: 0 } });
  expect([store.isSaved, store.isChanged, store.draft.map(({ id }) => id)]).toEqual([true, false, ['n', 'a', 'b']]);
  expect(localStorage).toHaveLength(0);
});

it('MenuStore keeps unsaved changes after reopening and can discard them', async () => {
  const { api } = apiOf(menu(...OLD), choices, menu(...OLD), choices);
  const first = new MenuStore(api);
  await first.read();
  first.remove('a');
  const later = new MenuStore(api);
  await later.read();
  expect(later.removed.map(({ key }) => key)).toEqual(['a']);
  later.reset();
  expect([later.isChanged, localStorage.length]).toEqual([false, 0]);
});

it('MenuStore shows both states of an entry in conflict and overwrites only on request', async () => {
  const theirs = menu(line('a', 0, 'Их'), OLD[1]!);
  const { api, asked } = apiOf(
    ...[menu(...OLD), choices, theirs, theirs, saved('a'), menu(line('a', 0, 'Моё'), OLD[1]!)],
  );
  const store = new MenuStore(api);
  await store.read();
  store.edit('a', { name: 'Моё' });
  await store.save();
  expect(store.conflicts.map(({ yours, theirs: other }) => [yours?.name, other?.name])).toEqual([['Моё', 'Их']]);
  expect(asked).toHaveLength(3);
  await store.writeOver();
  expect(asked[4]).toMatchObject({ dto: { id: 'a', name: 'Моё' } });
  expect([store.isSaved, store.conflicts]).toEqual([true, []]);
});

it('MenuStore opens a refused entry with its error, knows what was saved before it, and saves that only once', async () => {
  const { api, asked } = apiOf(
    ...[menu(...OLD), choices, menu(...OLD), saved('n'), refused('NAME_TAKEN', 'Адрес занят')],
    ...[menu(...OLD, line('n', 2)), menu(...OLD, line('n', 2)), saved('m')],
    menu(...OLD, line('n', 2), line('m', 3)),
  );
  const store = new MenuStore(api);
  await store.read();
  store.add();
  store.edit(store.opened!, { slug: 'n', name: 'n' });
  store.add();
  const { key } = store.draft.at(-1)!;
  store.edit(key, { slug: 'a', name: 'm' });
  store.open(undefined);
  await store.save();
  expect([store.opened, store.faults, store.busy]).toEqual([key, { slug: 'Адрес занят' }, false]);
  // What was saved before it is in the menu, and no change of the draft any more.
  expect(store.changes).toMatchObject([{ key }]);
  store.edit(key, { slug: 'm' });
  expect(store.faults).toEqual({});
  await store.save();
  expect(asked.slice(7)).toMatchObject([{ dto: { id: null, slug: 'm', position: 3 } }, {}]);
  expect(store.isSaved).toBe(true);
});

it('MenuStore loses no changes when the API does not respond', async () => {
  const { api } = apiOf(menu(...OLD), choices, refused('NO_SIGNAL', ''));
  const store = new MenuStore(api);
  await store.read();
  store.edit('a', { name: 'Моё' });
  await store.save();
  expect([store.fault?.code, store.isChanged, store.busy]).toEqual(['NO_SIGNAL', true, false]);
});

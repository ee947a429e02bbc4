import type { MenuLineFragment } from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, entryOf, merged, moved, withTheirs, type MenuEntry } from './menu-draft';

const line = (id: string, position: number, name = id): MenuLineFragment => ({
  ...{ id, slug: id, name, position, logoUrl: null, href: null, version: `${id}1` },
  filters: [{ name: 'Обувь', filterType: 'CATEGORY', value: 'shoes' }],
});
const saved = [line('a', 0), line('b', 0), line('c', 7)];
const draft = saved.map(entryOf);
const fresh: MenuEntry = { key: 'new-1', id: null, slug: 'd', name: 'Д ', logoUrl: '', href: null, conditions: [] };
const saves = (entries: MenuEntry[]) =>
  changesOf(entries, saved).map((change) => (change.kind === 'save' ? [change.key, change.dto.position] : 'removed'));

it('an unedited menu draft results in no changes, even with equal positions', () => {
  expect(changesOf(draft, saved)).toEqual([]);
});

it('a new menu entry is saved behind the last entry', () => {
  expect(changesOf([...draft, fresh], saved)).toEqual([
    {
      kind: 'save',
      key: 'new-1',
      dto: { id: null, slug: 'd', name: 'Д', logoUrl: null, href: null, position: 8, filters: [] },
    },
  ]);
});

it('moving a menu entry saves only the entries whose positions are out of order', () => {
  expect(saves(moved(draft, 2, 0))).toEqual([
    ['a', 8],
    ['b', 9],
  ]);
});

it('a new menu entry that is moved to the top shifts the other entries', () => {
  expect(saves(moved([...draft, fresh], 3, 0))).toEqual([
    ['new-1', 0],
    ['a', 1],
    ['b', 2],
  ]);
});

it('entries removed from the menu draft are removed before others are saved', () => {
  expect(saves([{ ...draft[0]!, name: 'Другое' }, draft[1]!])).toEqual(['removed', ['a', 0]]);
});

it('a menu entry changed by both operators is a conflict, and others take the newer state', () => {
  const mine = [{ ...draft[0]!, name: 'Моё' }, draft[1]!, draft[2]!];
  const now = [line('a', 0, 'Их'), line('b', 1, 'Б2'), line('n', 3)];
  const conflicts = conflictsOf(mine, saved, now);
  expect(conflicts).toEqual([{ yours: mine[0], theirs: entryOf(now[0]!) }]);
  const together = merged(mine, saved, now);
  expect(together.map(({ name }) => name)).toEqual(['Моё', 'Б2', 'n']);
  expect(withTheirs(together, conflicts).map(({ name }) => name)).toEqual(['Их', 'Б2', 'n']);
});

it('a menu entry removed here and changed by another operator can be restored', () => {
  const now = [line('a', 0, 'Их'), saved[1]!, saved[2]!];
  const conflicts = conflictsOf(draft.slice(1), saved, now);
  expect(conflicts).toEqual([{ yours: null, theirs: entryOf(now[0]!) }]);
  expect(withTheirs(draft.slice(1), conflicts).map(({ name }) => name)).toEqual(['b', 'c', 'Их']);
});

it('a menu entry that is a link is saved without conditions, with a slug made of its address', () => {
  const link = { ...draft[0]!, key: 'new-2', id: null, slug: '', href: 'https://t.me/Shop_1' };
  expect(changesOf([...draft, link], saved)).toMatchObject([
    { dto: { slug: 'link-t-me-shop-1', href: 'https://t.me/Shop_1', filters: [] } },
  ]);
});

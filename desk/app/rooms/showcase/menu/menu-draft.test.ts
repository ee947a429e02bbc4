import type { MenuLineFragment } from '../../../graphql/generated/graphql';
import { changesOf, conflictsOf, entryOf, merged, moved, withTheirs, type MenuEntry } from './menu-draft';

const line = (id: string, position: number, name = id): MenuLineFragment => ({
  ...{ id, slug: id, name, position, logoUrl: null, version: `${id}1` },
  filters: [{ name: 'Обувь', filterType: 'CATEGORY', value: 'shoes' }],
});
const saved = [line('a', 0), line('b', 0), line('c', 7)];
const draft = saved.map(entryOf);
const fresh: MenuEntry = { key: 'new-1', id: null, slug: 'd', name: 'Д ', logoUrl: '', conditions: [] };
const saves = (entries: MenuEntry[]) =>
  changesOf(entries, saved).map((change) => (change.kind === 'save' ? [change.key, change.dto.position] : 'removed'));

it('a draft as it is saved changes nothing, also where positions are the same', () => {
  expect(changesOf(draft, saved)).toEqual([]);
});

it('a new entry stands behind the last one', () => {
  expect(changesOf([...draft, fresh], saved)).toEqual([
    {
      kind: 'save',
      key: 'new-1',
      dto: { id: null, slug: 'd', name: 'Д', logoUrl: null, position: 8, filters: [] },
    },
  ]);
});

it('moving an entry writes those whose positions are no longer in order', () => {
  expect(saves(moved(draft, 2, 0))).toEqual([
    ['a', 8],
    ['b', 9],
  ]);
});

it('a new entry that was moved up pushes the others back', () => {
  expect(saves(moved([...draft, fresh], 3, 0))).toEqual([
    ['new-1', 0],
    ['a', 1],
    ['b', 2],
  ]);
});

it('what is no longer in the draft is removed first', () => {
  expect(saves([{ ...draft[0]!, name: 'Другое' }, draft[1]!])).toEqual(['removed', ['a', 0]]);
});

it('an entry that both have changed is a conflict, and the others take over what somebody else has changed', () => {
  const mine = [{ ...draft[0]!, name: 'Моё' }, draft[1]!, draft[2]!];
  const now = [line('a', 0, 'Их'), line('b', 1, 'Б2'), line('n', 3)];
  const conflicts = conflictsOf(mine, saved, now);
  expect(conflicts).toEqual([{ yours: mine[0], theirs: entryOf(now[0]!) }]);
  const together = merged(mine, saved, now);
  expect(together.map(({ name }) => name)).toEqual(['Моё', 'Б2', 'n']);
  expect(withTheirs(together, conflicts).map(({ name }) => name)).toEqual(['Их', 'Б2', 'n']);
});

it('an entry that was removed here and changed there comes back on request', () => {
  const now = [line('a', 0, 'Их'), saved[1]!, saved[2]!];
  const conflicts = conflictsOf(draft.slice(1), saved, now);
  expect(conflicts).toEqual([{ yours: null, theirs: entryOf(now[0]!) }]);
  expect(withTheirs(draft.slice(1), conflicts).map(({ name }) => name)).toEqual(['b', 'c', 'Их']);
});

import { goneOf, movesOf } from './preview-moves';

const products = (...ids: string[]) => ids.map((id) => ({ id, name: id, slug: id }));

it('movesOf describes what a search rule does to each of the first results', () => {
  const [before, after] = [products('a', 'b', 'c', 'd'), products('c', 'a', 'n', 'd')];
  expect(movesOf(before, after).map(({ move }) => move)).toEqual([
    { kind: 'MOVED', by: 2 },
    { kind: 'MOVED', by: -1 },
    { kind: 'NEW' },
    { kind: 'SAME' },
  ]);
  expect(goneOf(before, after).map(({ id }) => id)).toEqual(['b']);
});

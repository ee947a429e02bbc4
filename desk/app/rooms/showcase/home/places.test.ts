import { lastPlace, placesAfterMove } from './places';

const things = (...positions: number[]) => positions.map((position, at) => ({ id: 'abc'[at]!, position }));
const after = (all: ReturnType<typeof things>, id: string, by: -1 | 1) =>
  placesAfterMove(all, id, by).map(({ thing, position }) => `${thing.id}${position}`);

it('moving an entry of the home page exchanges the positions of two neighbours', () => {
  expect(after(things(0, 1, 2), 'b', -1)).toEqual(['b0', 'a1']);
});

it('moving an entry gives home page entries with equal positions different positions', () => {
  expect(after(things(0, 0, 0), 'a', 1)).toEqual(['a1', 'c2']);
});

it('the first home page entry cannot move up, nor the last move down', () => {
  expect([after(things(0, 1), 'a', -1), after(things(0, 1), 'b', 1), after(things(0), 'x', 1)]).toEqual([[], [], []]);
});

it('a new home page entry is placed behind all others', () => {
  expect([lastPlace([]), lastPlace(things(3, 7))]).toEqual([0, 8]);
});

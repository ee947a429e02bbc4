import { lastPlace, placesAfterMove } from './places';

const things = (...positions: number[]) => positions.map((position, at) => ({ id: 'abc'[at]!, position }));
const after = (all: ReturnType<typeof things>, id: string, by: -1 | 1) =>
  placesAfterMove(all, id, by).map(({ thing, position }) => `${thing.id}${position}`);

it('two things change their places', () => {
  expect(after(things(0, 1, 2), 'b', -1)).toEqual(['b0', 'a1']);
});

it('things with the same position get their own', () => {
  expect(after(things(0, 0, 0), 'a', 1)).toEqual(['a1', 'c2']);
});

it('the first does not move up, nor the last down', () => {
  expect([after(things(0, 1), 'a', -1), after(things(0, 1), 'b', 1), after(things(0), 'x', 1)]).toEqual([[], [], []]);
});

it('a new thing stands behind the others', () => {
  expect([lastPlace([]), lastPlace(things(3, 7))]).toEqual([0, 8]);
});

import { valueScale } from './value-scale.js';

it.each([
  [[12, 97, 41], 1, [0, 20, 40, 60, 80, 100]],
  [[1_299_000, 4_100_000], 100, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]],
  [[-30, 70], 1, [-40, -20, 0, 20, 40, 60, 80]],
])('valueScale of %j has round numbers around zero and all of them', (values, unit, ticks) => {
  expect(valueScale(values, unit).ticks).toEqual(ticks);
});

it.each([[[]], [[0, 0]], [[1, 2]]])('valueScale of %j has no fractions of a unit', (values) => {
  expect(valueScale(values).ticks).toEqual([0, 1, 2, 3, 4]);
});

it('valueScale places a number by its share of the height', () => {
  const { fromTop } = valueScale([0, 100]);
  expect([fromTop(100), fromTop(25), fromTop(0)]).toEqual([0, 0.75, 1]);
});

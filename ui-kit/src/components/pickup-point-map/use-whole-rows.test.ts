import { heightOfWholeRows } from './use-whole-rows.js';

it.each([
  ['ends at the nearest row, if that is shorter', [180, 372, 564, 756], 448, 372],
  ['ends at the nearest row, if that is longer', [277, 566, 855], 448, 566],
  ['takes a row that fits exactly', [180, 448, 700], 448, 448],
  ['shows at least one row, however high', [900, 1800], 448, 900],
  ['takes all the room without rows', [], 448, 448],
])('heightOfWholeRows %s', (_, ends, room, height) => {
  expect(heightOfWholeRows(ends, room)).toBe(height);
});

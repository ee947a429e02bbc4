import { signed } from './signed';

it.each([
  [500, '+500'],
  [-500, '−500'],
  [0, '0'],
])('signed writes the points %s with their sign as %s', (points, written) =>
  expect(signed(points, String)).toBe(written),
);

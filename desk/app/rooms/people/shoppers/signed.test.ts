import { signed } from './signed';

it.each([
  [500, '+500'],
  [-500, '−500'],
  [0, '0'],
])('%s is written as %s', (points, written) => expect(signed(points, String)).toBe(written));

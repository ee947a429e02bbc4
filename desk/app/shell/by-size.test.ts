import { bySize } from './by-size';

it.each([
  [['46', '36', '41,5', '41', '9'], '9 36 41 41,5 46'],
  [['XL', 'S', 'XXL', 'M', 'XS'], 'XS S M XL XXL'],
  [['54 (XL)', '48 (M)'], '48 (M) 54 (XL)'],
])('bySize puts the smaller size first: %s', (sizes, sorted) =>
  expect(
    sizes
      .map((size) => ({ size }))
      .sort(bySize)
      .map(({ size }) => size)
      .join(' '),
  ).toBe(sorted),
);

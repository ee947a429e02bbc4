import { readSizes, runOf, sizeRuns, textOfSizes } from './size-runs';

it.each([
  ['40, 41;42', ['40', '41', '42']],
  ['S M  L', ['S', 'M', 'L']],
  ['36–43', ['36', '37', '38', '39', '40', '41', '42', '43']],
  ['xs-xl, 4XL', ['XS', 'S', 'M', 'L', 'XL', '4XL']],
  ['42 RU, 44 RU', ['42 RU', '44 RU']],
  ['42 RU', ['42 RU']],
  ['ONE SIZE', ['ONE SIZE']],
  ['42-43', ['42-43']],
  ['41, 41, 41.5', ['41', '41.5']],
  [' ', []],
])('readSizes reads single sizes and ranges from the text %j', (text, sizes) => {
  expect(readSizes(text)).toEqual(sizes);
});

it('every size run is recognised from its own text and has a name', () => {
  for (const [name, sizes] of Object.entries(sizeRuns)) {
    expect(readSizes(textOfSizes(sizes))).toEqual(sizes);
    expect(runOf(sizes)).toBe(name);
  }
  expect(runOf(['41', '42'])).toBeNull();
});

it('every size run has eight sizes, except the single size', () => {
  expect(Object.values(sizeRuns).map(({ length }) => length)).toEqual([8, 8, 8, 8, 8, 1]);
});

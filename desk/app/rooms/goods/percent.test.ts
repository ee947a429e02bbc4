import { readPercent } from './percent';

it.each([
  ['-10', -10],
  ['\u221212,5 %', -12.5],
  ['+5', 5],
  ['0', null],
  ['-100', null],
  ['1000', null],
  ['ten', null],
  ['1.234', null],
] as const)('readPercent reads the typed percentage %j as %j', (text, percent) => {
  expect(readPercent(text)).toBe(percent);
});

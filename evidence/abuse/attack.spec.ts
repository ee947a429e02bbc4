import { isKept, type Finding } from './attack.js';

const held: Finding = { tried: 'one guest', through: 60, unit: 'units held', least: 1, most: 60 };

test('a bound is kept up to the most that may get through', () => {
  expect(isKept(held)).toBe(true);
  expect(isKept({ ...held, through: 61 })).toBe(false);
});

test('an attack of which nothing gets through, though something should, shows nothing', () => {
  expect(isKept({ ...held, through: 0 })).toBe(false);
  expect(isKept({ ...held, through: 0, least: 0 })).toBe(true);
});

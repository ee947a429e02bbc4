import { isKept, type Finding } from './attack.js';

const held: Finding = { tried: 'one guest', through: 60, unit: 'units held', least: 1, most: 60 };

test('isKept accepts an attack whose requests stay within the allowed maximum and refuses more', () => {
  expect(isKept(held)).toBe(true);
  expect(isKept({ ...held, through: 61 })).toBe(false);
});

test('isKept refuses an attack that lets nothing through when something should get through', () => {
  expect(isKept({ ...held, through: 0 })).toBe(false);
  expect(isKept({ ...held, through: 0, least: 0 })).toBe(true);
});

import { quantityMax } from './quantity-max.js';

const OFFER = { maxPerOrder: 5, free: 40, price: 1000, loyaltyPrice: null, personalPrice: null, personalUnits: null };

it.each<[string, Partial<Record<keyof typeof OFFER, number>>, number]>([
  ['the setting', {}, 5],
  ['what is left', { free: 2 }, 2],
  ['nothing where stock went away under reserved units', { free: 0 }, 0],
  ['the units of an agreed price, which come first', { personalPrice: 900, personalUnits: 1 }, 1],
  ['the setting where the agreed price is not the lowest', { personalPrice: 1000, personalUnits: 1 }, 5],
])('the maximum quantity of one order is %s', (_, changes, most) => {
  expect(quantityMax({ ...OFFER, ...changes })).toBe(most);
});

import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import { cardArrival } from './card-arrival';

const day = (text: string) => `${text}T00:00:00.000Z`;
const arrivals = arrivalsFixture();
const ofTwoMonths = {
  of: () => ({ earliest: day('2026-11-30'), latest: day('2026-12-01') }),
};
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');

const card = (shown: 'FAST' | 'SLOW', ...others: ('FAST' | 'SLOW')[]) => ({
  sizes: ['41', ...others.map((_, index) => `own-${index}`)].map((slug) => ({ slug, name: slug })),
  sizeOffers: others.map((deliverySpeed, index) => ({ slug: `own-${index}`, price: 200, deliverySpeed })),
  item: {
    deliverySpeed: shown,
    priceDetails: { price: 100, oldPrice: null, loyaltyPrice: null, cashback: 0, sale: 0 },
  },
});

const wordsOf = (of: Parameters<typeof cardArrival>[0], days: Parameters<typeof cardArrival>[1] = arrivals) => {
  const words = cardArrival(of, days);
  return words && [plain(words.full), plain(words.short)];
};

it('cardArrival names the day when all sizes of a product arrive on the same day', () => {
  expect(wordsOf(card('FAST', 'FAST'))).toEqual(['Придёт в понедельник, 30 ноября', 'Придёт 30 ноября']);
});

it('cardArrival names the range of days when all sizes of a product arrive within it', () => {
  expect(wordsOf(card('SLOW', 'SLOW'))).toEqual(['Придёт 9–15 декабря', 'Придёт 9–15 декабря']);
  expect(wordsOf(card('SLOW'), ofTwoMonths)).toEqual(['Придёт 30 ноября – 1 декабря', 'Придёт с 30 ноября']);
});

it('cardArrival names only the earliest day when the sizes of a product arrive on different days', () => {
  const from = ['Придёт с 30 ноября', 'Придёт с 30 ноября'];
  expect([wordsOf(card('FAST', 'SLOW')), wordsOf(card('SLOW', 'FAST'))]).toEqual([from, from]);
});

it('cardArrival uses the delivery day of the shown offer when the card names no size', () => {
  expect(wordsOf({ ...card('SLOW'), sizes: [] })).toEqual(['Придёт 9–15 декабря', 'Придёт 9–15 декабря']);
});

it('cardArrival returns null when delivery days are unknown or nothing of the product is for sale', () => {
  expect(cardArrival(card('FAST'), { of: () => null })).toBeNull();
  expect(cardArrival({ ...card('FAST'), item: null }, arrivals)).toBeNull();
});

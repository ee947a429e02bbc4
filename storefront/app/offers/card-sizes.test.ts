import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import { cardSizes, isLowest, shownPrice } from './card-sizes';

const arrivals = arrivalsFixture();
const plain = (text: string) => text.replace(/[\u00A0\u2060]/g, ' ');
const offer = (slug: string, price: number, deliverySpeed: 'FAST' | 'SLOW' = 'FAST') => ({
  slug,
  price,
  deliverySpeed,
});

const card = (shown: number, ...sizeOffers: ReturnType<typeof offer>[]) => ({
  sizes: sizeOffers.map(({ slug }) => ({ slug, name: slug })),
  sizeOffers,
  item: {
    deliverySpeed: 'FAST' as const,
    priceDetails: { price: shown, oldPrice: null, loyaltyPrice: null, cashback: 0, sale: 0 },
  },
});

const notesOf = (of: Parameters<typeof cardSizes>[0]) =>
  cardSizes(of, arrivals).map(({ label, notes = [] }) => [label, ...notes.map(plain)]);

it('cardSizes shows price and delivery day of each size when sizes differ in price', () => {
  expect(notesOf(card(239_000, offer('37', 239_000), offer('38', 849_000, 'SLOW')))).toEqual([
    ['37', '2 390 ₽', '30 ноября'],
    ['38', '8 490 ₽', '9– 15 декабря'],
  ]);
});

it('cardSizes shows the price that the shopper pays for sizes that cost the card’s price', () => {
  const sizes = cardSizes(card(239_000, offer('37', 239_000), offer('38', 849_000)), arrivals, 219_000);
  expect(sizes.map(({ notes = [] }) => plain(notes[0]!))).toEqual(['2 190 ₽', '8 490 ₽']);
});

it('cardSizes shows only the delivery day when all sizes cost the card’s price', () => {
  expect(notesOf(card(100, offer('37', 100), offer('38', 100)))).toEqual([
    ['37', '30 ноября'],
    ['38', '30 ноября'],
  ]);
});

it('cardSizes uses the card’s price and delivery day for sizes without an offer of their own', () => {
  const sizes = ['37', '38'].map((slug) => ({ slug, name: slug }));
  expect(notesOf({ ...card(239_000, offer('38', 849_000, 'SLOW')), sizes })).toEqual([
    ['37', '2 390 ₽', '30 ноября'],
    ['38', '8 490 ₽', '9– 15 декабря'],
  ]);
  expect(notesOf({ ...card(239_000), sizes })).toEqual([
    ['37', '30 ноября'],
    ['38', '30 ноября'],
  ]);
});

it('cardSizes shows the price of the only size when it differs from the card’s price', () => {
  expect(notesOf(card(100, offer('38', 200)))).toEqual([['38', '2 ₽', '30 ноября']]);
});

it('isLowest is true only when a size costs more than the price on the card', () => {
  const offers = [offer('37', 100), offer('38', 200)];
  expect([100, 200].map((shown) => isLowest(card(shown, ...offers)))).toEqual([true, false]);
  expect(isLowest({ ...card(100, ...offers), item: null })).toBe(false);
});

it('shownPrice returns the price of the size’s own offer, otherwise the price of the card', () => {
  const two = card(100, offer('37', 100), offer('38', 200));
  expect(['38', '39'].map((slug) => shownPrice(two, slug))).toEqual([200, 100]);
});

it('cardSizes shows no delivery days when the days are not known', () => {
  expect(cardSizes(card(100, offer('37', 100)), { of: () => null })[0]!.notes).toEqual([]);
});

import { foundGoods } from './found-goods';

const offer = (price: number) => ({ slug: String(price), price, deliverySpeed: 'FAST' as const });
const card = (...others: number[]) => ({
  id: '1',
  slug: 'ridge',
  name: 'Ridge',
  brands: [],
  colorPalletes: [],
  badges: [],
  images: [],
  sizes: [],
  sizeOffers: others.map(offer),
  rating: null,
  reviewCount: 0,
  item: {
    deliverySpeed: 'FAST' as const,
    priceDetails: { price: 222_100, oldPrice: null, loyaltyPrice: null, cashback: 0, sale: 0 },
  },
});

it('foundGoods leaves out the colours, which the picture shows', () => {
  const coloured = {
    ...card(),
    name: 'Кеды Кедр, зелёный',
    colorPalletes: [{ slug: 'green', name: 'Зелёный', hex: '#2f6b4f' }],
  };
  expect(foundGoods(coloured).name).toBe('Кеды Кедр');
});

it.each([
  ['a size costs more', true, [222_100, 389_000]],
  ['all sizes cost the same', false, [222_100]],
  ['the other sizes cost less', false, [199_000]],
])('foundGoods marks the price as the lowest of several only when a size costs more: %s', (_, from, others) =>
  expect(foundGoods(card(...others))).toMatchObject({ price: 222_100, from }),
);

import { withOwnPrices } from './own-prices';
import { offerOf, productOf } from '../product-fixture';

const own = (id: string, personalPrice: number | null) => ({
  id,
  priceDetails: { personalPrice, personalPriceUntil: personalPrice === null ? null : '2026-12-01T09:00:00.000Z' },
});

it('withOwnPrices sets the shopper’s agreed price on its offer and keeps the others', () => {
  const product = productOf([offerOf('a', '41', 500), offerOf('b', '42', 500)]);
  const { items } = withOwnPrices(product, [own('a', null), own('b', 300), own('gone', 100)]);
  expect(items).toEqual([
    product.items[0],
    { ...product.items[1], personal: { price: 300, until: '2026-12-01T09:00:00.000Z' } },
  ]);
});

it('withOwnPrices returns the same product when no price is agreed, to avoid a new render', () => {
  const product = productOf([offerOf('a', '41', 500)]);
  expect(withOwnPrices(product, [own('a', null)])).toBe(product);
});

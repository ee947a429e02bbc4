import { cartCount } from './cart-count';

it.each([
  [1, 1, '1\u00A0товар'],
  [3, 3, '3\u00A0товара'],
  [5, 3, 'Выбрано 3 из\u00A05'],
  [2, 0, 'Выбрано 0 из\u00A02'],
])('cartCount of %d units with %d selected is «%s»', (units, chosen, words) =>
  expect(cartCount(units, chosen)).toBe(words),
);

import { LocaleProvider, ProductCard } from '@meet/ui-kit';
import { render, screen } from '@testing-library/react';
import { kitWords } from './kit-words';

const offer = { price: 34_490, oldPrice: null, loyaltyPrice: null };

it.each([
  [1, '+1 бонус'],
  [344, '+344 бонуса'],
  [1345, '+1 345 бонусов'],
])('a product card with kitWords names its %i cashback points', (cashback, words) => {
  render(
    <LocaleProvider messages={kitWords}>
      <ProductCard href="/product/cap" name="Кепка" brand="Тень" images={[]} offer={{ ...offer, cashback }} />
    </LocaleProvider>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
});

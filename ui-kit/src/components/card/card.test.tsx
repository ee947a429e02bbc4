import { render, screen } from '@testing-library/react';
import { Card, CardLink } from './index.js';

it('is the element that its place in the page wants', () => {
  render(
    <Card as="article" aria-label="Заказ 1042">
      Доставлен
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Заказ 1042' })).toHaveTextContent('Доставлен');
});

it('is one link, named by what it holds', () => {
  render(<CardLink href="/account/orders">Мои заказы</CardLink>);
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/account/orders');
});

import { render, screen } from '@testing-library/react';
import { Card, CardLink } from './index.js';

it('Card renders as the element that its `as` prop names', () => {
  render(
    <Card as="article" aria-label="Заказ 1042">
      Доставлен
    </Card>,
  );
  expect(screen.getByRole('article', { name: 'Заказ 1042' })).toHaveTextContent('Доставлен');
});

it('CardLink renders one link that is named by its content', () => {
  render(<CardLink href="/account/orders">Мои заказы</CardLink>);
  expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute('href', '/account/orders');
});

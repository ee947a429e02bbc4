import { render, screen } from '@testing-library/react';
import { Steps } from './index.js';

const steps = [
  { label: 'Корзина', href: '/cart' },
  { label: 'Доставка', href: '/checkout/delivery' },
  { label: 'Оплата', href: '/checkout/payment' },
];

it('Steps marks the current step and links the completed ones', () => {
  render(<Steps label="Оформление заказа" steps={steps} current={2} />);
  expect(screen.getByRole('list', { name: 'Оформление заказа' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link')).toHaveAccessibleName('Шаг 1 из 3, пройден: Корзина');
  expect(screen.getByText('Доставка').closest('[aria-current="step"]')).toHaveTextContent('Шаг 2 из 3');
  expect(screen.getByText('Оплата').closest('[aria-current]')).toBeNull();
});

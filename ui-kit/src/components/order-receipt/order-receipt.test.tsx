import { render, screen, within } from '@testing-library/react';
import { OrderReceipt } from './index.js';

const lines = [
  { name: 'Кеды Court Low', note: '42', sum: 1_299_000 },
  { name: 'Носки', quantity: 2, sum: 98_000 },
];

it('OrderReceipt lists items with prices and quantities', () => {
  render(<OrderReceipt title="Чек" lines={lines} total={1_397_000} />);
  const [shoes, socks] = within(screen.getByRole('list', { name: 'Товары' })).getAllByRole('listitem');
  expect(shoes).toHaveTextContent('Кеды Court Low4212 990 ₽');
  expect(shoes).not.toHaveTextContent('шт.');
  expect(socks).toHaveTextContent('2 шт.');
  expect(screen.getByText('Итого')).toBeVisible();
});

it('OrderReceipt omits the lines and amounts that are not passed', () => {
  render(<OrderReceipt title="Что в сумме" total={1_299_000} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText(/Вернули/)).not.toBeInTheDocument();
});

it('OrderReceipt shows the refunded amount when there is one', () => {
  render(<OrderReceipt title="Чек" total={1_299_000} refunded={98_000} />);
  expect(screen.getByText('Вернули 980 ₽')).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import { OrderCard, type OrderCardProps } from './index.js';

const order: OrderCardProps = {
  href: '/account/orders/1042',
  number: '1042',
  placedAt: '2026-11-02T10:00:00Z',
  status: 'CUSTOMS_CLEARANCE_IN_TURKEY',
  items: [{ name: 'Кеды', picture: null }],
  total: 2_098_000,
};

it('says what it is, where it is and when it comes, and leads to it', () => {
  render(<OrderCard {...order} expected="24–28 ноября" cashback={620} />);
  const card = screen.getByRole('article', { name: 'Заказ 1042' });
  expect(card).toHaveTextContent('от 2 ноября 2026');
  expect(card).toHaveTextContent('Проходит таможню в ТурцииЖдём 24–28 ноября');
  expect(card).toHaveTextContent('20 980 ₽');
  expect(screen.getByText('+620 бонусов')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/orders/1042');
});

it('waits for nothing once it is over', () => {
  render(<OrderCard {...order} status="CANCEL_PURCHASE" expected="24–28 ноября" />);
  expect(screen.queryByText(/Ждём/)).not.toBeInTheDocument();
});

it('can be paid while it waits for that', () => {
  render(<OrderCard {...order} status="AWAITING_PAY" paymentHref="https://pay.example/1" />);
  expect(screen.getByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', 'https://pay.example/1');
});

it('names what is still to be paid of an order that was paid before', () => {
  render(<OrderCard {...order} paymentHref="https://pay.example/2" extraPayment={499_000} />);
  expect(screen.getByRole('link', { name: /^Доплатить 4\s990\s₽$/ })).toHaveAttribute('href', 'https://pay.example/2');
});

it.each([
  [4, 4, null],
  [5, 4, '+2'],
  [12, 4, '+9'],
])('of %d things shows %d places', (count, places, rest) => {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Вещь ${index}`, picture: null }));
  render(<OrderCard {...order} items={items} />);
  const list = screen.getByRole('list', { name: 'Товары заказа' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(places);
  if (rest) expect(list).toHaveTextContent(rest);
});

it('has no date where none is known', () => {
  render(<OrderCard {...order} placedAt="" />);
  expect(screen.getByRole('article')).not.toHaveTextContent('от ');
});

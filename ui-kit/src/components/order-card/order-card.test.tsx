import { jest } from '@jest/globals';
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

it('OrderCard links to the order and shows its number, status and expected date', () => {
  render(<OrderCard {...order} expected="24–28 ноября" cashback={620} />);
  const card = screen.getByRole('article', { name: 'Заказ 1042' });
  expect(card).toHaveTextContent('от 2 ноября 2026');
  expect(card).toHaveTextContent('Проходит таможню в ТурцииЖдём 24–28 ноября');
  expect(card).toHaveTextContent('20 980 ₽');
  expect(screen.getByText('+620 бонусов')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/orders/1042');
});

it('OrderCard shows no expected date for a cancelled order', () => {
  render(<OrderCard {...order} status="CANCEL_PURCHASE" expected="24–28 ноября" />);
  expect(screen.queryByText(/Ждём/)).not.toBeInTheDocument();
});

it('OrderCard says a status of another shop in its words, and the expected date while the order is on its way', () => {
  const { rerender } = render(
    <OrderCard {...order} status={{ label: 'Собираем', onTheWay: true }} expected="24 ноября" />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('СобираемЖдём 24 ноября');
  rerender(<OrderCard {...order} status={{ label: 'Возврат принят' }} expected="24 ноября" />);
  expect(screen.getByRole('article')).toHaveTextContent('Возврат принят');
  expect(screen.queryByText(/Ждём/)).not.toBeInTheDocument();
});

it('OrderCard has a payment link when the order awaits payment', () => {
  render(<OrderCard {...order} status="AWAITING_PAY" paymentHref="https://pay.example/1" />);
  expect(screen.getByRole('link', { name: 'Оплатить' })).toHaveAttribute('href', 'https://pay.example/1');
});

it('OrderCard names the additional payment of a paid order', () => {
  render(<OrderCard {...order} paymentHref="https://pay.example/2" extraPayment={499_000} />);
  expect(screen.getByRole('link', { name: /^Доплатить 4\s990\s₽$/ })).toHaveAttribute('href', 'https://pay.example/2');
});

it.each([
  [4, 4, null],
  [5, 4, '+2'],
  [12, 4, '+9'],
])('OrderCard of an order with %d items shows %d list items', (count, places, rest) => {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Вещь ${index}`, picture: null }));
  render(<OrderCard {...order} items={items} />);
  const list = screen.getByRole('list', { name: 'Товары заказа' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(places);
  if (rest) expect(list).toHaveTextContent(rest);
});

it('OrderCard shows no order date when the date is unknown', () => {
  render(<OrderCard {...order} placedAt="" />);
  expect(screen.getByRole('article')).not.toHaveTextContent('от ');
});

it('OrderCard made of given parts has those alone, in their order, with the names of a whole card', () => {
  const { container } = render(
    <OrderCard {...order} expected="24–28 ноября" paymentHref="https://pay.example/1">
      <OrderCard.Status />
      <p>Постамат</p>
      <OrderCard.Pictures />
      <OrderCard.Number />
      <OrderCard.Pay />
    </OrderCard>,
  );
  const parts = [...container.querySelectorAll('article > *')].map((part) => part.getAttribute('data-part'));
  expect(parts).toEqual(['status', null, 'pictures', 'heading', 'pay']);
  const card = within(screen.getByRole('article', { name: 'Заказ 1042' }));
  expect(card.getByRole('heading', { name: 'Заказ 1042', level: 3 })).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Заказ 1042' })).toHaveAttribute('href', '/account/orders/1042');
  expect(card.getByRole('link', { name: 'Оплатить' })).toBeInTheDocument();
  expect(card.getByRole('list', { name: 'Товары заказа' })).toBeInTheDocument();
  expect(screen.queryByText(/₽/)).toBeNull();
});

it('OrderCard shows as many places of pictures as its part is told', () => {
  const items = Array.from({ length: 4 }, (_, index) => ({ name: `Вещь ${index}`, picture: null }));
  render(
    <OrderCard {...order} items={items}>
      <OrderCard.Pictures limit={3} />
    </OrderCard>,
  );
  expect(screen.getByRole('list')).toHaveTextContent('+2');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('OrderCard gives its parts the classes of classNames', () => {
  render(<OrderCard {...order} classNames={{ number: 'mine', status: 'loud' }} />);
  expect(screen.getByRole('link')).toHaveClass('mine');
  expect(document.querySelector('[data-part="status"]')).toHaveClass('loud');
});

it('a part outside of an OrderCard says where it belongs', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<OrderCard.Status />)).toThrow('OrderCard.Status must stand inside an OrderCard');
});

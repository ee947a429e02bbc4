import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { CartLine, type CartLineProps } from './index.js';

const nothing = () => undefined;
const line: CartLineProps = {
  href: '/product/tempo-court',
  brand: 'Tempo',
  name: 'Кеды Court Low',
  picture: null,
  sizeName: '42',
  price: 1_299_000,
  checked: true,
  onCheckedChange: nothing,
  onRemove: nothing,
};

it('is taken or left', async () => {
  const onCheckedChange = jest.fn();
  render(<CartLine {...line} onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole('checkbox', { name: 'Заказать: Tempo Кеды Court Low' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(onCheckedChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('article')).toHaveTextContent('Размер 42');
});

function Removable() {
  const [removed, setRemoved] = useState(false);
  return <CartLine {...line} removed={removed} onRemove={() => setRemoved(true)} onRestore={() => setRemoved(false)} />;
}

it('is removed and comes back in its place, and the focus goes along', async () => {
  render(<Removable />);
  await userEvent.click(screen.getByRole('button', { name: /^Убрать из корзины/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Tempo Кеды Court Low — убрано из корзины');
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Убрать из корзины/ })).toHaveFocus();
});

it('takes no focus that nobody gave', () => {
  render(<CartLine {...line} removed onRestore={nothing} />);
  expect(document.body).toHaveFocus();
});

it.each([
  [1_199_000, 'Цена выросла, была 11 990 ₽'],
  [1_399_000, 'Цена снизилась, была 13 990 ₽'],
])('says that the price was %d', (seenPrice, words) => {
  render(<CartLine {...line} seenPrice={seenPrice} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('says how many pieces, unless it cannot be ordered', () => {
  const { rerender } = render(<CartLine {...line} quantity="2 шт." />);
  expect(screen.getByText('2 шт.')).toBeInTheDocument();
  rerender(<CartLine {...line} quantity="2 шт." state="sold" />);
  expect(screen.queryByText('2 шт.')).not.toBeInTheDocument();
});

it('says nothing of a price that stayed', () => {
  render(<CartLine {...line} seenPrice={line.price} />);
  expect(screen.queryByText(/была/)).not.toBeInTheDocument();
});

it('shows the price by card beside the price of everybody, and compares only the latter', () => {
  render(<CartLine {...line} price={649_000} loyaltyPrice={599_000} seenPrice={649_000} />);
  expect(screen.getByText('6 490 ₽')).toBeInTheDocument();
  expect(screen.getByText('По карте 5 990 ₽')).toBeInTheDocument();
  expect(screen.queryByText(/была/)).not.toBeInTheDocument();
});

it.each([
  ['sold', 'Этот размер раскупили'],
  ['reserved', /В брони у другого покупателя/],
  ['withdrawn', 'Больше не продаётся'],
] as const)('that is %s says so, has no price and cannot be taken', (state, words) => {
  render(<CartLine {...line} state={state} seenPrice={1} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Убрать/ })).toBeEnabled();
});

it('waits for the server without answering twice', () => {
  render(<CartLine {...line} loading />);
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('button')).toBeDisabled();
});

it('says what went wrong', () => {
  render(<CartLine {...line} error="Не удалось убрать. Проверьте связь." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте связь');
});

it('is whole without JavaScript, and its button may submit a form', () => {
  const page = renderOnServer(<CartLine {...line} removeButton={{ type: 'submit', name: 'remove', value: 'a' }} />);
  expect(page).toHaveTextContent('12 990 ₽');
  const button = page.querySelector('button');
  expect(button).toHaveAttribute('type', 'submit');
  expect([button?.name, button?.value]).toEqual(['remove', 'a']);
});

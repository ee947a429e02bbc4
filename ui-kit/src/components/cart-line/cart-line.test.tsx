import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
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

it('CartLine is selected and unselected by its checkbox', async () => {
  const onCheckedChange = jest.fn();
  render(<CartLine {...line} onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole('checkbox', { name: 'Заказать: Tempo Кеды Court Low' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(onCheckedChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole('article')).toHaveTextContent('Размер 42');
});

it('CartLine has no checkbox when it is not selectable', () => {
  render(<CartLine {...line} selectable={false} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('button', { name: /^Убрать из корзины/ })).toBeInTheDocument();
});

function Removable({ parts }: { parts?: ReactNode }) {
  const [removed, setRemoved] = useState(false);
  return (
    <CartLine {...line} removed={removed} onRemove={() => setRemoved(true)} onRestore={() => setRemoved(false)}>
      {parts}
    </CartLine>
  );
}

it('CartLine is removed and restored at its place, and the focus moves with the change', async () => {
  render(<Removable />);
  await userEvent.click(screen.getByRole('button', { name: /^Убрать из корзины/ }));
  expect(screen.getByRole('status')).toHaveTextContent('Tempo Кеды Court Low — убрано из корзины');
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Убрать из корзины/ })).toHaveFocus();
});

it('CartLine takes no focus when it is first rendered as removed', () => {
  render(<CartLine {...line} removed onRestore={nothing} />);
  expect(document.body).toHaveFocus();
});

it.each([
  [1_199_000, 'Цена выросла, была 11 990 ₽'],
  [1_399_000, 'Цена снизилась, была 13 990 ₽'],
])('CartLine says how the price changed from %d', (seenPrice, words) => {
  render(<CartLine {...line} seenPrice={seenPrice} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('CartLine shows the quantity unless the item cannot be ordered', () => {
  const { rerender } = render(<CartLine {...line} quantity="2 шт." />);
  expect(screen.getByText('2 шт.')).toBeInTheDocument();
  rerender(<CartLine {...line} quantity="2 шт." state="sold" />);
  expect(screen.queryByText('2 шт.')).not.toBeInTheDocument();
});

it('CartLine shows no price change when the price is unchanged', () => {
  render(<CartLine {...line} seenPrice={line.price} />);
  expect(screen.queryByText(/была/)).not.toBeInTheDocument();
});

it('CartLine shows the loyalty price beside the regular price and compares only the regular one', () => {
  render(<CartLine {...line} price={649_000} loyaltyPrice={599_000} seenPrice={649_000} />);
  expect(screen.getByText('6 490 ₽')).toBeInTheDocument();
  expect(screen.getByText('С аккаунтом 5 990 ₽')).toBeInTheDocument();
  expect(screen.queryByText(/была/)).not.toBeInTheDocument();
});

it.each([
  ['sold', 'Этот размер раскупили'],
  ['reserved', /В брони у другого покупателя/],
  ['withdrawn', 'Больше не продаётся'],
] as const)('CartLine that is %s says so, shows no price and cannot be selected', (state, words) => {
  render(<CartLine {...line} state={state} seenPrice={1} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Убрать/ })).toBeEnabled();
});

it('CartLine is disabled and aria-busy while loading', () => {
  render(<CartLine {...line} loading />);
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('button')).toBeDisabled();
});

it('CartLine shows its error as an alert', () => {
  render(<CartLine {...line} error="Не удалось убрать. Проверьте связь." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте связь');
});

it('CartLine made of given parts has those alone, in their order, with the names of a whole line', async () => {
  const onRemove = jest.fn();
  const { container } = render(
    <CartLine {...line} oldPrice={1_499_000} onRemove={onRemove} quantity="2 шт." error="Нет связи">
      <CartLine.Price />
      <p>2 цвета</p>
      <CartLine.Name />
      <CartLine.Details />
      <CartLine.Remove icon={<b />} />
    </CartLine>,
  );
  const parts = [...container.querySelectorAll('article > *')].map((part) => part.getAttribute('data-part'));
  expect(parts).toEqual(['price', null, 'heading', 'details', 'remove']);
  expect(screen.getByRole('article', { name: 'Tempo Кеды Court Low' })).toHaveTextContent('Размер 42');
  expect(screen.getByRole('heading', { name: 'Tempo Кеды Court Low', level: 3 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Кеды Court Low' })).toHaveAttribute('href', '/product/tempo-court');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Tempo Кеды Court Low' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('CartLine made of given parts is removed and restored as a whole one', async () => {
  render(<Removable parts={<CartLine.Remove />} />);
  await userEvent.click(screen.getByRole('button', { name: /^Убрать из корзины/ }));
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: /^Убрать из корзины/ })).toHaveFocus();
});

it('CartLine gives its parts the classes of classNames', () => {
  render(<CartLine {...line} classNames={{ name: 'mine', picture: 'wide' }} />);
  expect(screen.getByRole('link')).toHaveClass('mine');
  expect(document.querySelector('[data-part="picture"]')).toHaveClass('wide');
});

it('CartLine without onCheckedChange keeps the box for the form around it', async () => {
  const { onCheckedChange: _, onRemove: __, ...plain } = line;
  render(<CartLine {...plain} />);
  const box = screen.getByRole('checkbox');
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a part outside of a CartLine says where it belongs', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<CartLine.Price />)).toThrow('CartLine.Price must stand inside a CartLine');
});

it('CartLine renders completely on the server, and its remove button can submit a form', () => {
  const page = renderOnServer(<CartLine {...line} removeButton={{ type: 'submit', name: 'remove', value: 'a' }} />);
  expect(page).toHaveTextContent('12 990 ₽');
  const button = page.querySelector('button');
  expect(button).toHaveAttribute('type', 'submit');
  expect([button?.name, button?.value]).toEqual(['remove', 'a']);
});

it.each([{}, { removed: true }])('CartLine keeps unknown fields of a record out of the page when it is %o', (state) => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const record = { ...line, offerId: 7, currency: 'RUB', onSale: true, stock: { msk: 1 } };
  render(<CartLine {...record} {...state} id="line" data-x="" />);
  const names = screen.getByRole('article').getAttributeNames();
  expect(names.sort()).toEqual(['aria-label', 'class', 'data-x', 'id']);
  expect(warn).not.toHaveBeenCalled();
});

it('CartLine names its checkbox by the product when the product has no brand', () => {
  const { brand: _, ...unbranded } = line;
  render(<CartLine {...unbranded} />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Заказать: Кеды Court Low');
});

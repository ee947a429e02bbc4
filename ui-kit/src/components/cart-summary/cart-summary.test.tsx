import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { CartSummary, cartTotal, type CartSummaryProps } from './index.js';

const sums: CartSummaryProps = {
  count: 2,
  goods: 2_589_000,
  discounts: [
    { label: 'На товары', amount: 391_000 },
    { label: 'Промокод MEET10', amount: 100_000 },
  ],
  onConfirm: () => undefined,
};

it('CartSummary shows a total that equals the sum of its lines', () => {
  const kopecks = fc.nat({ max: 10_000_000 });
  fc.assert(
    fc.property(
      kopecks,
      fc.array(kopecks, { maxLength: 4 }),
      fc.option(kopecks, { nil: undefined }),
      (rest, cut, delivery) => {
        const discounts = cut.map((amount, index) => ({ label: String(index), amount }));
        const discount = cut.reduce((sum, amount) => sum + amount, 0);
        expect(cartTotal({ goods: rest + discount, discounts, delivery })).toBe(rest + (delivery ?? 0));
      },
    ),
  );
});

const line = (name: string) => screen.getByText(name).parentElement;

it('CartSummary lists every amount that makes up the total', () => {
  render(<CartSummary {...sums} cashback={620} />);
  expect(line('2 товара')).toHaveTextContent('25 890 ₽');
  expect(line('Скидка')).toHaveTextContent('−4 910 ₽');
  expect(line('На товары')).toHaveTextContent('−3 910 ₽');
  expect(line('Промокод MEET10')).toHaveTextContent('−1 000 ₽');
  expect(line('Доставка')).toHaveTextContent('При оформлении');
  expect(line('Начислим кешбэк')).toHaveTextContent('+620');
  expect(line('Итого')).toHaveTextContent('20 980 ₽');
});

it.each([
  [0, 'Бесплатно', '20 980 ₽'],
  [39_000, '390 ₽', '21 370 ₽'],
])('CartSummary adds the delivery price of %d kopecks to the total', (delivery, words, total) => {
  render(<CartSummary {...sums} delivery={delivery} />);
  expect(line('Доставка')).toHaveTextContent(words);
  expect(line('Итого')).toHaveTextContent(total);
});

it('CartSummary calls onConfirm once per press, and never while sending or for an empty cart', async () => {
  const onConfirm = jest.fn();
  const { rerender } = render(<CartSummary {...sums} onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  rerender(<CartSummary {...sums} actionLoading onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<CartSummary {...sums} count={0} goods={0} discounts={[]} onConfirm={onConfirm} />);
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByText('Отметьте товары, которые хотите заказать')).toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('CartSummary shows the progress to free delivery and to the next loyalty level', () => {
  const { rerender } = render(
    <CartSummary
      {...sums}
      freeDelivery={{ from: 3_000_000, reached: 2_098_000 }}
      nextLevel={{ name: 'Серебро', required: 5_000_000, reached: 3_000_000 }}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'До бесплатной доставки 9\u00A0020\u00A0₽' })).toHaveValue(2_098_000);
  expect(screen.getByRole('progressbar', { name: 'До уровня «Серебро» 20\u00A0000\u00A0₽' })).toBeInTheDocument();
  rerender(
    <CartSummary
      {...sums}
      freeDelivery={{ from: 800_000, reached: 2_098_000 }}
      nextLevel={{ name: 'Серебро', required: 2_000_000, reached: 3_000_000 }}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Доставим бесплатно' })).toHaveValue(800_000);
  expect(screen.getByRole('progressbar', { name: 'С этим заказом вы получите уровень «Серебро»' })).toBeInTheDocument();
});

it('CartSummary shows a guest the advantages of signing in', () => {
  render(<CartSummary {...sums} guest={{ href: '/auth' }} />);
  expect(screen.getByText('5 000 бонусов за регистрацию')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Войти или зарегистрироваться' })).toHaveAttribute('href', '/auth');
});

it('CartSummary hides amounts while loading and shows its error', () => {
  const { rerender } = render(<CartSummary {...sums} loading />);
  expect(screen.queryByText(/₽/)).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toBeDisabled();
  rerender(<CartSummary {...sums} error="Не удалось оформить. Проверьте связь." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Проверьте связь');
});

it('CartSummary keeps the place of the discount row while the cart lines are loading', () => {
  const rows = () => screen.getAllByRole('definition').length;
  const { rerender } = render(<CartSummary goods={0} discounts={[]} count={0} loading />);
  const before = rows();
  rerender(<CartSummary {...sums} discounts={sums.discounts.slice(0, 1)} />);
  expect(rows()).toBe(before);
});

it('CartSummary submits a form elsewhere on the page when its button is given the form', async () => {
  const onSubmit = jest.fn<(data: FormData) => void>();
  render(
    <>
      <form id="checkout" action={onSubmit}>
        <input name="phone" defaultValue="1" />
      </form>
      <CartSummary {...sums} actionButton={{ type: 'submit', form: 'checkout', name: 'pay', value: 'card' }} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  expect([...onSubmit.mock.calls[0]![0]]).toEqual([
    ['phone', '1'],
    ['pay', 'card'],
  ]);
});

it('CartSummary does not submit the form around it when it is given no form', async () => {
  const onSubmit = jest.fn<(data: FormData) => void>();
  render(
    <form action={onSubmit}>
      <CartSummary {...sums} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PaymentNewsProps } from './payment-news';

let search = '?from=payment';
jest.unstable_mockModule('react-router', () => ({
  useSearchParams: () => [new URLSearchParams(search)],
  useRevalidator: () => ({ revalidate: () => undefined }),
  useFetcher: () => ({ Form: 'form', state: 'idle' }),
}));
const { PaymentNews } = await import('./payment-news');

const order = { id: 'a', status: 'PAID_READY_TO_SEND', paid: true, payable: false } as PaymentNewsProps['order'];
const show = (given: Partial<PaymentNewsProps['order']>) =>
  render(<PaymentNews order={{ ...order, ...given }}>Сохраните ссылку</PaymentNews>);

it('PaymentNews thanks a shopper who returns from a payment, but not after a later visit or a cancellation', () => {
  show({});
  expect(screen.getByText('Спасибо, оплата прошла')).toBeVisible();
  for (const status of ['CANCEL_PURCHASE', 'ISSUED_REFUND'] as const) {
    const { container } = show({ status });
    expect(container).toBeEmptyDOMElement();
  }
  search = '';
  expect(show({}).container).toBeEmptyDOMElement();
});

it('PaymentNews waits for confirmation right after a payment, and otherwise offers to pay an unpaid order', () => {
  search = '?from=payment';
  const { unmount } = show({ paid: false, payable: true });
  expect(screen.getByText(/^Ждём подтверждения оплаты/)).toBeVisible();
  unmount();
  search = '';
  show({ paid: false, payable: true, totalPrice: 404_000 });
  expect(screen.getByRole('button', { name: /^Оплатить 4\s040\s₽$/ })).toBeVisible();
});

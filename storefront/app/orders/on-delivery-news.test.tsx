import { render, screen } from '@testing-library/react';
import { OnDeliveryNews } from './on-delivery-news';

it('OnDeliveryNews names the amount due at handover for an order paid on delivery', () => {
  render(<OnDeliveryNews order={{ paymentType: 'ON_DELIVERY', amountDue: 222_100 }} />);
  expect(screen.getByText(/^Оплата при получении: 2\s221\s₽$/)).toBeInTheDocument();
});

it.each([
  ['an order that is paid for', { paymentType: 'ON_DELIVERY', amountDue: 0 } as const],
  ['an order that is paid online', { paymentType: 'SBP', amountDue: 222_100 } as const],
])('OnDeliveryNews renders nothing for %s', (_, order) => {
  const { container } = render(<OnDeliveryNews order={order} />);
  expect(container).toBeEmptyDOMElement();
});

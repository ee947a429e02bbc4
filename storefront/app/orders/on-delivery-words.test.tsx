import { OrderStatusTimeline } from '@meet/ui-kit';
import { render, screen } from '@testing-library/react';
import { OnDeliveryWords } from './on-delivery-words';

const timeline = (
  <OrderStatusTimeline
    status="PAID_READY_TO_SEND"
    history={[{ status: 'PAID_READY_TO_SEND', at: '2026-11-27T12:00:00Z' }]}
  />
);

it('an order that is paid for on delivery is confirmed, not paid', () => {
  render(<OnDeliveryWords paymentType="ON_DELIVERY">{timeline}</OnDeliveryWords>);
  expect(screen.getByRole('heading', { name: 'Подтверждён' })).toBeInTheDocument();
  expect(screen.queryByText(/Оплачен/)).toBeNull();
});

it('an order that is paid online is paid', () => {
  render(<OnDeliveryWords paymentType="SBP">{timeline}</OnDeliveryWords>);
  expect(screen.getByRole('heading', { name: 'Оплачен' })).toBeInTheDocument();
});

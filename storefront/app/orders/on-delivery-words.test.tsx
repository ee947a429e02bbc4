import { OrderStatusTimeline } from '@meet/ui-kit';
import { render, screen } from '@testing-library/react';
import { OnDeliveryWords } from './on-delivery-words';
import { StatusWordsContext } from './status-words';
import { statusWordsOf } from './status-words.server';

const timeline = (
  <OrderStatusTimeline
    status="PAID_READY_TO_SEND"
    history={[{ status: 'PAID_READY_TO_SEND', at: '2026-11-27T12:00:00Z' }]}
  />
);

it('the timeline calls an order that is paid for on delivery confirmed instead of paid', () => {
  render(<OnDeliveryWords paymentType="ON_DELIVERY">{timeline}</OnDeliveryWords>);
  expect(screen.getByRole('heading', { name: 'Подтверждён' })).toBeInTheDocument();
  expect(screen.queryByText(/Оплачен/)).toBeNull();
});

it('the timeline calls an order that was paid online paid', () => {
  render(<OnDeliveryWords paymentType="SBP">{timeline}</OnDeliveryWords>);
  expect(screen.getByRole('heading', { name: 'Оплачен' })).toBeInTheDocument();
});

it.each(['SBP', 'ON_DELIVERY'] as const)(
  'the timeline of an order paid by %s shows the shop’s own name of a status',
  (paymentType) => {
    const words = statusWordsOf([{ status: 'PAID_READY_TO_SEND', name: 'Собираем' }]);
    render(
      <StatusWordsContext value={words}>
        <OnDeliveryWords paymentType={paymentType}>{timeline}</OnDeliveryWords>
      </StatusWordsContext>,
    );
    expect(screen.getByRole('heading', { name: 'Собираем' })).toBeInTheDocument();
  },
);

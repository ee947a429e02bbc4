import { render, screen } from '@testing-library/react';
import { ListedOrderCard } from './listed-order-card';
import { isOnItsWay } from './listed-order';
import type { ListedOrder } from './load-orders.server';
import { StatusWordsContext } from './status-words';
import { statusWordsOf } from './status-words.server';

type Status = ListedOrder['status'];

const order = (status: Status, statusName: string, ...units: Status[]): ListedOrder => ({
  ...{ uuid: 'one', id: 'public', number: 1042, createdAt: '2026-11-23T10:00:00Z', status, statusName },
  ...{ totalPrice: 900_000, refunded: 208_000, paid: true, paymentType: 'SBP', payable: false, amountDue: 0 },
  orderProductItems: units.map((unit) => ({
    ...{ status: unit, cashback: 0, estimatedDeliveryFrom: null, estimatedDeliveryDate: null },
    productItem: { name: 'Ridge', image: null },
  })),
});

describe('an order in the list', () => {
  it.each<[string, ListedOrder, string]>([
    [
      'one thing stays and the other’s money is back',
      order('DELIVERED', 'Получен', 'DELIVERED', 'ISSUED_REFUND'),
      'Получен · Частично возвращён',
    ],
    [
      'one is exchanged and the other’s money is back',
      order('ARRANGED_EXCHANGE', 'Оформлен обмен', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'),
      'Оформлен обмен · Частично возвращён',
    ],
    [
      'one is on its way and the other’s money is back',
      order('HANDED_OVER_FOR_DELIVERY', 'Передан в доставку', 'HANDED_OVER_FOR_DELIVERY', 'ISSUED_REFUND'),
      'Передан в доставку · Частично возвращён',
    ],
    ['all money is back', order('ISSUED_REFUND', '', 'ISSUED_REFUND', 'CANCEL_PURCHASE'), 'Деньги возвращены'],
    [
      'one is exchanged and the other has come',
      order('DELIVERED', '', 'DELIVERED', 'ARRANGED_EXCHANGE'),
      'Оформлен обмен',
    ],
  ])('names the status of what is left when %s', (_when, listed, words) => {
    render(<ListedOrderCard order={listed} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('speaks of no return when a thing was refused at the door, which nobody had paid for', () => {
    const units = order('DELIVERED', 'Получен', 'DELIVERED', 'ISSUED_REFUND');
    render(<ListedOrderCard order={{ ...units, paymentType: 'ON_DELIVERY', refunded: 0 }} />);
    expect(screen.getByText('Получен и оплачен')).toBeInTheDocument();
    expect(screen.queryByText(/возвращён/)).toBeNull();
  });

  it('keeps the shop’s own name of the status when a part came back', () => {
    render(
      <StatusWordsContext value={statusWordsOf([{ status: 'DELIVERED', name: 'Уже у вас' }])}>
        <ListedOrderCard order={order('DELIVERED', 'Получен', 'DELIVERED', 'ISSUED_REFUND')} />
      </StatusWordsContext>,
    );
    expect(screen.getByText('Уже у вас · Частично возвращён')).toBeInTheDocument();
  });

  it('is on its way as long as an exchanged thing is to come', () => {
    expect(isOnItsWay(order('DELIVERED', '', 'DELIVERED', 'ARRANGED_EXCHANGE'))).toBe(true);
    expect(isOnItsWay(order('ARRANGED_EXCHANGE', '', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'))).toBe(true);
    expect(isOnItsWay(order('DELIVERED', '', 'DELIVERED', 'ISSUED_REFUND'))).toBe(false);
  });
});

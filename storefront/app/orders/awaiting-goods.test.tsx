/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { AwaitingGoods } from './awaiting-goods';

const item: OrderedGoodsFragment = {
  ...{
    id: 'ridge',
    status: 'AWAITING_PAY',
    statusHistory: [],
    estimatedDeliveryFrom: null,
    estimatedDeliveryDate: null,
    trackCode: null,
  },
  ...{ price: 500_000, discountValue: 0, bonuses: 0, soldPrice: 500_000, cashback: 0 },
  productItem: {
    ...{
      id: 'ridge',
      productId: 'ridge',
      slug: 'ridge',
      name: 'Ridge',
      brands: [],
      deliverySpeed: 'FAST',
      image: null,
    },
    size: { slug: '42', name: '42' },
  },
};
const order = { id: 'public', amountDue: 500_000, expiresAt: '2026-11-23T10:00:00Z', payable: true };

function show(changes: Partial<Parameters<typeof AwaitingGoods>[0]['order']>) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <AwaitingGoods order={{ ...order, awaitingItems: [item], ...changes }} /> },
  ]);
  return renderToStaticMarkup(<Stub />).replace(/<style[^]*?<\/style>/g, '');
}

it('AwaitingGoods shows what was added to a paid order, its price and until when it is reserved', () => {
  const page = show({});
  expect(page).toContain('Ждёт доплаты');
  expect(page).toContain('Ridge');
  expect(page).toMatch(/Доплатить 5\s000\s₽/);
  expect(page).toContain('Вещи отложены до 23 ноября');
});

it('AwaitingGoods has no payment button after the payment deadline', () => {
  expect(show({ payable: false })).not.toContain('<button');
});

it('AwaitingGoods renders nothing when no goods of the order await payment', () => {
  expect(show({ awaitingItems: [] })).toBe('');
});

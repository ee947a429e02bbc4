import { awaitedMoney } from './awaited-money';

const order = {
  ...({ status: 'AWAITING_PAY', amountDue: 100, paymentType: 'BANK_CARD', paid: false, totalPrice: 100 } as const),
  history: [],
};
const cancelledBy = (actorKind: 'SYSTEM' | 'SHOPPER') => ({
  ...({ status: 'CANCEL_PURCHASE', amountDue: 0 } as const),
  history: [
    { status: null, actorKind: null },
    { status: 'CANCEL_PURCHASE', actorKind } as const,
    { status: 'AWAITING_PAY', actorKind: 'SHOPPER' } as const,
  ],
});

it.each([
  [100, 'the order awaits its payment', {}],
  [100, 'an operator has confirmed the order', { status: 'ACCEPT_MEET_WAIT_PAID' }],
  [70, 'units were added to a paid order', { status: 'PAID_READY_TO_SEND', paid: true, amountDue: 70 }],
  [100, 'the time to pay is over', cancelledBy('SYSTEM')],
  [0, 'the buyer has cancelled the order', cancelledBy('SHOPPER')],
  [0, 'the order waits for the call', { status: 'AWAITING_CALL' }],
  [0, 'the order is paid on delivery', { paymentType: 'ON_DELIVERY', status: 'PAID_READY_TO_SEND' }],
  [0, 'the order is paid', { paid: true, amountDue: 0 }],
] as const)('awaitedMoney is %s when %s', (money, _, changes) => {
  expect(awaitedMoney({ ...order, ...changes })).toBe(money);
});

import { linkState } from './link-state';

const order = {
  ...({ status: 'AWAITING_PAY', amountDue: 100, paymentType: 'BANK_CARD', paid: false } as const),
  ...{ payable: true, paymentLink: 'https://pay.example/1' },
};

it.each([
  ['READY', 'the buyer can pay by the link', {}],
  ['ABSENT', 'the order is payable and has no link', { paymentLink: null }],
  ['READY', 'units were added to a paid order', { status: 'PAID_READY_TO_SEND', paid: true }],
  ['UNCONFIRMED', 'the order waits for the call', { status: 'AWAITING_CALL', payable: false, paymentLink: null }],
  ['EXPIRED', 'the time to pay is over', { payable: false, paymentLink: null }],
  [null, 'nothing is due', { amountDue: 0 }],
  [null, 'the order is cancelled', { status: 'CANCEL_PURCHASE', payable: false }],
  [null, 'the order is paid on delivery', { paymentType: 'ON_DELIVERY', payable: false }],
] as const)('linkState is %s when %s', (state, _, changes) => {
  expect(linkState({ ...order, ...changes })).toBe(state);
});

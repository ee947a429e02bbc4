import { lackOf, lapsedFor } from './lapse';

it.each([
  ['PHONE', 'AWAITING_CALL', false, false],
  ['CALL', 'AWAITING_CALL', true, false],
  ['PAYMENT', 'AWAITING_PAY', false, false],
  ['PAYMENT', 'ACCEPT_MEET_WAIT_PAID', true, false],
  [null, 'AWAITING_PAY', false, true],
  [null, 'DELIVERED', true, false],
] as const)('lackOf is %s for an order that is %s', (lack, status, phoneConfirmed, paid) =>
  expect(lackOf({ status, phoneConfirmed, paid })).toBe(lack),
);

describe('lapsedFor', () => {
  const placed = { id: '1', kind: 'STATUS', status: 'AWAITING_CALL', actorKind: 'SYSTEM' } as const;
  const letter = { id: '2', kind: 'LETTER', status: null, actorKind: null } as const;
  const cancelled = { id: '3', kind: 'STATUS', status: 'CANCEL_PURCHASE', actorKind: 'SYSTEM' } as const;

  it('says what was missing when the shop cancelled the order by itself', () => {
    const events = [cancelled, letter, placed];
    expect(lapsedFor(cancelled, events, false)).toBe('PHONE');
    expect(lapsedFor(cancelled, events, true)).toBe('CALL');
    expect(lapsedFor(cancelled, [cancelled, { ...placed, status: 'AWAITING_PAY' }], false)).toBe('PAYMENT');
  });

  it('says nothing of other events, and of a cancellation by somebody', () => {
    expect(lapsedFor(letter, [letter, placed], false)).toBeNull();
    const bySomebody = { ...cancelled, actorKind: 'SHOPPER' } as const;
    expect(lapsedFor(bySomebody, [bySomebody, placed], false)).toBeNull();
  });
});

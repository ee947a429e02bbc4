import type { Random } from '@meet/demo/random';

export const ENDINGS = [
  'PAY',
  'PAY_TWICE',
  'PAY_LATE',
  /** The shopper orders again with the same promo code, before the late payment of the first order arrives. */
  'PAY_LATE_AND_AGAIN',
  'PAY_WITHOUT_WEBHOOK',
  'DECLINE_THEN_PAY',
  'NEVER_PAY',
  'CANCEL',
  'PAY_THEN_CANCEL',
  /** Pays on delivery: waits until the order is delivered, expires or is not collected. */
  'ON_DELIVERY',
  /** Cancels an order with payment on delivery while an operator confirms and processes it. */
  'ON_DELIVERY_CANCEL',
] as const;
export type Ending = (typeof ENDINGS)[number];

const SHARES: Record<Ending, number> = {
  PAY: 0.1,
  PAY_TWICE: 0.09,
  PAY_LATE: 0.08,
  PAY_LATE_AND_AGAIN: 0.12,
  PAY_WITHOUT_WEBHOOK: 0.08,
  DECLINE_THEN_PAY: 0.08,
  NEVER_PAY: 0.08,
  CANCEL: 0.06,
  PAY_THEN_CANCEL: 0.07,
  ON_DELIVERY: 0.16,
  ON_DELIVERY_CANCEL: 0.08,
};

/** What a shopper intends to order, and how the order should end. */
export interface Intent {
  /** All offers of the shop, the shopper's favourite first, and how many of them the shopper orders. */
  wishes: string[];
  count: number;
  ending: Ending;
  bonuses: number;
  promocode: string | null;
  /** The shopper presses the order button twice at once. */
  impatient: boolean;
  paymentType: 'BANK_CARD' | 'SBP' | 'WALLET' | 'ON_DELIVERY';
  thinkMs: number;
  restMs: number;
}

/**
 * Draws an intent with the random generator only, so that the draws are repeatable: nothing depends on the shop's
 * answers.
 */
export function drawIntent(random: Random, offers: string[], promocodes: string[]): Intent {
  const ending = drawEnding(random.next());
  const withoutCode = ending === 'PAY_LATE_AND_AGAIN' && promocodes.length ? [] : [null, null];
  return {
    ending,
    wishes: random.some(offers, offers.length),
    count: random.pick([1, 1, 2, 3]),
    bonuses: random.pick([0, 0, 500, 1000]),
    promocode: random.pick([...withoutCode, ...promocodes]),
    impatient: random.chance(0.2),
    paymentType: ending.startsWith('ON_DELIVERY') ? 'ON_DELIVERY' : random.pick(['BANK_CARD', 'SBP', 'WALLET']),
    thinkMs: random.whole(0, 2500),
    restMs: random.whole(1000, 6000),
  };
}

function drawEnding(chance: number): Ending {
  let sum = 0;
  return ENDINGS.find((ending) => (sum += SHARES[ending]) > chance) ?? 'PAY';
}

import { changeLine, changesOf, faultWords } from './order-faults';

const words = (code: string, details: Record<string, unknown>, retryAt?: string) =>
  faultWords({ code, message: '', details, ...(retryAt ? { retryAt } : {}) });

describe('unpaid reservations', () => {
  const retryAt = '2026-11-21T14:45:00.000Z';
  const wayOut = 'Оплатите или отмените прежние заказы либо попробуйте после 21 ноября в 17:45\u00a0МСК.';

  it.each([
    ['OPEN_ORDERS', 'На этот номер уже есть неоплаченные заказы.'],
    ['HELD_UNITS', 'Столько вещей без оплаты не отложить.'],
    ['HELD_VALUE', 'На такую сумму без оплаты не отложить.'],
    ['OFFER_SHARE', 'Эти вещи отложены в другом заказе.'],
  ])(
    'an order refused for too many unpaid reservations (%s) shows the cause, a way out and when to retry',
    (reason, cause) => {
      expect(words('TOO_MANY_REQUESTS', { reason }, retryAt)).toBe(`${cause} ${wayOut}`);
    },
  );

  it('an order refused with TOO_MANY_REQUESTS and no reason shows that there were too many attempts', () => {
    expect(words('TOO_MANY_REQUESTS', {}, retryAt)).toBe(
      'Слишком много попыток. Попробуйте после 21 ноября в 17:45\u00a0МСК.',
    );
    expect(words('TOO_MANY_REQUESTS', {})).toBe('Слишком много попыток. Попробуйте позже.');
  });
});

describe('orders that are too large', () => {
  it.each([
    [20, '20\u00a0вещей'],
    [21, '21\u00a0вещи'],
    [22, '22\u00a0вещей'],
  ])('the message about a too large order says that %i units are allowed', (most, count) => {
    expect(words('ORDER_TOO_LARGE', { reason: 'LINES', most })).toBe(
      `В одном заказе не больше ${count}. Оставьте столько или разделите заказ на несколько.`,
    );
  });

  it.each(['HELD_UNITS', 'HELD_VALUE', 'OFFER_SHARE'])(
    'an order refused as too large because of %s tells the shopper to split it',
    (reason) => {
      expect(words('ORDER_TOO_LARGE', { reason })).toBe(
        'Столько без оплаты не отложить. Разделите заказ на несколько и оплатите их по очереди.',
      );
    },
  );
});

it('changeLine says how many units are left when fewer than ordered', () => {
  const changes = [{ id: 'a', reason: 'QUANTITY', price: 100_000, quantity: 2 }];
  const [change] = changesOf({ code: 'ORDER_CHANGED', message: '', details: { changes } });
  expect(changeLine(change!, 'Носки, 42')).toBe('Носки, 42: сейчас не больше 2\u00A0шт.');
});

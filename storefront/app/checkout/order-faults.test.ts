import { changeLine, changesOf, faultWords } from './order-faults';

const words = (code: string, details: Record<string, unknown>, retryAt?: string) =>
  faultWords({ code, message: '', details, ...(retryAt ? { retryAt } : {}) });

describe('what is held without paying keeps a new order back', () => {
  const retryAt = '2026-11-21T14:45:00.000Z';
  const wayOut = 'Оплатите или отмените прежние заказы либо попробуйте после 21 ноября в 17:45\u00a0МСК.';

  it.each([
    ['OPEN_ORDERS', 'На этот номер уже есть неоплаченные заказы.'],
    ['HELD_UNITS', 'Столько вещей без оплаты не отложить.'],
    ['HELD_VALUE', 'На такую сумму без оплаты не отложить.'],
    ['OFFER_SHARE', 'Эти вещи уже отложены для вас в другом заказе.'],
  ])('%s has its words, a way out and the time of it', (reason, cause) => {
    expect(words('TOO_MANY_REQUESTS', { reason }, retryAt)).toBe(`${cause} ${wayOut}`);
  });

  it('and a limit without a reason is one of attempts', () => {
    expect(words('TOO_MANY_REQUESTS', {}, retryAt)).toBe(
      'Слишком много попыток. Попробуйте после 21 ноября в 17:45\u00a0МСК.',
    );
    expect(words('TOO_MANY_REQUESTS', {})).toBe('Слишком много попыток. Попробуйте позже.');
  });
});

describe('an order that is too large by itself', () => {
  it.each([
    [20, '20\u00a0вещей'],
    [21, '21\u00a0вещи'],
    [22, '22\u00a0вещей'],
  ])('says that %i units are the most', (most, count) => {
    expect(words('ORDER_TOO_LARGE', { reason: 'LINES', most })).toBe(
      `В одном заказе не больше ${count}. Оставьте столько или разделите заказ на несколько.`,
    );
  });

  it.each(['HELD_UNITS', 'HELD_VALUE', 'OFFER_SHARE'])('is to be split where %s stands against it', (reason) => {
    expect(words('ORDER_TOO_LARGE', { reason })).toBe(
      'Столько без оплаты не отложить. Разделите заказ на несколько и оплатите их по очереди.',
    );
  });
});

it('fewer units are left than were ordered: how many', () => {
  const changes = [{ id: 'a', reason: 'QUANTITY', price: 100_000, quantity: 2 }];
  const [change] = changesOf({ code: 'ORDER_CHANGED', message: '', details: { changes } });
  expect(changeLine(change!, 'Носки, 42')).toBe('Носки, 42: сейчас не больше 2\u00A0шт.');
});

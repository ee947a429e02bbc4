import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { returnFaultWords } from './return-fault-words';
import {
  returnLines,
  returnsUntil,
  stateWords,
  valueWords,
  wereDelivered,
  type OrderReturns,
  type ReturnRequest,
} from './return-view';

const unit = (id: string, changes: Partial<OrderedGoodsFragment> = {}): OrderedGoodsFragment => ({
  id,
  status: 'DELIVERED',
  statusHistory: [{ status: 'DELIVERED', createdAt: '2026-11-10T10:00:00Z' }],
  estimatedDeliveryFrom: null,
  estimatedDeliveryDate: null,
  price: 1_299_000,
  discountValue: 0,
  bonuses: 0,
  soldPrice: 1_000_000,
  cashback: 100,
  trackCode: null,
  productItem: {
    id,
    productId: id,
    slug: id,
    name: `Кеды ${id}`,
    brands: [{ slug: 'yard', name: 'Двор' }],
    deliverySpeed: 'FAST',
    image: null,
    size: { slug: 'one', name: 'One Size' },
  },
  ...changes,
});

const value = { money: 1_000_000, bonuses: 20, cashback: 101 };
const request = (changes: Partial<ReturnRequest> = {}): ReturnRequest => ({
  id: 'r',
  number: 12,
  state: 'NEW',
  createdAt: '2026-11-11T10:00:00Z',
  updatedAt: '2026-11-11T10:00:00Z',
  instructions: null,
  rejectionReason: null,
  cancellable: true,
  value,
  photos: [],
  items: [
    { id: 'c', name: 'Кеды', sizeName: '42', reason: 'SIZE', comment: '', wanted: null, outcome: null, image: null },
  ],
  ...changes,
});
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('returnable units', () => {
  const until = '2026-11-24T10:00:00Z';
  const returns: OrderReturns = {
    items: [
      { id: 'a', refusal: null, until, value, exchanges: [] },
      { id: 'b', refusal: 'TOO_LATE', until: '2026-11-12T10:00:00Z', value, exchanges: [] },
      { id: 'c', refusal: 'REQUESTED', until: '2026-11-20T10:00:00Z', value, exchanges: [] },
      { id: 'd', refusal: 'NOT_DELIVERED', until: null, value, exchanges: [] },
      { id: 'e', refusal: 'NOT_DELIVERED', until: null, value, exchanges: [] },
    ],
    requests: [request({ state: 'CANCELLED', number: 11 }), request()],
  };
  const items = [
    unit('a'),
    unit('b'),
    unit('c'),
    unit('d', { status: 'ISSUED_REFUND' }),
    unit('e', { status: 'AWAITING_PAY' }),
  ];

  it('returnLines lists returnable units with their refund, and the others with the reason of refusal', () => {
    const lines = returnLines(items, returns);
    expect(lines[0]).toEqual({
      id: 'a',
      name: 'Кеды a',
      brand: 'Двор',
      picture: null,
      sizeName: null,
      price: 1_000_000,
      points: 20,
      exchanges: [],
    });
    expect(lines.map(({ refusal }) => plain((refusal as string | undefined) ?? null))).toEqual([
      undefined,
      'Срок возврата прошёл 12 ноября',
      'Уже в заявке 12',
      'Деньги за эту вещь возвращены',
      'Эта вещь ещё не получена',
    ]);
  });

  it('returnsUntil is the earliest deadline of the returnable units', () => {
    expect(returnsUntil(returns)).toBe(until);
    expect(returnsUntil({ ...returns, items: returns.items.slice(1) })).toBeUndefined();
  });

  it('wereDelivered is true when some unit was ever delivered', () => {
    expect(wereDelivered([unit('a', { status: 'ISSUED_REFUND' })])).toBe(true);
    expect(wereDelivered([unit('a', { statusHistory: [{ status: 'AWAITING_PAY', createdAt: until }] })])).toBe(false);
  });
});

describe('return requests', () => {
  it('valueWords says what a return will refund, and later what it refunded', () => {
    expect(plain(valueWords(request()))).toBe('Вернём 10 000 ₽ и 20 бонусов, кешбэк за них — 101 бонус — спишем.');
    const less = { money: 1_000_000, bonuses: 0, cashback: 0 };
    expect(plain(valueWords(request({ state: 'REFUNDED', value: less })))).toBe('Вернули 10 000 ₽.');
  });

  it.each(['REJECTED', 'CANCELLED'] as const)('valueWords promises no refund for a request that is %s', (state) => {
    expect(valueWords(request({ state }))).toBeNull();
  });

  it('stateWords shows the operator’s instructions or reason for the rejection of a return', () => {
    expect(stateWords(request({ state: 'APPROVED', instructions: 'Отправьте СДЭКом' })).note).toBe('Отправьте СДЭКом');
    expect(stateWords(request({ state: 'REJECTED', rejectionReason: 'Следы носки' }))).toMatchObject({
      title: 'Отклонена',
      note: 'Следы носки',
    });
  });

  it('stateWords promises no money for a return that was only an exchange', () => {
    const [item] = request().items;
    const closed = request({ state: 'REFUNDED', items: [{ ...item!, outcome: 'EXCHANGE' }] });
    expect(stateWords(closed).title).toBe('Обмен оформлен');
  });
});

describe('errors of the API', () => {
  const fault = (code: string, details = {}) => ({ code, message: 'Слишком часто, подождите минуту', details });
  const lines = [
    { id: 'a', name: 'Кеды' },
    { id: 'b', name: 'Куртка' },
  ];

  it('returnFaultWords names the units that can no longer be returned', () => {
    const refused = fault('RETURN_NOT_ALLOWED', { items: [{ id: 'b', reason: 'TOO_LATE' }] });
    expect(returnFaultWords(refused, lines)).toContain('вернуть «Куртка» стало нельзя');
  });

  it.each([
    ['UPLOAD_NOT_USABLE', 'приложите снова'],
    ['UNAUTHORIZED', 'Войдите'],
    ['TOO_MANY_REQUESTS', 'Слишком часто, подождите минуту'],
  ])('returnFaultWords says what to do after the error %s', (code, words) => {
    expect(returnFaultWords(fault(code), lines)).toContain(words);
  });

  it('returnFaultWords returns no text for a lost connection, which the form reports itself', () => {
    expect(returnFaultWords(fault('NO_SIGNAL'), lines)).toBeUndefined();
  });
});

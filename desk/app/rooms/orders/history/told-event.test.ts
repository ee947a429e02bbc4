import { actionTexts } from '../../../graphql/action-words';
import { orderStatusTexts } from '../../../graphql/order-status-words';
import { historyTexts } from './history-words';
import { actorOf, reasonsOf, toldEvent, type OrderEvent } from './told-event';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;
const event: OrderEvent = {
  ...{ id: '1', kind: 'ACTION', createdAt: '2026-11-30T12:00:00Z', actorKind: null, actor: null, reason: null },
  ...{ action: null, status: null, units: [], amount: null, paymentState: null, refundState: null, doneAt: null },
  ...{ news: null, edit: null, changes: [] },
};
const edit = {
  ...{ deliveryChanged: false, removedUnits: 0, replacedUnits: 0, addedUnits: 0, unpaidUnits: 0 },
  ...{ previousTotalPrice: 100_000, totalPrice: 100_000 },
};
const said = (changes: Partial<OrderEvent>) =>
  toldEvent(
    { ...event, ...changes },
    { texts: historyTexts.ru, statuses: orderStatusTexts.ru, actions: actionTexts.ru },
    locale,
  ).replaceAll('\u00a0', ' ');

it.each<[string, Partial<OrderEvent>]>([
  [
    'Выкуплен: Кеды, 41; Носки, 36–40',
    { kind: 'STATUS', status: 'PURCHASED_FROM_SELLER', units: ['Кеды, 41', 'Носки, 36–40'] },
  ],
  ['Оплачено 1 000 ₽', { kind: 'PAYMENT', amount: 100_000, paymentState: 'SUCCEEDED' }],
  ['Отмечена оплата 1 000 ₽', { kind: 'PAYMENT', amount: 100_000, paymentState: 'SUCCEEDED', action: 'recordPayment' }],
  ['Платёж 1 000 ₽ не прошёл', { kind: 'PAYMENT', amount: 100_000, paymentState: 'CANCELED' }],
  ['Возврат 790 ₽: ещё не отправлен', { kind: 'REFUND', amount: 79_000, refundState: 'REQUESTED' }],
  ['Возвращено 790 ₽', { kind: 'REFUND', amount: 79_000, refundState: 'SUCCEEDED' }],
  [
    'Заказ изменён, 1 вещь добавлена, новый адрес',
    { kind: 'EDIT', edit: { ...edit, addedUnits: 1, deliveryChanged: true } },
  ],
  [
    'Заказ изменён, 1 вещь убрана, итог 1 000 ₽ → 900 ₽',
    { kind: 'EDIT', edit: { ...edit, removedUnits: 1, totalPrice: 90_000 } },
  ],
  ['Письмо: заказ оплачен', { kind: 'LETTER', news: 'PAID', doneAt: '2026-11-30T12:00:00Z' }],
  ['SMS: заказ оплачен, не отправлено', { kind: 'SMS', news: 'PAID' }],
  ['Взято в работу', { action: 'takeUpRequest' }],
  [
    'Заказ изменён, 1 вещь заменена, Кеды: 41 → 42',
    {
      kind: 'EDIT',
      edit: { ...edit, replacedUnits: 1 },
      changes: [{ detail: 'SIZE', unit: 'Кеды', before: '41', after: '42' }],
    },
  ],
  [
    'Изменены вещи заказа, трек-номер (Кеды, 41): — → RA1',
    {
      action: 'editOrderItems',
      changes: [{ detail: 'TRACK', unit: 'Кеды, 41', before: null, after: 'RA1' }],
    },
  ],
  ['somethingNew', { action: 'somethingNew' }],
])('toldEvent says «%s» of such an event', (words, changes) => {
  expect(said(changes)).toBe(words);
});

it('actorOf names the operator, and the buyer when a guest places an order', () => {
  const by = (changes: Partial<OrderEvent>) => actorOf({ ...event, ...changes }, historyTexts.ru);
  expect(by({ actorKind: 'OPERATOR', actor: 'Ольга' })).toBe('Ольга');
  expect(by({ actorKind: 'SYSTEM', status: 'AWAITING_PAY' })).toBe('покупатель');
  expect(by({ actorKind: 'SYSTEM', status: 'CANCEL_PURCHASE' })).toBe('магазин, сам');
  expect(by({ kind: 'LETTER' })).toBe('');
});

it('reasonsOf says why an order was cancelled by itself, also below a message without a reason', () => {
  const events: OrderEvent[] = [
    { ...event, id: '3', kind: 'LETTER', news: 'CANCELLED' },
    { ...event, id: '2', kind: 'STATUS', status: 'CANCEL_PURCHASE', actorKind: 'SYSTEM' },
    { ...event, id: '1', kind: 'STATUS', status: 'AWAITING_CALL' },
  ];
  expect(reasonsOf(events, false, historyTexts.ru)).toEqual([null, 'Время вышло: телефон не подтверждён', null]);
});

import { moveName, statusName } from './on-delivery-names';
import { orderTexts } from './order-words';

const texts = orderTexts.ru;
const due = { paymentType: 'ON_DELIVERY', paid: false } as const;

it('an order paid on delivery is shown as confirmed, not paid, until it is paid', () => {
  expect(statusName(texts, 'PAID_READY_TO_SEND', due)).toBe('Подтверждён');
  expect(statusName(texts, 'HANDED_OVER_FOR_DELIVERY', due)).toBe('Передан в доставку');
  expect(statusName(texts, 'PAID_READY_TO_SEND', { ...due, paid: true })).toBe('Оплачен');
});

it('the step «delivered» of an order paid on delivery also says that the money is received', () => {
  expect(moveName(texts, 'DELIVERED', due)).toBe('Получено и оплачено');
  expect(moveName(texts, 'DELIVERED', { paymentType: 'SBP', paid: true })).toBe('Получено');
});

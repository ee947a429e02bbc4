import { renderLetter, TEMPLATES } from '../../messaging/index.js';
import type { NewsOrder } from './news-order.js';
import { operatorsLetter, withOperators } from './operators-letter.js';

const order: NewsOrder = {
  ...{ number: 10002, awaitsCall: false, phoneConfirmed: true, paid: true, onDelivery: false, dueOnDelivery: 0 },
  ...{ hasAccount: false, totalPrice: 1_210_000, link: 'https://shop.example/orders/x', pickupAddress: null },
  items: [{ name: 'Кеды Полночь', sizeName: '42', trackCode: null, deliveryIsoCode: 'RU' }],
  ...{ whole: true, amount: null, bonuses: 0, exchanged: false, note: null, edit: null, earned: 0, repaid: 0 },
};
const said = (changes: Partial<NewsOrder>) =>
  renderLetter(
    TEMPLATES.NEW_ORDER_LETTER.words.ru,
    operatorsLetter({ ...order, ...changes }, 'https://shop.example/admin/orders/10002'),
    'ru',
  );
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it.each([
  ['a paid order', {}, 'Заказ 10002 оплачен: 12 100 ₽.'],
  ['an order that points paid for', { totalPrice: 0 }, 'Заказ 10002 принят, платить за него не нужно.'],
  ['a request', { awaitsCall: true, paid: false }, 'Заказ 10002 на 12 100 ₽ ждёт звонка.'],
  [
    'an order that is paid for on delivery',
    { onDelivery: true, dueOnDelivery: 1_000_000, paid: false },
    'Заказ 10002 подтверждён, при получении заплатят 10 000 ₽.',
  ],
])('operatorsLetter states the payment, the goods and the order’s page for %s', (_what, changes, state) => {
  const { subject, text, html } = said(changes);
  expect(subject).toBe('Новый заказ 10002');
  expect(plain(text)).toBe(
    `${state}\n\nКеды Полночь, размер 42\n\nОткрыть заказ: https://shop.example/admin/orders/10002`,
  );
  expect(html).toContain('https://shop.example/admin/orders/10002');
});

it('withOperators adds an e-mail to operators only if the shop has a mailbox for orders', () => {
  const topics = (config: { ORDERS_MAIL?: string }) => withOperators(config).map(({ name }) => name);
  expect(topics({})).toEqual(['order.letter', 'order.sms']);
  expect(topics({ ORDERS_MAIL: 'orders@shop.example' })).toEqual(['order.letter', 'order.sms', 'order.new']);
});

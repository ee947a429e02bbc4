import { linesOf } from './lines-of';

const message = (key: string, locale: 'RU' | 'EN', text: string | null = null) =>
  ({
    ...{ key, locale, name: 'Заказ оплачен', group: 'ORDERS', text },
    channel: key.endsWith('_SMS') ? 'SMS' : 'EMAIL',
  }) as Parameters<typeof linesOf>[0][number];

it('linesOf joins an e-mail and an SMS about the same event and marks customised languages', () => {
  const lines = linesOf([
    message('ORDER_PAID_LETTER', 'RU'),
    message('ORDER_PAID_LETTER', 'EN', 'Paid'),
    message('ORDER_PAID_SMS', 'RU'),
    message('ORDER_PAID_SMS', 'EN'),
  ]);
  expect(lines).toEqual([
    {
      name: 'Заказ оплачен',
      messages: [
        { key: 'ORDER_PAID_LETTER', channel: 'EMAIL', isOwn: true },
        { key: 'ORDER_PAID_SMS', channel: 'SMS', isOwn: false },
      ],
    },
  ]);
});

import { linesOf } from './lines-of';

const message = (key: string, locale: 'RU' | 'EN', text: string | null = null) =>
  ({
    ...{ key, locale, name: 'Заказ оплачен', group: 'ORDERS', text },
    channel: key.endsWith('_SMS') ? 'SMS' : 'EMAIL',
  }) as Parameters<typeof linesOf>[0][number];

it('a letter and an SMS that tell the same are one line, marked where a language has own words', () => {
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

import { NEWS, type News } from './announce.js';
import { renderLetter, renderSms, TEMPLATES } from '../../messaging/index.js';
import type { Language } from '../../shared/messages/language.js';
import type { NewsOrder } from './news-order.js';
import { newsValues } from './news-values.js';
import { messageOf } from './order-news.js';

const RUSSIAN = { name: 'Кеды Полночь', sizeName: '42', trackCode: null, deliveryIsoCode: 'RU' };
const TURKISH = { ...RUSSIAN, name: 'Куртка Север', sizeName: 'M', deliveryIsoCode: 'TR' };

const order: NewsOrder = {
  ...{
    number: 10002,
    awaitsCall: false,
    phoneConfirmed: true,
    onDelivery: false,
    dueOnDelivery: 0,
    paid: true,
    hasAccount: true,
    totalPrice: 1_210_000,
    whole: true,
  },
  ...{ link: 'https://meet.example/orders/x', pickupAddress: null, items: [RUSSIAN], amount: 649_000 },
  ...{ earned: 300, repaid: 0, bonuses: 0, exchanged: false, note: null, edit: null },
};

const valuesOf = (about: NewsOrder, language: Language) => ({ shopName: 'Meet', ...newsValues(about, language) });
const sms = (news: News, about: NewsOrder, language: Language = 'ru') =>
  renderSms(TEMPLATES[`${messageOf(news, about)}_SMS`].words[language].text, valuesOf(about, language));
const letter = (news: News, about: NewsOrder, language: Language = 'ru') =>
  renderLetter(TEMPLATES[`${messageOf(news, about)}_LETTER`].words[language], valuesOf(about, language), language);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const said = (news: News, changes: Partial<NewsOrder>) => {
  const text = plain(sms(news, { ...order, ...changes }));
  // The e-mail contains the same sentence as the SMS.
  expect(plain(letter(news, { ...order, ...changes }).text)).toContain(
    text.replace('Meet. ', '').replace(` ${order.link}`, ''),
  );
  return text.replace('Meet. ', '').replace(` ${order.link}`, '');
};

type Cells = { paid: string; unpaid: string };
type Row = { account: Cells; guest: Cells };
const same = (text: string): Cells => ({ paid: text, unpaid: text });
const all = (text: string): Row => ({ account: same(text), guest: same(text) });
const always = (text: string) => ({ whole: all(text), part: all(text) });

const PART = 'Часть заказа 10002 (Кеды Полночь, размер 42)';
const CASHBACK = ' Кешбэк 300 бонусов начислен и станет доступен, когда пройдёт срок возврата.';
const MONEY = ' Вернём 6 490 ₽ тем же способом, каким вы платили.';
const PLACED: Cells = {
  paid: 'Заказ 10002 на 12 100 ₽ оформлен.',
  unpaid: 'Заказ 10002 на 12 100 ₽ оформлен. Ждём оплату.',
};

/** Expected sentences by kind of news, whole or partial order, account or guest, and paid or not. */
const SENTENCES: Record<News, { whole: Row; part: Row }> = {
  PLACED: { whole: { account: PLACED, guest: PLACED }, part: { account: PLACED, guest: PLACED } },
  EDITED: always('Заказ 10002 изменён.'),
  PAYMENT_DUE: always('Заказ 10002 ждёт оплаты: 6 490 ₽. Вещи отложены, оплатить можно на странице заказа.'),
  PAID: {
    whole: all('Заказ 10002 оплачен: 12 100 ₽. Собираем заказ к отправке.'),
    part: all('Заказ 10002 оплачен: 12 100 ₽. Собираем заказ к отправке.'),
  },
  CONFIRMED: always('Заказ 10002 подтверждён. К оплате при получении 0 ₽. Собираем заказ к отправке.'),
  ADDED_PAID: always('Получили доплату 6 490 ₽. Теперь в заказе 10002: Кеды Полночь, размер 42.'),
  ADDED_EXPIRED: always(
    'Не дождались доплаты по заказу 10002 и не добавили: Кеды Полночь, размер 42. Остальное в силе.',
  ),
  ON_ITS_WAY: {
    whole: all('Заказ 10002 прошёл таможню и едет в Россию.'),
    part: all(`${PART} прошла таможню и едет в Россию.`),
  },
  HANDED_OVER: {
    whole: all('Заказ 10002 передан в доставку.'),
    part: all(`${PART} передана в доставку.`),
  },
  DELIVERED: {
    whole: { account: same(`Заказ 10002 получен.${CASHBACK}`), guest: same('Заказ 10002 получен.') },
    part: { account: same(`${PART} получена.${CASHBACK}`), guest: same(`${PART} получена.`) },
  },
  CANCELED: {
    whole: {
      account: { paid: `Заказ 10002 отменён.${MONEY}`, unpaid: 'Заказ 10002 отменён.' },
      guest: { paid: `Заказ 10002 отменён.${MONEY}`, unpaid: 'Заказ 10002 отменён.' },
    },
    part: {
      account: { paid: `${PART} отменена.${MONEY} Остальное в силе.`, unpaid: `${PART} отменена. Остальное в силе.` },
      guest: { paid: `${PART} отменена.${MONEY} Остальное в силе.`, unpaid: `${PART} отменена. Остальное в силе.` },
    },
  },
  REFUNDED: {
    whole: all('Вернули 6 490 ₽ по заказу 10002. Банк зачислит их в течение нескольких дней.'),
    part: all('Вернули 6 490 ₽ по заказу 10002. Банк зачислит их в течение нескольких дней.'),
  },
  RETURN_REQUESTED: always('Получили заявку на возврат по заказу 10002. Рассмотрим её и ответим.'),
  RETURN_APPROVED: always('Возврат по заказу 10002 одобрен, вещи можно отправлять.'),
  RETURN_RECEIVED: always('Получили вещи, которые вы вернули по заказу 10002. Проверим их и ответим.'),
  RETURN_REJECTED: always('В возврате по заказу 10002 отказано.'),
  RETURN_CLOSED: always(`Возврат по заказу 10002 принят.${MONEY}`),
};

const CASES = NEWS.flatMap((news) =>
  (['whole', 'part'] as const).flatMap((extent) =>
    (['account', 'guest'] as const).flatMap((who) =>
      (['paid', 'unpaid'] as const).map((money) => [news, extent, who, money] as const),
    ),
  ),
);

it.each(CASES)(
  'the order notification %s has the expected text for the %s order of a(n) %s, %s',
  (news, extent, who, money) => {
    const text = said(news, { whole: extent === 'whole', hasAccount: who === 'account', paid: money === 'paid' });
    expect(text).toBe(SENTENCES[news][extent][who][money]);
  },
);

it.each([
  ['all from a Russian stock', [RUSSIAN, RUSSIAN], 'Собираем заказ к отправке.'],
  ['all from abroad', [TURKISH], 'Выкупаем вещи у продавца.'],
  ['from both', [RUSSIAN, TURKISH], 'Часть вещей выкупаем у продавца, остальные собираем к отправке.'],
])('the notification of a paid order states where its goods come from: %s', (_, items, words) => {
  expect(said('PAID', { items })).toBe(`Заказ 10002 оплачен: 12 100 ₽. ${words}`);
});

it.each<[string, News, Partial<NewsOrder>, string]>([
  [
    'a request',
    'PLACED',
    { awaitsCall: true, paid: false },
    'Заказ 10002 на 12 100 ₽ оформлен. Мы позвоним, чтобы его подтвердить.',
  ],
  [
    'a request whose telephone is not confirmed yet',
    'PLACED',
    { awaitsCall: true, phoneConfirmed: false, paid: false },
    'Заказ 10002 на 12 100 ₽ оформлен. Подтвердите телефон кодом там, где оформляли заказ, и мы позвоним. Без кода заказ скоро отменится.',
  ],
  [
    'an order paid for on delivery whose telephone is not confirmed yet',
    'PLACED',
    { awaitsCall: true, phoneConfirmed: false, paid: false, onDelivery: true, dueOnDelivery: 1_210_000 },
    'Заказ 10002 на 12 100 ₽ оформлен. Оплата при получении. Подтвердите телефон кодом там, где оформляли заказ. Без кода заказ скоро отменится.',
  ],
  [
    'the same once it is confirmed',
    'PLACED',
    { paid: false, onDelivery: true, dueOnDelivery: 1_210_000 },
    'Заказ 10002 на 12 100 ₽ оформлен. Оплата при получении.',
  ],
  [
    'a confirmed order that is paid for on delivery',
    'CONFIRMED',
    { paid: false, onDelivery: true, dueOnDelivery: 1_210_000 },
    'Заказ 10002 подтверждён. К оплате при получении 12 100 ₽. Собираем заказ к отправке.',
  ],
  [
    'a parcel that is paid for on delivery',
    'HANDED_OVER',
    { paid: false, onDelivery: true, dueOnDelivery: 1_210_000 },
    'Заказ 10002 передан в доставку. К оплате при получении 12 100 ₽.',
  ],
  [
    'goods that came back to a shop that took their money on delivery',
    'RETURN_CLOSED',
    { onDelivery: true },
    'Возврат по заказу 10002 принят. Вернём 6 490 ₽: как именно, договоримся с вами.',
  ],
  ['money taken on delivery that was given back', 'REFUNDED', { onDelivery: true }, 'Вернули 6 490 ₽ по заказу 10002.'],
  ['an order that costs no money', 'PLACED', { totalPrice: 0, paid: false }, 'Заказ 10002 на 0 ₽ оформлен.'],
  ['the same, paid at once', 'PAID', { totalPrice: 0 }, 'Заказ 10002 принят. Собираем заказ к отправке.'],
  [
    'a parcel to a pickup point',
    'HANDED_OVER',
    { pickupAddress: 'Тверь, Лесная, 7', items: [{ ...RUSSIAN, trackCode: 'T1' }] },
    'Заказ 10002 передан в доставку. Пункт выдачи: Тверь, Лесная, 7. Трек-номер: T1.',
  ],
  ['goods that earn nothing', 'DELIVERED', { earned: 0 }, 'Заказ 10002 получен.'],
  [
    'points that pay for those owed',
    'DELIVERED',
    { earned: 0, repaid: 21 },
    'Заказ 10002 получен. Кешбэк 21 бонус пошёл в счёт бонусов за возвращённые вещи.',
  ],
  [
    'a return of goods paid with points, and one to exchange',
    'RETURN_CLOSED',
    { amount: 0, bonuses: 21, exchanged: true },
    'Возврат по заказу 10002 принят. Вернули 21 бонус. Замену отправим, когда соберём.',
  ],
  [
    'another place of an unpaid order, at another price',
    'EDITED',
    { paid: false, edit: { deliveryChanged: true, priceChanged: true, removed: [], replaced: [] }, amount: 0 },
    'Заказ 10002 изменён. Привезём по новому адресу. К оплате 12 100 ₽.',
  ],
  [
    'a request that costs something else',
    'EDITED',
    {
      paid: false,
      awaitsCall: true,
      edit: { deliveryChanged: false, priceChanged: true, removed: [], replaced: [] },
      amount: 0,
    },
    'Заказ 10002 изменён. Теперь он стоит 12 100 ₽.',
  ],
  [
    'a pickup point of a paid order',
    'EDITED',
    {
      pickupAddress: 'Тверь, Лесная, 7',
      edit: { deliveryChanged: true, priceChanged: false, removed: [], replaced: [] },
      amount: 0,
    },
    'Заказ 10002 изменён. Пункт выдачи: Тверь, Лесная, 7.',
  ],
  [
    'things that are taken out of a paid order',
    'EDITED',
    {
      edit: { deliveryChanged: false, priceChanged: true, removed: [RUSSIAN, TURKISH, RUSSIAN], replaced: [] },
      bonuses: 21,
    },
    'Заказ 10002 изменён. Убрали из него: Кеды Полночь, размер 42 × 2; Куртка Север, размер M. Вернём 6 490 ₽ тем же способом, каким вы платили. Вернули 21 бонус.',
  ],
  [
    'another size of a paid thing',
    'EDITED',
    { edit: { deliveryChanged: false, priceChanged: false, removed: [], replaced: [RUSSIAN] }, amount: 0 },
    'Заказ 10002 изменён. Заменили размер: Кеды Полночь, размер 42.',
  ],
  [
    'things that are added to an order that is not paid',
    'EDITED',
    {
      paid: false,
      edit: { deliveryChanged: false, priceChanged: true, removed: [], replaced: [], added: [RUSSIAN] },
      amount: 0,
    },
    'Заказ 10002 изменён. Добавили: Кеды Полночь, размер 42. К оплате 12 100 ₽.',
  ],
  [
    'things that are added to a paid order',
    'EDITED',
    {
      edit: {
        deliveryChanged: false,
        priceChanged: false,
        removed: [],
        replaced: [],
        added: [RUSSIAN],
        amountToPay: 500_000,
      },
      amount: 0,
    },
    'Заказ 10002 изменён. Добавили: Кеды Полночь, размер 42. Доплатите 5 000 ₽ на странице заказа, вещи отложены до оплаты.',
  ],
  ['money that the bank has let go itself', 'CANCELED', { amount: 0 }, 'Заказ 10002 отменён.'],
  [
    'two goods of many',
    'CANCELED',
    { whole: false, items: [RUSSIAN, TURKISH] },
    'Часть заказа 10002 (Кеды Полночь, размер 42; Куртка Север, размер M) отменена. Вернём 6 490 ₽ тем же способом, каким вы платили. Остальное в силе.',
  ],
  [
    'several units of one thing',
    'ADDED_PAID',
    { items: [RUSSIAN, RUSSIAN, TURKISH, RUSSIAN, { ...RUSSIAN, sizeName: '43' }] },
    'Получили доплату 6 490 ₽. Теперь в заказе 10002: Кеды Полночь, размер 42 × 3; Куртка Север, размер M и ещё 1 вещь.',
  ],
  ...(
    [
      [1, '1 вещь'],
      [3, '3 вещи'],
      [5, '5 вещей'],
    ] as const
  ).map(([more, words]): [string, News, Partial<NewsOrder>, string] => [
    `two goods and ${more} more`,
    'ON_ITS_WAY',
    { whole: false, items: [RUSSIAN, TURKISH, ...Array.from({ length: more }, () => ({ ...RUSSIAN, name: 'Носки' }))] },
    `Часть заказа 10002 (Кеды Полночь, размер 42; Куртка Север, размер M и ещё ${words}) прошла таможню и едет в Россию.`,
  ]),
])('the order notification to the shopper has the right words for %s', (_, news, changes, words) => {
  expect(said(news, changes)).toBe(words);
});

it('an order e-mail lists its items, except for a refund, whose amount may cover only a part', () => {
  const naming = NEWS.filter((news) => {
    const { text, html } = letter(news, order);
    expect(html.includes('Кеды Полночь')).toBe(text.includes('Кеды Полночь'));
    return text.includes('Кеды Полночь, размер 42');
  });
  expect(naming).toEqual(NEWS.filter((news) => news !== 'REFUNDED'));
  expect(letter('REFUNDED', order).text).not.toContain('\n\n\n');
});

it('an order e-mail lists equal units as a single line with their number', () => {
  const { text, html } = letter('PLACED', { ...order, items: [RUSSIAN, TURKISH, RUSSIAN, RUSSIAN] });
  expect(plain(text)).toContain('\n\nКеды Полночь, размер 42 × 3\nКуртка Север, размер M\n\n');
  expect(html.match(/Кеды Полночь/g)).toHaveLength(1);
});

it('an operator’s text is quoted in e-mails to the shopper but not in SMS', () => {
  for (const news of ['RETURN_APPROVED', 'RETURN_REJECTED'] as const) {
    const changed = { ...order, note: 'Отправьте <СДЭКом>' };
    expect(letter(news, changed).text).toContain('\n\nОтправьте <СДЭКом>\n\n');
    expect(letter(news, changed).html).toContain('Отправьте &#60;СДЭКом&#62;');
    expect(sms(news, changed)).not.toContain('СДЭК');
  }
});

it('the subject of an order e-mail distinguishes a part from the whole order', () => {
  const subjects = (whole: boolean) => NEWS.map((news) => letter(news, { ...order, whole }).subject);
  expect(subjects(true)).toEqual([
    'Заказ 10002 оформлен',
    'Заказ 10002 ждёт оплаты',
    'Заказ 10002 изменён',
    'Заказ 10002 оплачен',
    'Заказ 10002 подтверждён',
    'Доплата по заказу 10002 получена',
    'Заказ 10002 остаётся прежним',
    'Заказ 10002 в пути',
    'Заказ 10002 передан в доставку',
    'Заказ 10002 получен',
    'Заказ 10002 отменён',
    'Вернули деньги по заказу 10002',
    'Заявка на возврат по заказу 10002',
    'Возврат по заказу 10002 одобрен',
    'Получили возврат по заказу 10002',
    'В возврате по заказу 10002 отказано',
    'Возврат по заказу 10002 принят',
  ]);
  expect(subjects(false).slice(7, 11)).toEqual([
    'Часть заказа 10002 в пути',
    'Часть заказа 10002 передана в доставку',
    'Часть заказа 10002 получена',
    'Часть заказа 10002 отменена',
  ]);
});

it('an order e-mail omits the size if the product has one size only', () => {
  const hat = { ...RUSSIAN, name: 'Шапка Базальт', sizeName: 'ONE SIZE' };
  expect(said('HANDED_OVER', { whole: false, items: [hat] })).toBe(
    'Часть заказа 10002 (Шапка Базальт, один размер) передана в доставку.',
  );
  expect(letter('PAID', { ...order, items: [hat] }).text).toContain('Шапка Базальт, один размер\n');
});

it('an order placed in English gets notifications in English, with English sums, sizes and numbers', () => {
  const about = { ...order, whole: false, items: [RUSSIAN, TURKISH, RUSSIAN, { ...RUSSIAN, name: 'Носки' }] };
  expect(plain(sms('CANCELED', about, 'en'))).toBe(
    'Meet. Part of order 10002 (Кеды Полночь, size 42 × 2; Куртка Север, size M and 1 more thing) is cancelled. We will return ₽6,490 the way you paid. The rest stands. https://meet.example/orders/x',
  );
  for (const news of NEWS) {
    const { subject, text, html } = letter(news, { ...order, items: [] }, 'en');
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/[А-Яа-яЁё]/);
  }
});

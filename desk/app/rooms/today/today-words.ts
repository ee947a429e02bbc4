import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { FirstStepKind, ShopServiceKind } from '../../graphql/generated/graphql';

export type Waiting =
  'toCall' | 'toBuy' | 'toAsk' | 'toSend' | 'returns' | 'reviews' | 'questions' | 'prices' | 'partners';

/** Services that a shop is told about while they are simulated or do not work. */
export type NoticedService = Exclude<ShopServiceKind, 'PAYMENT_ON_DELIVERY'>;

interface TodayTexts {
  title: string;
  nothing: string;
  nothingLead: string;
  loading: string;
  /** «12 заказов ждут звонка». */
  waiting: Record<Waiting, PluralForms>;
  /** When the first of them is cancelled by itself. */
  lapses: (count: number, time: string) => string;
  plain: Record<'lapsed' | 'soldOut' | 'letters', PluralForms>;
  /** Waiting time of the oldest or only entry. */
  oldest: (count: number, time: string) => string;
  source: (name: string) => string;
  services: {
    title: string;
    off: Record<NoticedService, { text: string; how: string }>;
    /** Names of services in a list: «оплата, письма и SMS». */
    names: Record<NoticedService, string>;
    trial: (names: string) => string;
    trialHow: string;
  };
  steps: {
    title: string;
    /** «Осталось: 3 шага». */
    left: (steps: string) => string;
    count: PluralForms;
    done: string;
    names: Record<FirstStepKind, string>;
    how: Record<FirstStepKind, string>;
  };
}

export const todayTexts = catalogue<TodayTexts>(
  {
    title: 'Сегодня',
    nothing: 'Никто не ждёт',
    nothingLead: 'Все заказы в пути, на письма отвечено. Новое появится здесь само.',
    loading: 'Смотрим, что ждёт',
    waiting: {
      toCall: { one: 'заказ ждёт звонка', few: 'заказа ждут звонка', many: 'заказов ждут звонка' },
      toBuy: {
        one: 'заказ оплачен: отправить или выкупить',
        few: 'заказа оплачены: отправить или выкупить',
        many: 'заказов оплачены: отправить или выкупить',
      },
      toAsk: {
        one: 'заказ ждёт ответа поставщика',
        few: 'заказа ждут ответа поставщика',
        many: 'заказов ждут ответа поставщика',
      },
      toSend: { one: 'заказ пора отправить', few: 'заказа пора отправить', many: 'заказов пора отправить' },
      returns: { one: 'возврат ждёт решения', few: 'возврата ждут решения', many: 'возвратов ждут решения' },
      reviews: { one: 'отзыв не прочитан', few: 'отзыва не прочитаны', many: 'отзывов не прочитаны' },
      questions: {
        one: 'вопрос о товаре ждёт ответа',
        few: 'вопроса о товарах ждут ответа',
        many: 'вопросов о товарах ждут ответа',
      },
      prices: { one: 'человек нашёл дешевле', few: 'человека нашли дешевле', many: 'человек нашли дешевле' },
      partners: { one: 'заявка партнёра', few: 'заявки партнёров', many: 'заявок партнёров' },
    },
    lapses: (count, time) => (count === 1 ? `отменится после ${time}` : `первый отменится после ${time}`),
    plain: {
      lapsed: {
        one: 'заказ отменился сам со вчерашнего дня: не дождался звонка или оплаты',
        few: 'заказа отменились сами со вчерашнего дня: не дождались звонка или оплаты',
        many: 'заказов отменились сами со вчерашнего дня: не дождались звонка или оплаты',
      },
      soldOut: {
        one: 'размер в продаже кончился',
        few: 'размера в продаже кончились',
        many: 'размеров в продаже кончились',
      },
      letters: { one: 'письмо ещё не отправлено', few: 'письма ещё не отправлены', many: 'писем ещё не отправлены' },
    },
    oldest: (count, time) => (count === 1 ? `ждёт ${time}` : `старший ждёт ${time}`),
    source: (name) => `Источник «${name}» не прочитался`,
    services: {
      title: 'Что не подключено',
      off: {
        ONLINE_PAYMENT: {
          text: 'Оплата на сайте не подключена',
          how: 'Покупатель может оставить заявку. Карты и СБП подключают на сервере: PAYMENT_PROVIDER.',
        },
        EMAIL: {
          text: 'Письма не отправляются',
          how: 'Код для входа и новости о заказе по почте не придут. Почту подключают на сервере: SMTP_URL.',
        },
        SMS: {
          text: 'SMS не отправляются',
          how: 'Войти по телефону нельзя. SMS подключают на сервере: SMSC_LOGIN или TWILIO_ACCOUNT_SID.',
        },
      },
      names: { ONLINE_PAYMENT: 'оплата', EMAIL: 'письма', SMS: 'SMS' },
      trial: (names) => `Пробный режим: ${names}`,
      trialHow: 'Деньги не списываются, сообщения никому не уходят: их печатает сервер.',
    },
    steps: {
      title: 'Первые шаги',
      left: (steps) => `Осталось: ${steps}.`,
      count: { one: 'шаг', few: 'шага', many: 'шагов' },
      done: 'готово',
      names: {
        NAME: 'Назовите магазин',
        GOODS: 'Добавьте свои товары',
        DELIVERY: 'Настройте доставку',
        PAYMENT: 'Настройте оплату',
        ORDER: 'Примите первый заказ',
      },
      how: {
        NAME: 'Имя стоит в шапке, в письмах и в чеках.',
        GOODS: 'Файлом поставщика, по адресу выгрузки или по одному в «Товарах».',
        DELIVERY: 'Свои цены по расстоянию — здесь. Договор с перевозчиком подключают на сервере: переменные CDEK.',
        PAYMENT: 'Оплата при получении включается здесь. Карты и СБП подключают на сервере: PAYMENT_PROVIDER.',
        ORDER: 'Оформите его по телефону или сами в магазине, как покупатель.',
      },
    },
  },
  {
    title: 'Today',
    nothing: 'Nobody waits',
    nothingLead: 'All orders are on their way, and everything is answered. What is new appears here by itself.',
    loading: 'Looking at what waits',
    waiting: {
      toCall: { one: 'order waits for a call', other: 'orders wait for a call' },
      toBuy: { one: 'order is paid: send or buy the goods', other: 'orders are paid: send or buy the goods' },
      toAsk: { one: 'order waits for the supplier', other: 'orders wait for the supplier' },
      toSend: { one: 'order is to be sent', other: 'orders are to be sent' },
      returns: { one: 'return waits for a decision', other: 'returns wait for a decision' },
      reviews: { one: 'review is unread', other: 'reviews are unread' },
      questions: { one: 'question about a product waits', other: 'questions about products wait' },
      prices: { one: 'shopper found a lower price', other: 'shoppers found a lower price' },
      partners: { one: 'request of a partner', other: 'requests of partners' },
    },
    lapses: (count, time) => (count === 1 ? `is cancelled after ${time}` : `the first is cancelled after ${time}`),
    plain: {
      lapsed: {
        one: 'order was cancelled by itself since yesterday: no call or payment came',
        other: 'orders were cancelled by themselves since yesterday: no call or payment came',
      },
      soldOut: { one: 'size on sale is sold out', other: 'sizes on sale are sold out' },
      letters: { one: 'letter is not sent yet', other: 'letters are not sent yet' },
    },
    oldest: (count, time) => (count === 1 ? `for ${time}` : `the oldest for ${time}`),
    source: (name) => `The source “${name}” could not be read`,
    services: {
      title: 'Not connected',
      off: {
        ONLINE_PAYMENT: {
          text: 'Online payment is not connected',
          how: 'Shoppers can send a request for a call. Cards are set up on the server: PAYMENT_PROVIDER.',
        },
        EMAIL: {
          text: 'E-mails are not sent',
          how: 'Sign-in codes and news of orders do not arrive by e-mail. Mail is set up on the server: SMTP_URL.',
        },
        SMS: {
          text: 'SMS are not sent',
          how: 'Nobody can sign in by phone. SMS are set up on the server: SMSC_LOGIN or TWILIO_ACCOUNT_SID.',
        },
      },
      names: { ONLINE_PAYMENT: 'payment', EMAIL: 'e-mails', SMS: 'SMS' },
      trial: (names) => `Trial mode: ${names}`,
      trialHow: 'No money is taken, and messages reach nobody: the server prints them.',
    },
    steps: {
      title: 'First steps',
      left: (steps) => `${steps} left.`,
      count: { one: 'step', other: 'steps' },
      done: 'done',
      names: {
        NAME: 'Name the shop',
        GOODS: 'Add your own goods',
        DELIVERY: 'Set up delivery',
        PAYMENT: 'Set up payment',
        ORDER: 'Take the first order',
      },
      how: {
        NAME: 'The name stands in the header, in letters and on receipts.',
        GOODS: 'By a supplier’s file, by the address of a feed, or one by one in Goods.',
        DELIVERY:
          'Your own prices by distance are set here, a contract with CDEK on the server, by its CDEK variables.',
        PAYMENT: 'Payment on delivery is switched on here. Cards are set up on the server: PAYMENT_PROVIDER.',
        ORDER: 'Place it by telephone, or yourself in the shop as a shopper does.',
      },
    },
  },
);

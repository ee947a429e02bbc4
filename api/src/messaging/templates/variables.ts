import type { Language } from '../../shared/messages/language.js';

/**
 * The sources of values. Text typed by a shopper is no source: the contact may belong to another person, who would then
 * get a stranger's text from the shop. SUPPLIER values come from other servers, and go to the shop's own mailbox only.
 */
export const VARIABLE_SOURCES = ['SHOP', 'COUNTED', 'OPERATOR', 'SUPPLIER'] as const;
export type VariableSource = (typeof VARIABLE_SOURCES)[number];

/** A value that a message may name as `{{name}}`. */
export interface VariableRule {
  /** SHOP: settings, goods, pickup points and sentences of the shop; COUNTED: numbers, sums, dates and codes. */
  from: VariableSource;
  /** How a letter shows a paragraph that consists of this value; LINK is a URL, which becomes a button. */
  look?: 'CODE' | 'LIST' | 'LINK';
  description: Record<Language, string>;
  example: Record<Language, string>;
}

const both = (text: string): Record<Language, string> => ({ ru: text, en: text });
const of =
  (from: VariableSource, look?: VariableRule['look']) =>
  (description: [ru: string, en: string], example: string | [ru: string, en: string]): VariableRule => ({
    ...{ from, look },
    description: { ru: description[0], en: description[1] },
    example: typeof example === 'string' ? both(example) : { ru: example[0], en: example[1] },
  });

const shop = of('SHOP');
const counted = of('COUNTED');
const link = of('SHOP', 'LINK');

/** All values of messages. A name means the same in every message. */
export const VARIABLES = {
  shopName: shop(['Название магазина', 'The shop’s name'], ['Кедровка', 'Birch Lane']),
  link: link(['Ссылка на страницу', 'Link to the page'], 'https://shop.example/orders/7Yw3'),

  code: of('COUNTED', 'CODE')(['Код из четырёх цифр', 'The code: four digits'], '0495'),
  minutes: counted(['Сколько минут действует код', 'Minutes for which the code is valid'], '10'),
  contact: shop(
    [
      'Что добавили: «новый номер телефона» или «новый адрес почты»',
      'What was added: “a new phone number” or “a new e-mail address”',
    ],
    ['новый номер телефона', 'a new phone number'],
  ),

  orderNumber: counted(['Номер заказа', 'Number of the order'], '10002'),
  total: counted(['Сумма заказа', 'Total of the order'], ['12 100 ₽', '₽12,100']),
  amount: counted(['Сумма, о которой письмо', 'The sum that the message is about'], ['6 490 ₽', '₽6,490']),
  dueOnDelivery: counted(['Сколько платить при получении', 'What is paid on delivery'], ['12 100 ₽', '₽12,100']),
  items: of('SHOP', 'LIST')(
    ['Вещи, по одной в строке', 'The goods, one a line'],
    ['Кеды Полночь, размер 42\nКуртка Север, размер M', 'Midnight sneakers, size 42\nNorth jacket, size M'],
  ),
  names: shop(
    ['Вещи в одну строку, не больше двух', 'The goods in one line, two at most'],
    ['Кеды Полночь, размер 42', 'Midnight sneakers, size 42'],
  ),
  nextStep: shop(
    ['Что дальше: ждём оплату, позвоним или нужен код', 'What comes next: payment, a call, or a code'],
    ['Ждём оплату.', 'It awaits payment.'],
  ),
  changes: shop(
    ['Что изменили в заказе', 'What was changed in the order'],
    ['Добавили: Кеды Полночь, размер 42.', 'Added: Midnight sneakers, size 42.'],
  ),
  preparing: shop(
    ['Что происходит с оплаченными вещами', 'What happens to the paid goods'],
    ['Собираем заказ к отправке.', 'We are packing the order.'],
  ),
  pickupPoint: shop(
    ['Предложение с пунктом выдачи; пусто, если везёт курьер', 'Sentence with the pickup point; empty for a courier'],
    ['Пункт выдачи: Тверь, Лесная, 7.', 'Pickup point: Tver, Green Street 7.'],
  ),
  tracks: shop(
    ['Предложение с трек-номерами; пусто, если их нет', 'Sentence with tracking numbers; empty without any'],
    ['Трек-номер: T10002.', 'Tracking number: T10002.'],
  ),
  payLater: shop(
    ['Сколько платить при получении; пусто, если оплачено', 'What is paid on delivery; empty if it is paid'],
    ['К оплате при получении 12 100 ₽.', 'To be paid on delivery: ₽12,100.'],
  ),
  cashback: shop(
    ['Сколько бонусов начислено; пусто для гостя', 'The points that were earned; empty for a guest'],
    [
      'Кешбэк 300 бонусов начислен и станет доступен, когда пройдёт срок возврата.',
      'Cashback of 300 points was credited; you can spend it once the time to return is over.',
    ],
  ),
  refund: shop(
    ['Сколько денег вернём и как; пусто, если нечего', 'What goes back and how; empty if nothing does'],
    ['Вернём 6 490 ₽ тем же способом, каким вы платили.', 'We will return ₽6,490 the way you paid.'],
  ),
  bankTerm: shop(
    [
      'Когда банк зачислит деньги; пусто, если платили при получении',
      'When the bank credits the money; empty if it was paid on delivery',
    ],
    ['Банк зачислит их в течение нескольких дней.', 'Your bank will credit it within a few days.'],
  ),
  settled: shop(
    ['Что вернули по возврату: деньги, бонусы, замену', 'What a return gives back: money, points, an exchange'],
    [
      'Вернём 6 490 ₽ тем же способом, каким вы платили. Вернули 21 бонус.',
      'We will return ₽6,490 the way you paid. 21 points are back.',
    ],
  ),
  note: of('OPERATOR')(
    ['Что написал оператор', 'What the operator wrote'],
    ['Отправьте вещи СДЭКом за наш счёт.', 'Send the goods by CDEK at our expense.'],
  ),
  orderState: shop(
    ['Что с заказом: оплачен, ждёт звонка', 'State of the order: paid, or waiting for a call'],
    ['Заказ 10002 оплачен: 12 100 ₽.', 'Order 10002 is paid: ₽12,100.'],
  ),

  productName: shop(['Название товара', 'Name of the product'], ['Кеды Полночь', 'Midnight sneakers']),
  size: shop(['Размер: «размер 42» или «один размер»', 'Size: “size 42” or “one size”'], ['размер 42', 'size 42']),
  price: counted(['Цена', 'Price'], ['8 990 ₽', '₽8,990']),
  priceNow: shop(
    ['Предложение с ценой', 'Sentence with the price'],
    ['Цена сейчас: 8 990 ₽.', 'The price now: ₽8,990.'],
  ),
  until: counted(['До какого времени', 'Until when'], ['1 декабря в 12:00 по Москве', '1 December, 12:00 Moscow time']),
  bought: shop(
    ['Что купили: название товара или «покупки»', 'What was bought: a product’s name or “your purchases”'],
    ['Кеды Полночь', 'Midnight sneakers'],
  ),
  reward: shop(
    ['Бонусы за отзыв с фотографией; пусто, если их нет', 'Points for a review with a picture; empty without any'],
    ['За отзыв с фотографией начислим бонусы: 200.', 'A review with a picture earns 200 points.'],
  ),
  newCount: counted(['Сколько новых вещей', 'Number of new goods'], '3'),
  stopLink: link(
    ['Ссылка, по которой письма прекращаются', 'Link that ends these letters'],
    'https://shop.example/search-notices/7Yw3',
  ),
  answer: of('OPERATOR')(
    ['Ответ магазина', 'The shop’s answer'],
    ['Будем рады сотрудничеству. Напишем на этой неделе.', 'We will be glad to work with you, and write this week.'],
  ),

  waiting: counted(['Сколько заявок ждут ответа', 'Requests that wait for an answer'], '3'),
  source: of('OPERATOR')(['Название источника', 'Name of the source'], ['Поставщик', 'Supplier']),
  reason: of('SUPPLIER')(
    ['Код и причина', 'Code and reason'],
    ['FEED_GONE. Сервер ответил 404.', 'FEED_GONE. The server answered 404.'],
  ),
  runId: counted(['Id чтения фида', 'Id of the run'], 'b7c1a2f0-0000-4000-8000-000000000001'),
  host: of('OPERATOR')(['Сервер получателя', 'Host of the webhook'], 'erp.example'),
  webhook: of('OPERATOR')(
    ['Название получателя с его сервером', 'Name of the webhook with its host'],
    ['«Склад» (erp.example)', '“Stock” (erp.example)'],
  ),
  webhookId: counted(['Id получателя', 'Id of the webhook'], 'b7c1a2f0-0000-4000-8000-000000000002'),
} as const satisfies Record<string, VariableRule>;

export type VariableName = keyof typeof VARIABLES;
export type Values = Partial<Record<VariableName, string>>;

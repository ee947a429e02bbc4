import type { News, OrderEditNews } from './announce.js';
import { nameThings } from './name-things.js';

/**
 * The data from which letters and SMS about an order are composed, in kopecks and points. It contains no text typed by
 * a shopper: the contact may belong to somebody else, who would then get a stranger's text from the shop.
 */
export interface NewsOrder {
  number: number;
  awaitsCall: boolean;
  /**
   * Whether the telephone was confirmed by a code, for the account or for this order. An order request without
   * confirmation expires within minutes.
   */
  phoneConfirmed: boolean;
  paid: boolean;
  /** Whether the order is paid for on delivery. */
  onDelivery: boolean;
  /** Kopecks that are still to be paid on delivery; 0 if none are. */
  dueOnDelivery: number;
  /** Whether the order belongs to an account. Guests earn no points. */
  hasAccount: boolean;
  totalPrice: number;
  /** URL of the order's public page. */
  link: string;
  /** Address of the pickup point; null if a courier delivers the order. */
  pickupAddress: string | null;
  /** Items that the news is about. `whole` means that the order has no other items left. */
  items: { name: string; sizeName: string; trackCode: string | null; deliveryIsoCode: string }[];
  whole: boolean;
  /** Kopecks refunded. */
  amount: number | null;
  /** Points given back. */
  bonuses: number;
  /** Whether units of a closed return are exchanged. */
  exchanged: boolean;
  /** What an operator wrote to the shopper; null if nothing. */
  note: string | null;
  /** What an operator has changed in the order; null in other news. */
  edit: OrderEditNews | null;
  /** Points that the items earned: `earned` were credited, `repaid` reduced the shopper's debt. */
  earned: number;
  repaid: number;
}

interface Words {
  subject: string;
  text: string;
  /** A paragraph of the letter that is too long for an SMS. */
  note?: string | null;
}

/** Texts of the news by kind. `order-news.spec.ts` contains a table of all sentences. */
export const NEWS_WORDS: Record<News, (order: NewsOrder) => Words> = {
  PLACED: (order) => ({
    subject: `Заказ ${order.number} оформлен`,
    text: `Заказ ${order.number} на ${money(order.totalPrice)} оформлен${whatNext(order)}`,
  }),
  EDITED: (order) => ({
    subject: `Заказ ${order.number} изменён`,
    text: `Заказ ${order.number} изменён.${whatChanged(order)}`,
  }),
  PAID: ({ number, totalPrice, items }) => ({
    subject: `Заказ ${number} оплачен`,
    text: `Заказ ${number} ${totalPrice ? `оплачен: ${money(totalPrice)}` : 'принят'}. ${preparing(items)}`,
  }),
  CONFIRMED: ({ number, dueOnDelivery, items }) => ({
    subject: `Заказ ${number} подтверждён`,
    text: `Заказ ${number} подтверждён. К оплате при получении ${money(dueOnDelivery)}. ${preparing(items)}`,
  }),
  ADDED_PAID: ({ number, amount, items }) => ({
    subject: `Доплата по заказу ${number} получена`,
    text: `Получили доплату ${money(amount ?? 0)}. Теперь в заказе ${number}: ${namesOf(items)}.`,
  }),
  ADDED_EXPIRED: ({ number, items }) => ({
    subject: `Заказ ${number} остаётся прежним`,
    text: `Не дождались доплаты по заказу ${number} и не добавили: ${namesOf(items)}. Остальное в силе.`,
  }),
  ON_ITS_WAY: (order) => ({
    subject: order.whole ? `Заказ ${order.number} в пути` : `Часть заказа ${order.number} в пути`,
    text: `${subjectOf(order)} ${order.whole ? 'прошёл' : 'прошла'} таможню и едет в Россию.`,
  }),
  HANDED_OVER: (order) => ({
    subject: order.whole
      ? `Заказ ${order.number} передан в доставку`
      : `Часть заказа ${order.number} передана в доставку`,
    text: `${subjectOf(order)} ${order.whole ? 'передан' : 'передана'} в доставку${order.pickupAddress ? `: ${order.pickupAddress}` : ''}.${tracks(order.items)}${dueLater(order)}`,
  }),
  DELIVERED: (order) => ({
    subject: order.whole ? `Заказ ${order.number} получен` : `Часть заказа ${order.number} получена`,
    text: `${subjectOf(order)} ${order.whole ? 'получен' : 'получена'}.${cashback(order)}`,
  }),
  CANCELED: (order) => ({
    subject: order.whole ? `Заказ ${order.number} отменён` : `Часть заказа ${order.number} отменена`,
    text: `${subjectOf(order)} ${order.whole ? 'отменён' : 'отменена'}.${order.paid && order.amount ? ` ${willReturn(order)}` : ''}${order.whole ? '' : ' Остальное в силе.'}`,
  }),
  REFUNDED: ({ number, amount, onDelivery }) => ({
    subject: `Вернули деньги по заказу ${number}`,
    text: `Вернули ${money(amount ?? 0)} по заказу ${number}.${onDelivery ? '' : ' Банк зачислит их в течение нескольких дней.'}`,
  }),
  RETURN_REQUESTED: ({ number }) => ({
    subject: `Заявка на возврат по заказу ${number}`,
    text: `Получили заявку на возврат по заказу ${number}. Рассмотрим её и ответим.`,
  }),
  RETURN_APPROVED: ({ number, note }) => ({
    subject: `Возврат по заказу ${number} одобрен`,
    text: `Возврат по заказу ${number} одобрен, вещи можно отправлять.`,
    note,
  }),
  RETURN_RECEIVED: ({ number }) => ({
    subject: `Получили возврат по заказу ${number}`,
    text: `Получили вещи, которые вы вернули по заказу ${number}. Проверим их и ответим.`,
  }),
  RETURN_REJECTED: ({ number, note }) => ({
    subject: `В возврате по заказу ${number} отказано`,
    text: `В возврате по заказу ${number} отказано.`,
    note,
  }),
  RETURN_CLOSED: (order) => ({
    subject: `Возврат по заказу ${order.number} принят`,
    text: `Возврат по заказу ${order.number} принят.${settled(order)}`,
  }),
};

/** Returns sentences on what an operator has changed. A street is left out: it may be a stranger’s. */
function whatChanged(order: NewsOrder): string {
  const { edit, paid, awaitsCall, pickupAddress, totalPrice } = order;
  if (!edit) return '';
  const place = pickupAddress ? ` Пункт выдачи: ${pickupAddress}.` : ' Привезём по новому адресу.';
  const price = order.onDelivery
    ? ` К оплате при получении ${money(order.dueOnDelivery)}.`
    : awaitsCall
      ? ` Теперь он стоит ${money(totalPrice)}.`
      : ` К оплате ${money(totalPrice)}.`;
  return [
    edit.removed.length ? ` Убрали из него: ${namesOf(edit.removed)}.` : '',
    edit.replaced.length ? ` Заменили размер: ${namesOf(edit.replaced)}.` : '',
    edit.added?.length ? ` Добавили: ${namesOf(edit.added)}.` : '',
    edit.amountToPay ? ` Доплатите ${money(edit.amountToPay)} на странице заказа, вещи отложены до оплаты.` : '',
    edit.deliveryChanged ? place : '',
    edit.priceChanged && !paid ? price : '',
    settled(order),
  ].join('');
}

/** Says how money goes back: money that was taken on delivery cannot go back by the way it came. */
function willReturn({ amount, onDelivery }: NewsOrder): string {
  const how = onDelivery ? 'как именно, договоримся с вами' : 'тем же способом, каким вы платили';
  return `Вернём ${money(amount ?? 0)}${onDelivery ? ':' : ''} ${how}.`;
}

const dueLater = ({ dueOnDelivery }: NewsOrder): string =>
  dueOnDelivery ? ` К оплате при получении ${money(dueOnDelivery)}.` : '';

/** Returns sentences on what the shopper gets for the units of a closed return. */
function settled(order: NewsOrder): string {
  const { amount, bonuses, exchanged } = order;
  return [
    amount ? ` ${willReturn(order)}` : '',
    bonuses ? ` Вернули ${points(bonuses)}.` : '',
    exchanged ? ' Замену отправим, когда соберём.' : '',
  ].join('');
}

function whatNext({ paid, totalPrice, awaitsCall, phoneConfirmed, onDelivery }: NewsOrder): string {
  if (paid || !totalPrice) return '.';
  if (onDelivery && awaitsCall && !phoneConfirmed)
    return '. Оплата при получении. Подтвердите телефон кодом там, где оформляли заказ. Без кода заказ скоро отменится.';
  if (onDelivery) return '. Оплата при получении.';
  if (!awaitsCall) return ' и ждёт оплаты.';
  return phoneConfirmed
    ? '. Мы позвоним, чтобы его подтвердить.'
    : '. Подтвердите телефон кодом там, где оформляли заказ, и мы позвоним. Без кода заказ скоро отменится.';
}

/** Maximum number of things named in a sentence. An SMS is charged by length, and an e-mail lists all items below. */
const MOST_NAMED = 2;

/**
 * Returns the subject of a sentence: «Заказ 10002», or for a part of the order «Часть заказа 10002 (Кеды Полночь,
 * размер 42)».
 */
function subjectOf({ number, whole, items }: NewsOrder): string {
  if (whole) return `Заказ ${number}`;
  return `Часть заказа ${number} (${namesOf(items)})`;
}

function namesOf(items: { name: string; sizeName: string }[]): string {
  const named = nameThings(items).slice(0, MOST_NAMED);
  const more = named.reduce((rest, { units }) => rest - units, items.length);
  return `${named.map(({ words }) => words).join('; ')}${more ? ` и ещё ${counted(more, THINGS)}` : ''}`;
}

/**
 * Returns a sentence on the next step of paid goods, worded as on the order's page (`order-words.ts` in the UI kit).
 */
function preparing(items: NewsOrder['items']): string {
  const fromRussia = items.filter(({ deliveryIsoCode }) => deliveryIsoCode === 'RU').length;
  if (fromRussia === items.length) return 'Собираем заказ к отправке.';
  if (fromRussia === 0) return 'Выкупаем вещи у продавца.';
  return 'Часть вещей выкупаем у продавца, остальные собираем к отправке.';
}

function cashback({ hasAccount, earned, repaid }: NewsOrder): string {
  if (!hasAccount) return '';
  if (earned) return ` Кешбэк ${points(earned)} начислен и станет доступен, когда пройдёт срок возврата.`;
  return repaid ? ` Кешбэк ${points(repaid)} пошёл в счёт бонусов за возвращённые вещи.` : '';
}

function tracks(items: NewsOrder['items']): string {
  const codes = [...new Set(items.flatMap(({ trackCode }) => trackCode ?? []))];
  return codes.length ? ` Трек-номер: ${codes.join(', ')}.` : '';
}

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});
export const money = (kopecks: number): string => roubles.format(kopecks / 100);

const forms = new Intl.PluralRules('ru-RU');
const counted = (count: number, [one, few, many]: readonly [string, string, string]): string =>
  `${count} ${{ one, few }[forms.select(count) as 'one'] ?? many}`;
const THINGS = ['вещь', 'вещи', 'вещей'] as const;
const points = (count: number): string => counted(count, ['бонус', 'бонуса', 'бонусов']);

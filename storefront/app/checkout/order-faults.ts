import { countOf, formatPrice } from '@meet/ui-kit';
import type { BrowserFault } from '../graphql/ask-in-browser';
import { isRecord } from '../browser/stored-value';
import { moscowMoment } from '../browser/moscow-moment';
import type { CheckoutErrors, CheckoutField } from './checkout-draft';

export interface OrderChange {
  id: string;
  reason: 'GONE' | 'SOLD' | 'RESERVED' | 'PRICE' | 'QUANTITY';
  /** New price in kopecks; null if the item cannot be bought. */
  price: number | null;
  /** For QUANTITY: the number of units that can be bought. */
  quantity?: number;
}

const reasons: readonly unknown[] = ['GONE', 'SOLD', 'RESERVED', 'PRICE', 'QUANTITY'];

/** Reads the changes of items and prices from an `ORDER_CHANGED` error. */
export function changesOf({ details }: BrowserFault): OrderChange[] {
  const changes = Array.isArray(details['changes']) ? (details['changes'] as unknown[]) : [];
  return changes.flatMap((change): OrderChange[] => {
    if (!isRecord(change) || typeof change['id'] !== 'string' || !reasons.includes(change['reason'])) return [];
    const { id, reason, price, quantity } = change as Record<'price' | 'quantity', unknown> & OrderChange;
    const left = typeof quantity === 'number' ? { quantity } : {};
    return [{ id, reason, price: typeof price === 'number' ? price : null, ...left }];
  });
}

const changeWords = {
  GONE: 'больше не продаётся',
  SOLD: 'этот размер раскупили',
  RESERVED: 'в\u00A0брони у другого покупателя',
};

/** A change as a sentence: «Кеды Полночь, 42: этот размер раскупили». */
export function changeLine({ reason, price, quantity = 0 }: OrderChange, goods: string): string {
  if (reason === 'QUANTITY') return `${goods}: сейчас не больше ${quantity}\u00A0шт.`;
  return reason === 'PRICE' ? `${goods}: теперь ${formatPrice(price)}` : `${goods}: ${changeWords[reason]}`;
}

const fieldOf: Record<string, CheckoutField> = {
  'dto.contact.name': 'name',
  'dto.contact.surname': 'surname',
  'dto.contact.phone': 'phone',
  'dto.contact.email': 'email',
  'dto.delivery.address.street': 'street',
  'dto.delivery.address.house': 'house',
  'dto.delivery.address.index': 'index',
  'dto.comment': 'comment',
};

/** The error messages of form fields, by field. */
export function fieldErrors({ code, details }: BrowserFault): CheckoutErrors {
  if (code === 'CITY_NOT_FOUND') return { city: 'Выберите город из списка' };
  if (code === 'PICKUP_POINT_NOT_FOUND') return { point: 'Этот пункт закрылся. Выберите другой' };
  if (code === 'DELIVERY_UNAVAILABLE')
    return { point: 'Сюда этот заказ не доставить. Выберите другой пункт или город' };
  if (code !== 'BAD_USER_INPUT' || !Array.isArray(details['fields'])) return {};
  const named = (details['fields'] as unknown[]).flatMap((fault) => {
    const field = isRecord(fault) && typeof fault['field'] === 'string' ? fieldOf[fault['field']] : undefined;
    return field ? [[field, 'Проверьте, нет ли опечатки']] : [];
  });
  return Object.fromEntries(named) as CheckoutErrors;
}

/** The message beside the order button: what happened, and what to do about it. */
export function faultWords({ code, message, details, retryAt }: BrowserFault): string {
  switch (code) {
    case 'NO_SIGNAL':
    case 'SERVICE_UNAVAILABLE':
      return 'Магазин не ответил. Нажмите ещё раз: второй заказ не появится.';
    case 'ORDER_CHANGED':
      return 'Пока вы оформляли заказ, кое-что изменилось. Проверьте состав и подтвердите ещё раз.';
    case 'TOTAL_CHANGED': {
      const total = details['totalPrice'];
      return typeof total === 'number'
        ? `Сумма изменилась: теперь ${formatPrice(total)}. Если она подходит, подтвердите ещё раз.`
        : 'Сумма изменилась. Проверьте её и подтвердите ещё раз.';
    }
    case 'PROMOCODE_NOT_FOUND':
      return 'Промокод больше не действует, мы его убрали. Проверьте сумму и подтвердите ещё раз.';
    case 'PROMOCODE_NOT_APPLICABLE':
      return `${message}. Мы убрали промокод: проверьте сумму и подтвердите ещё раз.`;
    case 'BONUSES_UNAVAILABLE':
      return 'Столько бонусов списать уже нельзя, мы уменьшили их число. Проверьте сумму и подтвердите ещё раз.';
    case 'TOO_MANY_REQUESTS':
      return holdWords(details['reason'], retryAt) ?? `Слишком много попыток. Попробуйте ${laterThan(retryAt)}.`;
    case 'ORDER_TOO_LARGE':
      return details['reason'] === 'LINES' && typeof details['most'] === 'number'
        ? `В одном заказе не больше ${countOf(details['most'], things)}. Оставьте столько или разделите заказ на несколько.`
        : 'Столько без оплаты не отложить. Разделите заказ на несколько и оплатите их по очереди.';
    case 'ON_DELIVERY_UNAVAILABLE':
      return `${message}.`;
    case 'UNAUTHORIZED':
      return 'Вы вышли из аккаунта. Войдите снова или уберите промокод и бонусы.';
    default:
      return 'Заказ не оформлен. Всё, что вы ввели, на месте: попробуйте ещё раз через минуту.';
  }
}

/** Genitive forms of «вещь», as in «не больше 21 вещи». */
const things = { one: 'вещи', few: 'вещей', many: 'вещей' };

const held: Record<string, string> = {
  OPEN_ORDERS: 'На этот номер уже есть неоплаченные заказы.',
  HELD_UNITS: 'Столько вещей без оплаты не отложить.',
  HELD_VALUE: 'На такую сумму без оплаты не отложить.',
  OFFER_SHARE: 'Эти вещи отложены в другом заказе.',
};

/** Returns the items of which other unpaid orders of the shopper reserve too many; null for other errors. */
export function heldItems({ code, details: { reason, itemIds } }: BrowserFault): string[] | null {
  if (code !== 'TOO_MANY_REQUESTS' || reason !== 'OFFER_SHARE' || !Array.isArray(itemIds)) return null;
  return itemIds.filter((id) => typeof id === 'string');
}

/** The message if the shopper has reserved too many unpaid items. Reservations end by themselves after a time. */
function holdWords(reason: unknown, retryAt: string | undefined): string | undefined {
  const words = typeof reason === 'string' ? held[reason] : undefined;
  return words && `${words} Оплатите или отмените прежние заказы либо попробуйте ${laterThan(retryAt)}.`;
}

const laterThan = (retryAt: string | undefined) => (retryAt ? `после ${moscowMoment(retryAt)}` : 'позже');

import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { OrderActorKind, OrderDetail, PaymentState, RefundState } from '../../../graphql/generated/graphql';
import type { Lack } from '../lapse';

interface HistoryTexts {
  title: string;
  more: string;
  actors: Record<Exclude<OrderActorKind, 'OPERATOR'>, string>;
  payments: Record<Exclude<PaymentState, 'CREATED' | 'PENDING'>, (sum: string) => string>;
  byHand: (sum: string) => string;
  refunds: Record<RefundState, (sum: string) => string>;
  /** Why the shop cancelled the order by itself. */
  lapsed: Record<Lack, string>;
  note: string;
  edited: string;
  edit: Record<'removed' | 'replaced' | 'added' | 'unpaid', PluralForms> & { delivery: string };
  /** What was changed: «трек-номер (Кеды, 41): — → RA1». */
  details: Record<OrderDetail, (unit: string) => string>;
  total: (from: string, to: string) => string;
  letter: (news: string) => string;
  sms: (news: string) => string;
  unsent: string;
  /** Messages by the event that they tell. */
  news: Partial<Record<string, string>>;
}

export const historyTexts = catalogue<HistoryTexts>(
  {
    title: 'История',
    more: 'Показать всю историю',
    actors: { SHOPPER: 'покупатель', PAYMENT: 'оплата', SYSTEM: 'магазин, сам' },
    payments: {
      WAITING_FOR_CAPTURE: (sum) => `Банк удержал ${sum}`,
      SUCCEEDED: (sum) => `Оплачено ${sum}`,
      CANCELED: (sum) => `Платёж ${sum} не прошёл`,
    },
    byHand: (sum) => `Отмечена оплата ${sum}`,
    refunds: {
      REQUESTED: (sum) => `Возврат ${sum}: ещё не отправлен`,
      PENDING: (sum) => `Возврат ${sum}: банк переводит`,
      SUCCEEDED: (sum) => `Возвращено ${sum}`,
      CANCELED: (sum) => `Возврат ${sum} не прошёл`,
    },
    lapsed: {
      PHONE: 'Время вышло: телефон не подтверждён',
      CALL: 'Время вышло: магазин не подтвердил заказ',
      PAYMENT: 'Время вышло: заказ не оплачен',
    },
    note: 'Заметка',
    edited: 'Заказ изменён',
    edit: {
      removed: { one: 'вещь убрана', few: 'вещи убраны', many: 'вещей убрано' },
      replaced: { one: 'вещь заменена', few: 'вещи заменены', many: 'вещей заменено' },
      added: { one: 'вещь добавлена', few: 'вещи добавлены', many: 'вещей добавлено' },
      unpaid: { one: 'вещь не оплачена в срок', few: 'вещи не оплачены в срок', many: 'вещей не оплачено в срок' },
      delivery: 'новый адрес',
    },
    details: {
      SIZE: (unit) => unit,
      PLACE: () => 'доставка',
      TRACK: (unit) => `трек-номер (${unit})`,
      WAYBILL: (unit) => `накладная СДЭК (${unit})`,
    },
    total: (from, to) => `итог ${from} → ${to}`,
    letter: (news) => `Письмо: ${news}`,
    sms: (news) => `SMS: ${news}`,
    unsent: 'не отправлено',
    news: {
      PLACED: 'заказ оформлен',
      PAYMENT_DUE: 'напоминание об оплате',
      EDITED: 'заказ изменён',
      PAID: 'заказ оплачен',
      CONFIRMED: 'заказ подтверждён',
      ADDED_PAID: 'доплата получена',
      ADDED_EXPIRED: 'добавленные вещи не оплачены',
      ON_ITS_WAY: 'заказ едет в Россию',
      HANDED_OVER: 'передан в доставку',
      DELIVERED: 'заказ получен',
      CANCELED: 'отмена',
      REFUNDED: 'деньги возвращены',
      RETURN_REQUESTED: 'заявка на возврат принята',
      RETURN_APPROVED: 'возврат одобрен',
      RETURN_RECEIVED: 'возвращённая вещь пришла',
      RETURN_REJECTED: 'в возврате отказано',
      RETURN_CLOSED: 'возврат закрыт',
    },
  },
  {
    title: 'History',
    more: 'Show the whole history',
    actors: { SHOPPER: 'the buyer', PAYMENT: 'the payment', SYSTEM: 'the shop by itself' },
    payments: {
      WAITING_FOR_CAPTURE: (sum) => `The bank holds ${sum}`,
      SUCCEEDED: (sum) => `${sum} paid`,
      CANCELED: (sum) => `The payment of ${sum} failed`,
    },
    byHand: (sum) => `Payment of ${sum} recorded`,
    refunds: {
      REQUESTED: (sum) => `Refund of ${sum}: not sent yet`,
      PENDING: (sum) => `Refund of ${sum}: with the bank`,
      SUCCEEDED: (sum) => `${sum} given back`,
      CANCELED: (sum) => `The refund of ${sum} failed`,
    },
    lapsed: {
      PHONE: 'The time was over: the phone was not confirmed',
      CALL: 'The time was over: the shop did not confirm the order',
      PAYMENT: 'The time was over: the order was not paid',
    },
    note: 'Note',
    edited: 'Order changed',
    edit: {
      removed: { one: 'unit removed', other: 'units removed' },
      replaced: { one: 'unit replaced', other: 'units replaced' },
      added: { one: 'unit added', other: 'units added' },
      unpaid: { one: 'unit not paid in time', other: 'units not paid in time' },
      delivery: 'new address',
    },
    details: {
      SIZE: (unit) => unit,
      PLACE: () => 'delivery',
      TRACK: (unit) => `track number (${unit})`,
      WAYBILL: (unit) => `CDEK waybill (${unit})`,
    },
    total: (from, to) => `total ${from} → ${to}`,
    letter: (news) => `Letter: ${news}`,
    sms: (news) => `SMS: ${news}`,
    unsent: 'not sent',
    news: {
      PLACED: 'order placed',
      PAYMENT_DUE: 'reminder to pay',
      EDITED: 'order changed',
      PAID: 'order paid',
      CONFIRMED: 'order confirmed',
      ADDED_PAID: 'added units paid',
      ADDED_EXPIRED: 'added units not paid',
      ON_ITS_WAY: 'on its way to Russia',
      HANDED_OVER: 'handed over for delivery',
      DELIVERED: 'order received',
      CANCELED: 'cancellation',
      REFUNDED: 'money given back',
      RETURN_REQUESTED: 'return requested',
      RETURN_APPROVED: 'return approved',
      RETURN_RECEIVED: 'returned goods received',
      RETURN_REJECTED: 'return rejected',
      RETURN_CLOSED: 'return settled',
    },
  },
);

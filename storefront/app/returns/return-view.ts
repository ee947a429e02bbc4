import { countOf, formatDay, formatPrice, type ReturnLine } from '@meet/ui-kit';
import type { OrderedGoodsFragment, OrderReturnsFieldsFragment } from '../graphql/generated/graphql';
import { brandName } from '../offers/brand-name';
import { isOneSize, sizeName } from '../offers/size-name';

export type OrderReturns = OrderReturnsFieldsFragment;
export type ReturnRequest = OrderReturns['requests'][number];
type ReturnableItem = OrderReturns['items'][number];

/** Units that were ever delivered may have been returned, whatever their status is now. */
export const wereDelivered = (items: readonly Pick<OrderedGoodsFragment, 'statusHistory'>[]): boolean =>
  items.some(({ statusHistory }) => statusHistory.some(({ status }) => status === 'DELIVERED'));

/** Returns the units of an order for the form, with the reason for units that cannot be returned. */
export function returnLines(items: readonly OrderedGoodsFragment[], returns: OrderReturns): ReturnLine[] {
  return items.flatMap(({ id, status, productItem }) => {
    const returnable = returns.items.find((one) => one.id === id);
    if (!returnable) return [];
    const { money, bonuses } = returnable.value;
    const refusal = refusalWords(returnable, status, returns.requests);
    return {
      id,
      name: productItem.name,
      brand: brandName(productItem.brands),
      picture: productItem.image?.url ?? null,
      sizeName: isOneSize(productItem.size.name) ? null : sizeName(productItem.size.name),
      price: money,
      points: bonuses,
      exchanges: returnable.exchanges,
      ...(refusal ? { refusal } : {}),
    };
  });
}

const ended: Partial<Record<OrderedGoodsFragment['status'], string>> = {
  ISSUED_REFUND: 'Деньги за эту вещь возвращены',
  ARRANGED_EXCHANGE: 'Оформлен обмен',
  CANCEL_PURCHASE: 'Покупка отменена',
};

function refusalWords(
  { id, refusal, until }: ReturnableItem,
  status: OrderedGoodsFragment['status'],
  requests: readonly ReturnRequest[],
): string | null {
  switch (refusal) {
    // An exchange is refused when it is requested, but the unit can be returned.
    case 'NOT_EXCHANGEABLE':
    case null:
    case undefined:
      return null;
    case 'TOO_LATE':
      return until ? `Срок возврата прошёл ${formatDay(until)}` : 'Срок возврата прошёл';
    case 'REQUESTED': {
      const request = requests.find(({ state, items }) => isOpen(state) && items.some((item) => item.id === id));
      return request ? `Уже в заявке ${request.number}` : 'Уже в другой заявке';
    }
    case 'NOT_DELIVERED':
      return ended[status] ?? 'Эта вещь ещё не получена';
  }
}

const isOpen = (state: ReturnRequest['state']): boolean => ['NEW', 'APPROVED', 'RECEIVED'].includes(state);

/** The earliest end of a unit's return period. Undefined if nothing can be returned. */
export function returnsUntil({ items }: OrderReturns): string | undefined {
  return items.flatMap(({ refusal, until }) => (!refusal && until ? [until] : [])).sort()[0];
}

const points = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** Returns the amount that a request will refund or has refunded. Null if nothing. */
export function valueWords({ state, value: { money, bonuses, cashback } }: ReturnRequest): string | null {
  if (state === 'REJECTED' || state === 'CANCELLED' || (money === 0 && bonuses === 0)) return null;
  const done = state === 'REFUNDED';
  const back = [money > 0 && formatPrice(money), bonuses > 0 && countOf(bonuses, points)].filter(Boolean).join(' и ');
  const taken =
    cashback > 0 ? `, кешбэк за них\u00A0— ${countOf(cashback, points)}\u00A0— ${done ? 'списали' : 'спишем'}` : '';
  return `${done ? 'Вернули' : 'Вернём'} ${back}${taken}.`;
}

export interface StateWords {
  title: string;
  /** What happens next, or what the shopper has to do. */
  note: string;
  tone: 'info' | 'success' | 'warning';
}

/** The state of a request in words. The operator's text replaces the default note. */
export function stateWords({ state, instructions, rejectionReason, items }: ReturnRequest): StateWords {
  switch (state) {
    case 'NEW':
      return { title: 'На проверке', note: 'Проверим заявку и напишем, как отдать вещи.', tone: 'info' };
    case 'APPROVED':
      return { title: 'Одобрена', note: instructions ?? 'Вещи можно отправить нам.', tone: 'success' };
    case 'RECEIVED':
      return { title: 'Вещи у нас', note: 'Осмотрим их и ответим по каждой.', tone: 'info' };
    case 'REJECTED':
      return { title: 'Отклонена', note: rejectionReason ?? '', tone: 'warning' };
    case 'CANCELLED':
      return { title: 'Отменена', note: 'Вы отменили заявку.', tone: 'info' };
    case 'REFUNDED':
      return items.some(({ outcome }) => outcome === 'REFUND')
        ? { title: 'Возврат оформлен', note: 'Деньги придут тем же способом, каким вы платили.', tone: 'success' }
        : { title: 'Обмен оформлен', note: 'Замену отправим, когда соберём.', tone: 'success' };
  }
}

export const outcomeWords: Record<NonNullable<ReturnRequest['items'][number]['outcome']>, string> = {
  REFUND: 'Деньги возвращены',
  EXCHANGE: 'Обмен',
  REFUSE: 'Остаётся у вас',
};

export const reasonWords: Record<ReturnRequest['items'][number]['reason'], string> = {
  SIZE: 'Не подошёл размер',
  COLOUR_OR_STYLE: 'Не понравились цвет или фасон',
  DEFECT: 'Брак или повреждение',
  WRONG_ITEM: 'Прислали не то',
  NOT_AS_DESCRIBED: 'Не соответствует описанию',
  OTHER: 'Другое',
};

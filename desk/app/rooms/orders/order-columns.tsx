import { formatPrice, Text, type DataGridColumn, type Locale } from '@meet/ui-kit';
import type { Language } from '../../browser/language';
import { nearDayOf, nearMomentOf } from '../../browser/moment';
import { hoursSince, waited } from '../../browser/waited';
import type { OrderLineFragment, OrderStatus } from '../../graphql/generated/graphql';
import { lackOf } from './lapse';
import { isDueOnDelivery, statusName } from './on-delivery-names';
import { type orderTexts } from './order-words';

/**
 * Hours after which an order in this status has waited too long; in other statuses the shop waits for somebody else.
 */
const LATE_HOURS: Partial<Record<OrderStatus, number>> = {
  AWAITING_CALL: 2,
  PAID_READY_TO_SEND: 24,
  AWAITING_RESPONSE_FROM_SUPPLIER: 48,
  AWAITING_SENT_FROM_MEET: 24,
};

/** Columns on a phone: the first three fit its width, the others are scrolled to. */
const ON_PHONE = ['number', 'status', 'sum', 'age', 'who'];

/** Statuses in which nobody waits for the order any more. */
const OVER: readonly OrderStatus[] = ['DELIVERED', 'CANCEL_PURCHASE', 'ISSUED_REFUND'];

export interface ColumnsFor {
  texts: typeof orderTexts.ru;
  language: Language;
  locale: Locale;
  /** Time at which the rows were loaded. */
  now: number;
  /** On a phone there is room only for columns that identify an order. */
  isNarrow: boolean;
}

export const isLate = ({ status, createdAt }: Pick<OrderLineFragment, 'status' | 'createdAt'>, now: number): boolean =>
  hoursSince(createdAt, now) >= (LATE_HOURS[status] ?? Infinity);

export const nameOf = ({ name, surname }: Pick<OrderLineFragment, 'name' | 'surname'>): string =>
  [name, surname].filter(Boolean).join(' ');

/** Returns the units that were not cancelled or paid back; all of them if none is left. */
function keptUnits({ orderProductItems }: Pick<OrderLineFragment, 'orderProductItems'>) {
  const kept = orderProductItems.filter(({ status }) => status !== 'CANCEL_PURCHASE' && status !== 'ISSUED_REFUND');
  return kept.length ? kept : orderProductItems;
}

/** Returns where the things of an order come from, which decides whether they are sent or bought first. */
export function originOf(order: Pick<OrderLineFragment, 'orderProductItems'>): 'RUSSIA' | 'ABROAD' | 'BOTH' {
  const speeds = new Set(keptUnits(order).map(({ productItem }) => productItem.deliverySpeed));
  if (speeds.size > 1) return 'BOTH';
  return speeds.has('SLOW') ? 'ABROAD' : 'RUSSIA';
}

export function orderColumns(all: ColumnsFor): DataGridColumn<OrderLineFragment>[] {
  const { texts, language, locale, now, isNarrow } = all;
  const { columns } = texts;
  const wide: DataGridColumn<OrderLineFragment>[] = [
    {
      id: 'number',
      label: columns.number,
      width: isNarrow ? '4.5rem' : '5.5rem',
      namesRow: true,
      cell: ({ number }) => number,
    },
    {
      id: 'age',
      label: columns.age,
      width: '9.5rem',
      cell: (order) => (
        <Text as="span" size="small" tone={isLate(order, now) ? 'error' : 'muted'}>
          {OVER.includes(order.status)
            ? nearDayOf(order.createdAt, now, locale)
            : texts.ago(waited(order.createdAt, now, language))}
        </Text>
      ),
    },
    {
      id: 'status',
      label: columns.status,
      minWidth: isNarrow ? '8rem' : '12rem',
      cell: (order) => (
        <>
          {statusName(texts, order.status, order)}
          {order.expiresAt && lackOf(order) && (
            <Text size="caption" tone="muted">
              {texts.lapses(nearMomentOf(order.expiresAt, now, locale))}
            </Text>
          )}
        </>
      ),
    },
    { id: 'who', label: columns.who, minWidth: isNarrow ? '8rem' : '10rem', cell: nameOf },
    {
      id: 'city',
      label: columns.city,
      width: '9rem',
      cell: ({ addressDelivery, cdekDelivery }) => addressDelivery?.city ?? cdekDelivery?.city ?? '—',
    },
    { id: 'from', label: columns.from, width: '10.5rem', cell: (order) => texts.origins[originOf(order)] },
    { id: 'units', label: columns.units, width: '5rem', align: 'end', cell: (order) => keptUnits(order).length },
    {
      id: 'sum',
      label: columns.sum,
      width: isNarrow ? '6rem' : '9rem',
      align: 'end',
      cell: (order) => (
        <>
          {formatPrice(order.totalPrice, locale)}
          {isDueOnDelivery(order) && (
            <Text size="caption" tone="muted">
              {texts.onDelivery.short}
            </Text>
          )}
        </>
      ),
    },
  ];
  return isNarrow ? ON_PHONE.flatMap((id) => wide.find((column) => column.id === id) ?? []) : wide;
}

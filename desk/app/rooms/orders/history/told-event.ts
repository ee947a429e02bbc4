import { countOf, formatPrice, type Locale } from '@meet/ui-kit';
import type { actionTexts } from '../../../graphql/action-words';
import type { orderStatusTexts } from '../../../graphql/order-status-words';
import type { WholeOrderFragment } from '../../../graphql/generated/graphql';
import { lapsedFor } from '../lapse';
import type { historyTexts } from './history-words';

export type OrderEvent = WholeOrderFragment['history'][number];

export interface EventTexts {
  texts: typeof historyTexts.ru;
  statuses: typeof orderStatusTexts.ru;
  actions: typeof actionTexts.ru;
}

/** Returns the reason of each event, or why the shop cancelled the order by itself; null if there is none. */
export const reasonsOf = (
  events: readonly OrderEvent[],
  phoneConfirmed: boolean,
  { lapsed }: EventTexts['texts'],
): (string | null)[] =>
  events.map((event) => {
    const lack = lapsedFor(event, events, phoneConfirmed);
    return lack ? lapsed[lack] : event.reason;
  });

/** Returns an event in one sentence. */
export function toldEvent(event: OrderEvent, { texts, statuses, actions }: EventTexts, locale: Locale): string {
  const sum = formatPrice(event.amount ?? 0, locale);
  switch (event.kind) {
    case 'STATUS':
      return [statuses[event.status!], event.units.join('; ')].join(': ');
    case 'PAYMENT':
      return event.action === 'recordPayment'
        ? texts.byHand(sum)
        : texts.payments[event.paymentState as keyof typeof texts.payments](sum);
    case 'REFUND':
      return texts.refunds[event.refundState!](sum);
    case 'EDIT':
      return [texts.edited, ...toldEdit(event.edit!, texts, locale), ...toldChanges(event, texts)].join(', ');
    case 'NOTE':
      return texts.note;
    case 'LETTER':
    case 'SMS': {
      const news = texts.news[event.news!] ?? event.news!;
      const message = event.kind === 'SMS' ? texts.sms(news) : texts.letter(news);
      return event.doneAt ? message : `${message}, ${texts.unsent}`;
    }
    case 'ACTION':
      return [actions[event.action!] ?? event.action!, ...toldChanges(event, texts)].join(', ');
  }
}

/** Returns what was changed, from what to what. */
const toldChanges = ({ changes }: OrderEvent, texts: EventTexts['texts']): string[] =>
  changes.map(
    ({ detail, unit, before, after }) => `${texts.details[detail](unit ?? '')}: ${before ?? '—'} → ${after ?? '—'}`,
  );

function toldEdit(edit: NonNullable<OrderEvent['edit']>, texts: EventTexts['texts'], locale: Locale): string[] {
  const counts = [
    [edit.addedUnits, texts.edit.added],
    [edit.replacedUnits, texts.edit.replaced],
    [edit.removedUnits, texts.edit.removed],
    [edit.unpaidUnits, texts.edit.unpaid],
  ] as const;
  const money = (kopecks: number) => formatPrice(kopecks, locale);
  return [
    ...counts.flatMap(([count, forms]) => (count ? [countOf(count, forms, locale)] : [])),
    ...(edit.deliveryChanged ? [texts.edit.delivery] : []),
    ...(edit.totalPrice === edit.previousTotalPrice
      ? []
      : [texts.total(money(edit.previousTotalPrice), money(edit.totalPrice))]),
  ];
}

/** Returns who caused an event: the operator's name, or what else did; empty for messages, which the shop sends itself. */
export function actorOf({ actor, actorKind, status }: OrderEvent, texts: EventTexts['texts']): string {
  if (actorKind === 'OPERATOR') return actor ?? '';
  // An order of a guest is placed by nobody whom the shop knows.
  if (status === 'AWAITING_PAY' || status === 'AWAITING_CALL') return texts.actors.SHOPPER;
  return actorKind ? texts.actors[actorKind] : '';
}

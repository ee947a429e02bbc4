import { MalformedFileError } from '../platform/files/malformed-file-error.js';
import { childText, xmlElements, type XmlElement } from '../platform/files/xml-elements.js';
import { nextStatuses, ORDER_STATUSES, type OrderStatus, type StatusSettings } from '../orders/index.js';
import type { OrderUnit } from './order-rows.js';
import { statusOf } from './order-words.js';

/** What 1С reports about an order. */
export interface OrderAnswer {
  /** Id of the order, as the shop sent it. */
  id: string;
  number: string;
  requisites: ReadonlyMap<string, string>;
}

/** Reads the orders of a file of 1С. Throws a {@link MalformedFileError}. */
export async function readAnswers(text: AsyncIterable<string>): Promise<OrderAnswer[]> {
  const answers: OrderAnswer[] = [];
  let root: string | null = null;
  for await (const element of xmlElements(text, new Set(['Документ']), (path) => (root ??= path[0] ?? null))) {
    const operation = childText(element, 'ХозОперация') ?? 'Заказ товара';
    if (operation !== 'Заказ товара') continue;
    const [id, number] = [childText(element, 'Ид') ?? '', childText(element, 'Номер') ?? ''];
    answers.push({ id, number, requisites: requisitesOf(element) });
  }
  if (root === 'КоммерческаяИнформация') return answers;
  throw new MalformedFileError({ line: 1 }, `the root element is <${root ?? ''}>, not <КоммерческаяИнформация>`);
}

function requisitesOf({ children }: XmlElement): Map<string, string> {
  const lists = children.filter(({ name }) => name === 'ЗначенияРеквизитов');
  return new Map(
    lists
      .flatMap((list) => list.children)
      .flatMap((requisite) => {
        const name = childText(requisite, 'Наименование');
        const value = childText(requisite, 'Значение');
        return name && value ? [[name, value] as const] : [];
      }),
  );
}

const rank = (status: OrderStatus): number => ORDER_STATUSES.indexOf(status);
const isYes = (text: string | undefined): boolean => /^(?:true|1|да)$/iu.test(text ?? '');
const OVER: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

/** The statuses that an order gets one after the other, and remarks about steps that are not done. */
export interface OrderWish {
  steps: OrderStatus[];
  remarks: string[];
}

/**
 * Decides what happens to an order: it is cancelled, if 1С says so; otherwise it gets the furthest status that 1С
 * names, or that its shipment or its posted document means. A status before the current one changes nothing. Only steps
 * that an operator may take are taken.
 */
export function wishOf(
  { requisites }: Pick<OrderAnswer, 'requisites'>,
  order: { status: OrderStatus; paid: boolean; units: readonly OrderUnit[] },
  settings: StatusSettings = {},
): OrderWish {
  const remarks: string[] = [];
  const has = (name: string): boolean => (requisites.get(name) ?? '') !== '';
  const named = requisites.get('Статуса заказа ИД') ?? requisites.get('Статус заказа') ?? null;
  const status = named === null ? null : statusOf(named);
  if (named !== null && status === null) remarks.push(`статус «${named}» магазину неизвестен`);
  if (!order.paid && (has('Номер оплаты по 1С') || has('Дата оплаты по 1С')))
    remarks.push('оплату заказа отмечает платёжная система, а не 1С');
  const cancels = isYes(requisites.get('Отменен')) || isYes(requisites.get('ПометкаУдаления'));
  if (cancels || status === 'CANCEL_PURCHASE') return { ...stepsTo('CANCEL_PURCHASE', order, settings), remarks };
  if (status === 'ISSUED_REFUND' || status === 'ARRANGED_EXCHANGE') {
    if (order.status !== status) remarks.push(`«${named}» оформляет оператор магазина`);
    return { steps: [], remarks };
  }
  const posted = order.status === 'AWAITING_CALL' ? 'ACCEPT_MEET_WAIT_PAID' : 'AWAITING_SENT_FROM_MEET';
  const wanted: OrderStatus[] = [
    ...(status ? [status] : []),
    ...(has('Номер отгрузки по 1С') || has('Дата отгрузки по 1С') ? ['HANDED_OVER_FOR_DELIVERY' as const] : []),
    // A posted document means that the shop accepts the order; for an order that is already being processed it means
    // nothing.
    ...(isYes(requisites.get('Проведен')) && ['AWAITING_CALL', 'PAID_READY_TO_SEND'].includes(order.status)
      ? [posted as OrderStatus]
      : []),
  ];
  const target = wanted.reduce<OrderStatus | null>((far, one) => (far && rank(far) >= rank(one) ? far : one), null);
  if (!target || rank(target) <= rank(order.status)) return { steps: [], remarks };
  const { steps } = stepsTo(target, order, settings);
  const isOnlyPosted = wanted.length === 1 && target === posted;
  if (steps.length === 0 && !isOnlyPosted) remarks.push(`из «${order.status}» нельзя перейти в «${target}»`);
  return { steps, remarks };
}

/** Goods that are packed pass through one status on the way; only operators take other ways. */
function stepsTo(
  target: OrderStatus,
  { status, units }: { status: OrderStatus; units: readonly OrderUnit[] },
  settings: StatusSettings,
): { steps: OrderStatus[] } {
  if (status === target || OVER.includes(status)) return { steps: [] };
  const unit = units.find((one) => one.status === status);
  if (!unit) return { steps: [] };
  const via = 'AWAITING_SENT_FROM_MEET';
  const next = nextStatuses(unit, 'OPERATOR', settings);
  if (next.includes(target)) return { steps: [target] };
  const isBeyond = next.includes(via) && nextStatuses({ ...unit, status: via }, 'OPERATOR', settings).includes(target);
  return { steps: isBeyond && target !== 'ISSUED_REFUND' ? [via, target] : [] };
}

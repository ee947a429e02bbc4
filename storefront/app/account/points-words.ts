import { countOf, formatDay, type PluralForms } from '@meet/ui-kit';
import type { BonusAreaQuery } from '../graphql/generated/graphql';

export type PointsEntry = BonusAreaQuery['pointsHistory']['items'][number];

type About = (order: string) => string;

const titles: Record<PointsEntry['kind'], About> = {
  REGISTRATION: () => 'Подарок за регистрацию',
  REGISTRATION_CONFIRMED: () => 'Подарок за регистрацию можно тратить',
  HOLD: (order) => `Отложено для заказа${order}`,
  HOLD_RELEASED: (order) => `Снова доступны: заказ${order} отменён`,
  WRITE_OFF: (order) => `Оплата заказа${order}`,
  ACCRUAL: (order) => `Кешбэк за заказ${order}`,
  ACCRUAL_RELEASED: (order) => `Кешбэк за заказ${order} можно тратить`,
  ACCRUAL_REVERSED: (order) => `Кешбэк за заказ${order} отменён: был возврат`,
  RETURNED: (order) => `Вернули за заказ${order}`,
  EXPIRED: () => 'Срок бонусов истёк',
  REVIEW: () => 'Отзыв с фотографией',
  MANUAL: () => 'Начислено магазином',
};

/**
 * Says how many points of this entry paid off a debt, or how many it leaves to be taken from the next cashback. Empty
 * if there is no debt.
 */
function owed({ kind, debt }: PointsEntry): string {
  if (debt === 0) return '';
  if (kind === 'ACCRUAL' || kind === 'REVIEW') return `, ${countOf(-debt, bonuses)} ушло в счёт возвращённых вещей`;
  return debt > 0 ? `, ${countOf(debt, bonuses)} спишем из следующего кешбэка` : '';
}

const bonuses: PluralForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

export interface PointsLine {
  title: string;
  /** The date of the entry and, for pending points, the date from which they can be spent. */
  note: string;
  /** The change of the balance in points. */
  points: number;
  /** The number of points that the entry releases or sets aside, if it does not change the balance; otherwise 0. */
  moved: number;
}

export function pointsLine(entry: PointsEntry): PointsLine {
  const { kind, amount, held, pending, orderNumber, reason, createdAt, availableAt } = entry;
  const title = titles[kind](orderNumber === null ? '' : `\u00A0${orderNumber}`);
  const day = formatDay(createdAt);
  const waits =
    kind === 'ACCRUAL' && amount > 0 && availableAt !== null ? `, можно тратить с ${formatDay(availableAt)}` : '';
  return {
    title: kind === 'MANUAL' && reason ? reason : title,
    note: `${day}${owed(entry)}${waits}`,
    points: amount,
    moved: amount === 0 ? Math.abs(held + pending) : 0,
  };
}

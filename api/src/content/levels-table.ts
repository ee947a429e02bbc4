import type { LoyaltyLevel } from '../loyalty/index.js';
import { escaped } from './shop-facts.js';
import { inRoubles } from '../shared/kopecks.js';

/** The HTML that the directive `levels` produces, to be filled in later. */
export const LEVELS = '<div data-levels="all"></div>';

/** Returns the levels of the loyalty programme as a table; the levels are current whenever the text is read. */
export function levelsTable(levels: readonly LoyaltyLevel[]): string {
  const head = ['Уровень', 'Сумма выкупленных заказов', 'Кешбэк', 'Можно оплатить бонусами'];
  const rows = levels.map(({ name, requiredSpentAmount, chargePercentage, chargeOffPercentage }) => [
    escaped(name),
    requiredSpentAmount ? `от ${inRoubles(requiredSpentAmount)}` : 'с первой покупки',
    `${chargePercentage} %`,
    `до ${chargeOffPercentage} % цены`,
  ]);
  const line = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) => line(row, 'td')).join('');
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

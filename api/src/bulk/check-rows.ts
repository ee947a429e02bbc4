import { badUserInput, fieldFault, type FieldFault } from '../shared/api-error.js';
import { isUuid } from '../shared/is-uuid.js';
import type { BulkPricesInput, BulkRowInput, BulkStockInput } from './bulk.input.js';

/** Maximum stock of an offer in units. */
export const MOST_STOCK = 1_000_000;
const MOST_KEY_LENGTH = 200;
const MOST_FAULTS = 100;

/** Throws BAD_USER_INPUT if a row names no offer, or several; or if two rows have the same id, sku or external id. */
export function checkPrices(rows: BulkPricesInput[]): void {
  check(rows, () => null);
}

/**
 * Makes the same checks as `checkPrices`; each row must also have either a figure or a difference within the bounds.
 */
export function checkStock(rows: BulkStockInput[]): void {
  check(rows, stockFault);
}

/**
 * Returns the one key by which the row names its offer, as a text that no other offer has; null if the row has no key
 * or several.
 */
function nameOf({ id, sku, externalId }: BulkRowInput): string | null {
  const names = Object.entries({ id: id?.toLowerCase(), sku, externalId }).filter(([, name]) => name != null);
  return names.length === 1 ? names[0]!.join(' ') : null;
}

/** Returns what is wrong with the row of this field; null if nothing is wrong. */
type Check<Row> = (row: Row, field: string) => FieldFault | null;

function check<Row extends BulkRowInput>(rows: Row[], ownFault: Check<Row>): void {
  const seen = new Set<string>();
  const faults: FieldFault[] = [];
  for (const [position, row] of rows.entries()) {
    const field = `dto.rows.${position}`;
    const name = nameOf(row);
    const repeated = name !== null && seen.has(name) ? fieldFault(field, 'rowNamedBefore') : null;
    const fault = nameFault(row, name, field) ?? repeated ?? ownFault(row, field);
    if (fault) faults.push(fault);
    if (faults.length === MOST_FAULTS) break;
    seen.add(name!);
  }
  if (faults.length) throw badUserInput(faults);
}

function nameFault({ id, sku, externalId }: BulkRowInput, name: string | null, field: string): FieldFault | null {
  if (name === null) return fieldFault(field, 'rowName');
  if (id != null && !isUuid(id)) return fieldFault(field, 'rowId');
  const length = (sku ?? externalId)?.length ?? 1;
  return length > 0 && length <= MOST_KEY_LENGTH ? null : fieldFault(field, 'rowNameLength', { most: MOST_KEY_LENGTH });
}

function stockFault({ stock = null, difference = null }: BulkStockInput, field: string): FieldFault | null {
  if ((stock === null) === (difference === null)) return fieldFault(field, 'stockOrDifference');
  const isWithin = stock === null ? Math.abs(difference!) <= MOST_STOCK : stock >= 0 && stock <= MOST_STOCK;
  return isWithin ? null : fieldFault(field, 'stockBounds', { most: MOST_STOCK });
}

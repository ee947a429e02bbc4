import type { OrderStatus } from '../orders/index.js';
import { STATUS_NAMES } from './status-names.js';

/**
 * Returns the status that a text of 1С means: the shop's code, or the shop's name of the status, also behind a code in
 * brackets.
 */
export function statusOf(text: string): OrderStatus | null {
  const plain = text.replace(/^\[[^\]]*\]\s*/u, '').trim();
  const known = Object.entries(STATUS_NAMES).find(
    ([code, name]) => code === plain || name.toLowerCase() === plain.toLowerCase(),
  );
  return (known?.[0] as OrderStatus | undefined) ?? null;
}

import { randomFillSync } from 'node:crypto';

const random = Buffer.alloc(10);

/**
 * A UUID of version 7: its first digits are the time, so rows written together stand together in the index. A million
 * random ids would touch every page of it, and each touched page is written to the log anew after a checkpoint.
 */
export function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const rest = randomFillSync(random).toString('hex');
  const variant = (8 + ((random[2] ?? 0) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(5, 8)}-${rest.slice(8, 20)}`;
}

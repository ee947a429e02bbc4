import { randomFillSync } from 'node:crypto';

const ID_BYTES = 10;
/** Filled once for many ids: asking the system for ten bytes costs as much as asking for thousands. */
const pool = Buffer.alloc(400 * ID_BYTES);
let used = pool.length;

function randomBytes(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.subarray(used - ID_BYTES, used);
}

/**
 * A UUID of version 7: its first digits are the time, so rows written together stand together in the index. A million
 * random ids would touch every page of it, and each touched page is written to the log anew after a checkpoint.
 */
export function timeOrderedId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes();
  const rest = random.toString('hex');
  const variant = (8 + ((random[2] ?? 0) % 4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(5, 8)}-${rest.slice(8, 20)}`;
}

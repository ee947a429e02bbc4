/** Maximum number of pages preloaded at the same time. */
const limit = 4;

/** Milliseconds after which a preload counts as finished, because browsers do not report when it is. */
const longest = 3000;

/** Information about the connection, available only in Chromium. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let taken = 0;

/**
 * Whether a page may be preloaded now: at most four at once, and none if the shopper saves data or the connection is as
 * slow as 2G. If true, a slot is taken for three seconds.
 */
export function takePreloadSlot(): boolean {
  if (taken >= limit || isSlow((navigator as { connection?: Connection }).connection)) return false;
  taken += 1;
  setTimeout(() => (taken -= 1), longest);
  return true;
}

const isSlow = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

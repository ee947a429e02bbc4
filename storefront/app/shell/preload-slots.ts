/** Pages that are loaded in advance at the same time. */
const limit = 4;

/** Milliseconds after which a page counts as loaded: browsers do not tell when a preload is done. */
const longest = 3000;

/** What Chromium says of the connection; other browsers say nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let taken = 0;

/**
 * Whether a page may be loaded in advance now: at most four at once, and none where the shopper saves data or the
 * connection is as slow as 2G. A place that is given is free again after three seconds.
 */
export function takePreloadSlot(): boolean {
  if (taken >= limit || isSlow((navigator as { connection?: Connection }).connection)) return false;
  taken += 1;
  setTimeout(() => (taken -= 1), longest);
  return true;
}

const isSlow = (connection: Connection | undefined): boolean =>
  Boolean(connection?.saveData) || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');

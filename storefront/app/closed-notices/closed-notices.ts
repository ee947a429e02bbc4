import type { BrowserKey } from '../browser/stored-keys';
import { readStoredText, writeStoredText } from '../browser/stored-value';

/**
 * Keys of local storage. The announcement's value is a hash of the closed text; the banner's value is a flag that the
 * specification names.
 */
const keys = { announcement: 'closed-announcement', app: 'banner-closed' } as const satisfies Record<
  string,
  BrowserKey
>;

export type Notice = keyof typeof keys;

/**
 * A hash of a text (FNV-1a, in base 36), stored when it is closed. A changed text has another hash and is shown again.
 */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Source of an inline script for `head`. Before the first paint it lists closed notices in an attribute that
 * `hiddenIfClosed` reads, so a closed notice never takes up space.
 */
export const closedNoticesScript = `try{document.documentElement.dataset.closed=${JSON.stringify(
  Object.entries(keys),
)}.map(([n,k])=>n+'-'+localStorage.getItem(k)).join(' ')}catch{}`;

/** Styles that hide a notice from shoppers who have closed it. `mark` consists of letters and digits. */
export const hiddenIfClosed = (notice: Notice, mark: string) => ({
  [`html[data-closed~="${notice}-${mark}"] &`]: { display: 'none' },
});

/** Notices closed since the page was loaded, for browsers without storage. */
const closedHere = new Set<string>();

export const isClosed = (notice: Notice, mark: string): boolean =>
  closedHere.has(`${notice}-${mark}`) || readStoredText(keys[notice]) === mark;

export function close(notice: Notice, mark: string): void {
  closedHere.add(`${notice}-${mark}`);
  writeStoredText(keys[notice], mark);
}

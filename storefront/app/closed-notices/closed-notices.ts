import { readStoredText, writeStoredText } from '../browser/stored-value';

/** Keys of local storage. The announcement's has what was closed; the banner's is the specification's closed flag. */
const keys = { announcement: 'closed-announcement', app: 'banner-closed' } as const;

export type Notice = keyof typeof keys;

/** What is stored for a text that was closed: another text is shown again. FNV-1a, in base 36. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Source of an inline script for `head`. It names what was closed before anything is painted, so that a closed notice
 * takes no room at any time: `hiddenIfClosed` reads the attribute.
 */
export const closedNoticesScript = `try{document.documentElement.dataset.closed=${JSON.stringify(
  Object.entries(keys),
)}.map(([n,k])=>n+'-'+localStorage.getItem(k)).join(' ')}catch{}`;

/** Styles of a notice that is not shown to those who have closed it. `mark` is a word of letters and digits. */
export const hiddenIfClosed = (notice: Notice, mark: string) => ({
  [`html[data-closed~="${notice}-${mark}"] &`]: { display: 'none' },
});

/** What was closed since the page was loaded, for browsers that store nothing. */
const closedHere = new Set<string>();

export const isClosed = (notice: Notice, mark: string): boolean =>
  closedHere.has(`${notice}-${mark}`) || readStoredText(keys[notice]) === mark;

export function close(notice: Notice, mark: string): void {
  closedHere.add(`${notice}-${mark}`);
  writeStoredText(keys[notice], mark);
}

import { randomInt } from 'node:crypto';

/** Rules of one-time codes (specification, section 9; the growth of the cooldown and the limits on guesses are ours). */
export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
export const ATTEMPTS_PER_CODE = 5;
/** Wrong codes, over all codes, until none is taken for the rest of the window, and until none for the rest of 30 days. */
export interface GuessLimits {
  most: number;
  windowSeconds: number;
  mostInMonth: number;
}
/** For a recipient's unknown devices together: what makes four digits safe. docs/security.md has the arithmetic. */
export const UNKNOWN_DEVICES: GuessLimits = { most: 20, windowSeconds: 24 * 3600, mostInMonth: 60 };
/** For each device that has signed in before. It waits an hour at most; after so many in 30 days it is known no more. */
export const KNOWN_DEVICE: GuessLimits = { most: 5, windowSeconds: 3600, mostInMonth: 32_767 };
export const FAILURES_UNTIL_UNKNOWN = 60;
/** Doubles with every code sent without a pause, up to the longest. */
export const COOLDOWN_SECONDS = 60;
export const LONGEST_COOLDOWN_SECONDS = 600;
/** A pause after which the cooldown is short again. */
export const PAUSE_SECONDS = 3600;
/** Between the load of a page and a request for a code; nobody types faster (specification, section 5). */
export const LEAST_MS_SINCE_PAGE_LOAD = 2000;

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** What a form says about who filled it in; either may be missing where the client is not a page. */
export interface FormSigns {
  /** Value of a field that people do not see. */
  honeypot?: string | null;
  /** Epoch milliseconds. */
  pageLoadTime?: number | null;
}

export function looksLikeMachine({ honeypot, pageLoadTime }: FormSigns, now: number): boolean {
  const age = pageLoadTime == null ? Infinity : now - pageLoadTime;
  return Boolean(honeypot) || age < LEAST_MS_SINCE_PAGE_LOAD;
}

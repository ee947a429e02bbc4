import { randomInt } from 'node:crypto';

/** Rules of one-time codes (specification, section 9). The growing cooldown and the limits on guesses are our own. */
export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
export const ATTEMPTS_PER_CODE = 5;
/**
 * Wrong codes allowed, over all codes that were sent: `most` in a window of `windowSeconds`, `mostInMonth` in 30 days.
 * Once a limit is reached, every code is refused until that period ends.
 */
export interface GuessLimits {
  most: number;
  windowSeconds: number;
  mostInMonth: number;
}
/**
 * Limits for all unknown devices of a recipient together. They make four digits safe; docs/security.md has the
 * arithmetic.
 */
export const UNKNOWN_DEVICES: GuessLimits = { most: 20, windowSeconds: 24 * 3600, mostInMonth: 60 };
/**
 * Limits for each device that has signed in before: it is locked for an hour at most. After FAILURES_UNTIL_UNKNOWN
 * wrong codes in 30 days the device becomes unknown, so `mostInMonth` is never reached.
 */
export const KNOWN_DEVICE: GuessLimits = { most: 5, windowSeconds: 3600, mostInMonth: 32_767 };
export const FAILURES_UNTIL_UNKNOWN = 60;
/** The cooldown doubles with every code sent before PAUSE_SECONDS have passed, up to LONGEST_COOLDOWN_SECONDS. */
export const COOLDOWN_SECONDS = 60;
export const LONGEST_COOLDOWN_SECONDS = 600;
/** After a pause of this length the cooldown is back to COOLDOWN_SECONDS. */
export const PAUSE_SECONDS = 3600;
/** A request for a code sooner after the page load comes from a machine (specification, section 5). */
export const LEAST_MS_SINCE_PAGE_LOAD = 2000;

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Hidden signs of a form; both are missing if the client is not a page. */
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

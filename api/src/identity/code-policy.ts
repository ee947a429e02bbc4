import { randomInt } from 'node:crypto';

/**
 * Rules for one-time codes (specification, section 9). The specification does not require the growing cooldown and the
 * limits on guesses.
 */
export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
export const ATTEMPTS_PER_CODE = 5;
/**
 * Maximum numbers of wrong codes, over all codes sent: `most` within `windowSeconds`, `mostInMonth` within 30 days.
 * When a limit is reached, all codes are refused until the period ends.
 */
export interface GuessLimits {
  most: number;
  windowSeconds: number;
  mostInMonth: number;
}
/**
 * Limits for the codes of one telephone or e-mail address, over all devices together that have not signed in with it
 * before. They make a code of four digits safe; docs/security.md has the calculation.
 */
export const UNKNOWN_DEVICES: GuessLimits = { most: 20, windowSeconds: 24 * 3600, mostInMonth: 60 };
/**
 * Limits for each known device, i.e. one that has signed in before. It is locked for an hour at most. After
 * FAILURES_UNTIL_UNKNOWN wrong codes in 30 days the device becomes unknown, so `mostInMonth` is never reached.
 */
export const KNOWN_DEVICE: GuessLimits = { most: 5, windowSeconds: 3600, mostInMonth: 32_767 };
export const FAILURES_UNTIL_UNKNOWN = 60;
/**
 * The cooldown doubles with every code, up to LONGEST_COOLDOWN_SECONDS, unless PAUSE_SECONDS have passed since the last
 * code.
 */
export const COOLDOWN_SECONDS = 60;
export const LONGEST_COOLDOWN_SECONDS = 600;
/** Time without codes after which the cooldown is back to COOLDOWN_SECONDS. */
export const PAUSE_SECONDS = 3600;
/**
 * Minimum time in milliseconds between page load and request for a code; a faster client is a bot (specification,
 * section 5).
 */
export const LEAST_MS_SINCE_PAGE_LOAD = 2000;

export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Hidden form data that reveal bots. Both fields are missing if the client is not a web page. */
export interface FormSigns {
  /** Value of a form field that is invisible to people; only bots fill it in. */
  honeypot?: string | null;
  /** Time of the page load in epoch milliseconds. */
  pageLoadTime?: number | null;
}

export function looksLikeMachine({ honeypot, pageLoadTime }: FormSigns, now: number): boolean {
  const age = pageLoadTime == null ? Infinity : now - pageLoadTime;
  return Boolean(honeypot) || age < LEAST_MS_SINCE_PAGE_LOAD;
}

import { randomInt } from 'node:crypto';

/** Rules of one-time codes (specification, section 9; the growth of the cooldown and the limits on guesses are ours). */
export const CODE_LENGTH = 4;
export const CODE_SECONDS = 5 * 60;
export const ATTEMPTS_PER_CODE = 5;
/** Wrong codes for one recipient, over all codes: what makes four digits safe. docs/security.md has the arithmetic. */
export const FAILURES_PER_DAY = 20;
export const FAILURES_PER_MONTH = 60;
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

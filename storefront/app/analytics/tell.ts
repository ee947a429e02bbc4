import type { AnalyticsEvent } from './analytics-event';

/** Events that wait at most. */
const limit = 100;

let waiting: AnalyticsEvent[] = [];
let count: ((event: AnalyticsEvent) => void) | null = null;

/**
 * Tells what the shopper has done. It reaches a service only after consent; until then it waits in the memory of the
 * page. Call it in a browser only: from an effect or after a press.
 */
export function tell(event: AnalyticsEvent): void {
  if (count) count(event);
  else if (waiting.length < limit) waiting.push(event);
}

/** Whether events reach a service. */
export const isCounting = (): boolean => count !== null;

/** Sends the events that wait, and from now on each at once. */
export function startCounting(to: (event: AnalyticsEvent) => void): void {
  count = to;
  for (const event of waiting.splice(0)) to(event);
}

export function stopCounting(): void {
  count = null;
}

/** Forgets events that wait, because the shopper has left their page without an answer. */
export function forgetWaiting(): void {
  waiting = [];
}

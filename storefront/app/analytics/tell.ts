import type { AnalyticsEvent } from './analytics-event';

/** Maximum number of waiting events. */
const limit = 100;

let waiting: AnalyticsEvent[] = [];
let count: ((event: AnalyticsEvent) => void) | null = null;

/**
 * Reports what the shopper has done. Events wait in memory until the shopper consents. Call it only in a browser: in an
 * effect or an event handler.
 */
export function tell(event: AnalyticsEvent): void {
  if (count) count(event);
  else if (waiting.length < limit) waiting.push(event);
}

/** Whether events are sent to a service. */
export const isCounting = (): boolean => count !== null;

/** Sends the waiting events, and from now on every event at once. */
export function startCounting(to: (event: AnalyticsEvent) => void): void {
  count = to;
  for (const event of waiting.splice(0)) to(event);
}

export function stopCounting(): void {
  count = null;
}

/** Deletes waiting events, because the shopper has left the page without answering the consent notice. */
export function forgetWaiting(): void {
  waiting = [];
}

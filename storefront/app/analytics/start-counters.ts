import { withoutPersonalData } from '../personal-data/without-personal-data';
import type { Counters } from '../consent/consent';
import type { AnalyticsEvent, Counter } from './analytics-event';
import { ga4 } from './counters/ga4';
import { metrika } from './counters/metrika';
import { pageAddress } from '../personal-data/page-address';
import { startCounting, stopCounting } from './tell';

/**
 * Loads the configured services and sends them all events. To add a service, write a `Counter` and list its hosts in
 * `server/security-headers.ts`. Returns a function that stops counting.
 */
export function startCounters(ids: Counters): () => void {
  const counters: Counter[] = [
    ...(ids.ga4 === null ? [] : [ga4(ids.ga4)]),
    ...(ids.metrika === null ? [] : [metrika(ids.metrika)]),
  ];
  startCounting((event) => {
    for (const counter of counters) counter.count(impersonal(event));
  });
  return () => {
    stopCounting();
    for (const counter of counters) counter.stop();
  };
}

/** Removes personal data from typed texts and titles, and ids that open an order. */
function impersonal(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name === 'search') return { ...event, query: withoutPersonalData(event.query) };
  if (event.name !== 'page_view') return event;
  const { address, title, referrer } = event;
  return {
    ...event,
    address: pageAddress(address),
    title: withoutPersonalData(title),
    referrer: pageAddress(referrer),
  };
}

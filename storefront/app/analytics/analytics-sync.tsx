import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../consent/consent-context';
import { forgetWaiting, tell } from './tell';

/** Delay in milliseconds before analytics loads, so that it does not slow down the page. */
const settled = 1000;

/**
 * Reports each page view, and counts while the shopper consents. It is rendered before the page, because effects run in
 * order: the page view must be reported before the events of the page.
 */
export const AnalyticsSync = observer(function AnalyticsSync() {
  const consent = useConsent();
  const { counters, allowsCounting } = consent;
  const { pathname } = useLocation();
  const before = useRef<string | null>(null);

  useEffect(() => consent.followOtherTabs(), [consent]);

  useEffect(() => {
    if (!consent.allowsCounting) forgetWaiting();
    const address = window.location.href;
    tell({ name: 'page_view', address, title: document.title, referrer: before.current ?? document.referrer });
    before.current = address;
  }, [consent, pathname]);

  useEffect(() => {
    if (!counters || !allowsCounting) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('./start-counters').then(
        ({ startCounters }) => {
          if (!isOver) stop = startCounters(counters);
        },
        () => undefined,
      );
    }, settled);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [counters, allowsCounting]);

  return null;
});

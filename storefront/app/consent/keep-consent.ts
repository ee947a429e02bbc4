import type { Consent } from './consent';

/**
 * Asks the server to keep the answer for a year. If that fails, the answer holds for this page, and the next page asks
 * again.
 */
export function keepConsent(answer: Consent): void {
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
    keepalive: true,
  }).catch(() => undefined);
}

import type { Consent } from './consent';

/** Has the server keep the answer for a year. If it cannot be kept, it holds for this page, and the next one asks again. */
export function keepConsent(answer: Consent): void {
  fetch('/api/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
    keepalive: true,
  }).catch(() => undefined);
}

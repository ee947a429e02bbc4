import { readPageRequestId } from '../browser/page-request-id';

/** Maximum number of different errors that one page reports. */
const limit = 5;

const told = new Set<string>();

/**
 * Reports uncaught errors to the shop's server. Texts are shortened here; the server removes personal data.
 * @param build Id of the build of the page.
 */
export function reportErrors(build: () => string): void {
  window.addEventListener('error', ({ error, message }) => report(error ?? message, build()));
  window.addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
    else report(event.reason, build());
  });
}

/**
 * A view transition rejects when another navigation interrupts it or the page is hidden. This is harmless: the new page
 * is shown anyway.
 */
const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && /\btransition\b/i.test(reason.message);

function report(error: unknown, build: string): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
  if (!message || told.has(message) || told.size >= limit) return;
  told.add(message);
  const stack = error instanceof Error ? (error.stack ?? '').slice(0, 2000) : '';
  const path = window.location.pathname.slice(0, 200);
  const body = JSON.stringify({ message, stack, path, build, requestId: readPageRequestId() });
  // `keepalive`, because an error is often followed by a reload.
  fetch('/api/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

import { data } from 'react-router';
import { currentRequestId } from './current-request.server';

export function notFound(url: URL) {
  return data(`Page not found: ${url.pathname}`, { status: 404 });
}

/** The error page shows the request id, so that support can find the shopper's problem in the logs. */
export function noSignal() {
  return data({ requestId: currentRequestId() ?? null }, { status: 503, headers: { 'retry-after': '10' } });
}

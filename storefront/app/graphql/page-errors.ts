import { data } from 'react-router';

export function notFound(url: URL) {
  return data(`Page not found: ${url.pathname}`, { status: 404 });
}

export function noSignal() {
  return data('No signal', { status: 503, headers: { 'retry-after': '10' } });
}

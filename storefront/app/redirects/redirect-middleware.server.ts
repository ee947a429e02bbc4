import { redirect, type MiddlewareFunction } from 'react-router';
import { redirectOf } from './redirect-of';
import { currentRules } from './redirect-rules.server';

/**
 * Redirects visitors of moved pages before any data is loaded. It also handles data requests of an open page, so links
 * within the shop are redirected too.
 */
export const redirects: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const sent = redirectOf(await currentRules(), url);
  if (sent) throw redirect(sent.location, sent.status);
  return next();
};

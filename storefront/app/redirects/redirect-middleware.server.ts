import { redirect, type MiddlewareFunction } from 'react-router';
import { redirectOf } from './redirect-of';
import { currentRules } from './redirect-rules.server';

/**
 * Sends visitors of moved pages on, before anything is loaded for them. Also answers the router of an open page, so
 * links within the shop lead on too.
 */
export const redirects: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const sent = redirectOf(await currentRules(), url);
  if (sent) throw redirect(sent.location, sent.status);
  return next();
};

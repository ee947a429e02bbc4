import { isRouteErrorResponse, type HandleErrorFunction } from 'react-router';
import { logError } from '../graphql/log.server';
import { buildContext, requestIdContext } from '../session/request-context';
import { sendError } from './send-error.server';

/**
 * Logs an unexpected error of a server-rendered page and sends it to the sink. Responses such as 404 and 503 are not
 * errors: whoever created them has logged them.
 */
export const reportServerError: HandleErrorFunction = (error, { request, context }) => {
  // The shopper has left the page.
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const requestId = context.get(requestIdContext);
  logError('A page failed on the server:', error, requestId ?? undefined);
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  void sendError(
    {
      message: `${name}: ${message}`,
      stack: stack ?? '',
      path: new URL(request.url).pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/',
      build: context.get(buildContext),
      requestId,
    },
    { source: 'server', address: null },
  );
};

import { isRouteErrorResponse, type HandleErrorFunction } from 'react-router';
import { logError } from '../graphql/log.server';
import { buildContext, requestIdContext } from '../session/request-context';
import { sendError } from './send-error.server';

/**
 * Logs what a page of the server threw and nobody expected, and sends it to the sink. Answers such as 404 and 503 are
 * no such errors: who made them has logged them.
 */
export const reportServerError: HandleErrorFunction = (error, { request, context }) => {
  // The shopper has left.
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

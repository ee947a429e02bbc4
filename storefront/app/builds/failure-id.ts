import { isRouteErrorResponse } from 'react-router';
import { isRecord } from '../browser/stored-value';
import { isLostChunk } from './lost-chunk';

/** Messages of Chromium, Firefox and Safari for a request without a response. */
const noAnswer = /Failed to fetch|NetworkError|Load failed/i;

/**
 * Returns the id under which a failure is logged: that of the failed request, otherwise that of the request that
 * rendered the page. Undefined after a lost connection, because no server has logged the failure.
 * @param pageId Id of the request that rendered the page.
 */
export function failureId(error: unknown, pageId: string | null): string | undefined {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    return isRecord(data) && typeof data['requestId'] === 'string' ? data['requestId'] : undefined;
  }
  if (isLostChunk(error) || (error instanceof TypeError && noAnswer.test(error.message))) return undefined;
  return pageId ?? undefined;
}

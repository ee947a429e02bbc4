import { isRouteErrorResponse } from 'react-router';
import { isRecord } from '../browser/stored-value';
import { isLostChunk } from './lost-chunk';

/** Words of Chromium, Firefox and Safari for an answer that did not come. */
const noAnswer = /Failed to fetch|NetworkError|Load failed/i;

/**
 * Id under which the logs have what failed: of the request that the server could not answer, or else of the request that
 * the page came from. Undefined if no server knows of the failure: the connection was lost.
 *
 * @param pageId Id of the request that the page came from.
 */
export function failureId(error: unknown, pageId: string | null): string | undefined {
  if (isRouteErrorResponse(error)) {
    const data: unknown = error.data;
    return isRecord(data) && typeof data['requestId'] === 'string' ? data['requestId'] : undefined;
  }
  if (isLostChunk(error) || (error instanceof TypeError && noAnswer.test(error.message))) return undefined;
  return pageId ?? undefined;
}

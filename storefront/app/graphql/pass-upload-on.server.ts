import { apiConfig, askerHeaders } from './api-transport.server';
import { currentRequest } from './current-request.server';
import { logError } from './log.server';

/** Timeout in milliseconds. The server cuts off slower requests earlier. */
const longest = 60_000;

/**
 * Forwards the bytes of an upload to the API, which checks them against the upload ticket. The token comes from the
 * cookie and is renewed first if it has expired, because a stream cannot be sent twice.
 */
export async function passUploadOn(request: Request, id: string): Promise<Response> {
  if (request.method !== 'PUT') return new Response(null, { status: 405, headers: { allow: 'PUT' } });
  const { session, asker } = currentRequest();
  const size = request.headers.get('content-length');
  if (size === null) return new Response(null, { status: 411 });
  try {
    const answer = await fetch(`${apiConfig.apiOrigin}/uploads/${encodeURIComponent(id)}`, {
      method: 'PUT',
      headers: {
        ...askerHeaders(asker, await session.accessToken()),
        'content-type': request.headers.get('content-type') ?? '',
        'content-length': size,
      },
      body: request.body,
      duplex: 'half',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(longest)]),
    } as RequestInit);
    const retryAfter = answer.headers.get('retry-after');
    return new Response(await answer.text(), {
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
      },
    });
  } catch (error) {
    if (error instanceof Error && !request.signal.aborted) logError('An upload could not be passed on:', error);
    return Response.json(
      { code: 'NO_SIGNAL', message: 'Нет сигнала' },
      { status: 503, headers: { 'retry-after': '10' } },
    );
  }
}

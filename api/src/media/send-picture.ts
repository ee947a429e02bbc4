import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../platform/http/matches-etag.js';
import { LeftQueueError, QueueFullError } from '../platform/throttling/fair-queue.js';
import { ImageRequestError } from './image-modifiers.js';
import { PictureBudgetError, type ProxiedImage } from './image-proxy.js';
import { InvalidKeyError, StorageUnavailableError } from './object-storage.js';
import { PictureFailedError } from './picture-workers.js';

const BUSY_SECONDS = 5;

/**
 * Sends the picture that `find` returns. Answers 404 if it returns null, and nothing if it returns SENT, because it has
 * answered itself. Answers 400 with the reason if the URL is invalid. With `retry-after` it answers 429 if the client's
 * limit is used up, and 503 if the queue is full, the storage does not answer or the picture could not be generated.
 *
 * @param find - Gets a signal that aborts if the client disconnects.
 */
export async function sendPicture(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  find: (gone: AbortSignal) => Promise<ProxiedImage | 'SENT' | null>,
): Promise<void> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  reply.raw.once('close', leave);
  if (reply.raw.destroyed) leave();
  // Pages of every origin may read a picture, with `<img crossorigin>` or in a canvas. So answers do not vary by origin.
  void reply
    .removeHeader('vary')
    .header('access-control-allow-origin', '*')
    .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff');
  try {
    const image = await find(gone.signal);
    if (image === 'SENT') return;
    if (!image) return refuse(reply, 404, 'There is no such picture.');
    void reply.header('etag', image.etag);
    if (matchesEtag(request.headers['if-none-match'], image.etag)) return void reply.code(304).send();
    return void reply.type(image.contentType).send(image.bytes);
  } catch (error) {
    if (error instanceof LeftQueueError) return void reply.hijack();
    if (error instanceof ImageRequestError || error instanceof InvalidKeyError)
      return refuse(reply, 400, error.message);
    if (error instanceof PictureBudgetError)
      return refuse(reply.header('retry-after', String(error.retrySeconds)), 429, error.message);
    if (
      error instanceof QueueFullError ||
      error instanceof PictureFailedError ||
      error instanceof StorageUnavailableError
    )
      return refuse(reply.header('retry-after', String(BUSY_SECONDS)), 503, error.message);
    throw error;
  } finally {
    reply.raw.off('close', leave);
  }
}

/** Caches may store only pictures that were found. */
function refuse(reply: FastifyReply, status: number, sentence: string): void {
  void reply.removeHeader('cache-control').code(status).type('text/plain; charset=utf-8').send(sentence);
}

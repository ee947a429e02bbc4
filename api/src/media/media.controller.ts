import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { LeftQueueError, QueueFullError } from '../platform/throttling/fair-queue.js';
import type { MediaConfig } from './media.config.js';
import { acceptedFormat } from './accepted-format.js';
import { ImageRequestError } from './image-modifiers.js';
import { ImageProxy, PictureBudgetError } from './image-proxy.js';
import { matchesEtag } from './matches-etag.js';
import { InvalidKeyError, StorageUnavailableError } from './object-storage.js';
import { readPictureAddress } from './picture-address.js';
import { PictureFailedError } from './picture-workers.js';
import { ServeVideo } from './serve-video.js';
import { isServed, VIDEOS } from './storage-keys.js';

const PREFIX = '/_ipx/';
const BUSY_SECONDS = 5;

@Public()
@Controller('_ipx')
export class MediaController {
  constructor(
    private readonly images: ImageProxy,
    private readonly videos: ServeVideo,
    @Inject(CONFIG) private readonly config: MediaConfig,
  ) {}

  /**
   * Serves `/_ipx/{modifiers}/{key}`. Answers 400 with the reason if the modifiers or the key are invalid, and 404 if
   * the picture is unknown. With `retry-after` it answers 429 if the client's budget is used up, and 503 if the queue
   * is full, the storage does not answer or the picture could not be generated. A video has no modifiers (`_`) and may
   * be asked for in parts.
   */
  @Get('*')
  async image(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    try {
      const path = decodePath(request.url).slice(PREFIX.length);
      const asked = readPictureAddress(path, this.config.SECRET_KEY, acceptedFormat(request.headers.accept));
      if (!isServed(asked.key)) return refuse(reply, 404, 'There is no such picture.');
      void reply
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff');
      if (asked.isNegotiated) void reply.header('vary', 'accept');
      if (asked.key.startsWith(VIDEOS) && !asked.modifiers) {
        if (!(await this.videos.serve(asked.key, request, reply))) refuse(reply, 404, 'There is no such video.');
        return;
      }
      const image = await this.images.get(asked, budgetKeyOf(request.client), gone.signal);
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
}

/** Only what was found may be kept by caches. */
function refuse(reply: FastifyReply, status: number, sentence: string): void {
  void reply.removeHeader('cache-control').code(status).type('text/plain; charset=utf-8').send(sentence);
}

function decodePath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

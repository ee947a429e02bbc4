import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import { LeftQueueError, QueueFullError } from '../platform/throttling/fair-queue.js';
import type { MediaConfig } from './media.config.js';
import { ImageRequestError } from './image-modifiers.js';
import { ImageProxy, PictureBudgetError } from './image-proxy.js';
import { InvalidKeyError } from './object-storage.js';
import { readPictureAddress } from './picture-address.js';
import { PictureFailedError } from './picture-workers.js';

const PREFIX = '/_ipx/';
const BUSY_SECONDS = 5;

@Public()
@Controller('_ipx')
export class MediaController {
  constructor(
    private readonly images: ImageProxy,
    @Inject(CONFIG) private readonly config: MediaConfig,
  ) {}

  /**
   * Serves `/_ipx/{modifiers}/{key}`. Answers 400 with the reason if the modifiers or the key are invalid, and 404 if
   * the picture is unknown. With `retry-after` it answers 429 if the client's budget is used up, and 503 if the queue
   * is full or the picture could not be generated.
   */
  @Get('*')
  async image(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    reply.raw.once('close', leave);
    if (reply.raw.destroyed) leave();
    try {
      const asked = readPictureAddress(decodePath(request.url).slice(PREFIX.length), this.config.SECRET_KEY);
      const image = await this.images.get(asked, budgetKeyOf(request.client), gone.signal);
      if (!image) return refuse(reply, 404, 'There is no such picture.');
      void reply
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('etag', image.etag);
      if (request.headers['if-none-match'] === image.etag) return void reply.code(304).send();
      return void reply.type(image.contentType).send(image.bytes);
    } catch (error) {
      if (error instanceof LeftQueueError) return void reply.hijack();
      if (error instanceof ImageRequestError || error instanceof InvalidKeyError)
        return refuse(reply, 400, error.message);
      if (error instanceof PictureBudgetError)
        return refuse(reply.header('retry-after', String(error.retrySeconds)), 429, error.message);
      if (error instanceof QueueFullError || error instanceof PictureFailedError)
        return refuse(reply.header('retry-after', String(BUSY_SECONDS)), 503, error.message);
      throw error;
    } finally {
      reply.raw.off('close', leave);
    }
  }
}

function refuse(reply: FastifyReply, status: number, sentence: string): void {
  void reply.code(status).type('text/plain; charset=utf-8').send(sentence);
}

function decodePath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { ImageProxy } from './image-proxy.js';
import { ImageRequestError, parseImageModifiers } from './image-request.js';
import { InvalidKeyError } from './object-storage.js';

const PREFIX = '/_ipx/';

@Public()
@Controller('_ipx')
export class MediaController {
  constructor(private readonly images: ImageProxy) {}

  /** `/_ipx/{modifiers}/{key}`: 400 with the reason for what it does not serve, 404 where there is no such picture. */
  @Get('*')
  async image(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [modifiers = '', ...key] = decodePath(request.url).slice(PREFIX.length).split('/');
    try {
      const image = await this.images.get(key.join('/'), parseImageModifiers(modifiers));
      if (!image) return void reply.code(404).type('text/plain').send('There is no such picture.');
      void reply
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('x-content-type-options', 'nosniff')
        .header('etag', image.etag);
      if (request.headers['if-none-match'] === image.etag) return void reply.code(304).send();
      return void reply.type(image.contentType).send(image.bytes);
    } catch (error) {
      if (!(error instanceof ImageRequestError || error instanceof InvalidKeyError)) throw error;
      return void reply.code(400).type('text/plain; charset=utf-8').send(error.message);
    }
  }
}

function decodePath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

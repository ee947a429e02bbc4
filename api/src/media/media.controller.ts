import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { MediaConfig } from './media.config.js';
import { acceptedFormat } from './accepted-format.js';
import { ImageProxy } from './image-proxy.js';
import { readPictureAddress } from './picture-address.js';
import { sendPicture } from './send-picture.js';
import { ServeVideo } from './serve-video.js';
import { isServed, VIDEOS } from './storage-keys.js';

const PREFIX = '/_ipx/';

@Public()
@Controller('_ipx')
export class MediaController {
  constructor(
    private readonly images: ImageProxy,
    private readonly videos: ServeVideo,
    @Inject(CONFIG) private readonly config: MediaConfig,
  ) {}

  /**
   * Serves `/_ipx/{modifiers}/{key}`, and refuses as {@link sendPicture} does. A video has no modifiers (`_`) and may
   * be requested in parts.
   */
  @Get('*')
  async image(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendPicture(request, reply, async (gone) => {
      const path = decodePath(request.url).slice(PREFIX.length);
      const asked = readPictureAddress(path, this.config.SECRET_KEY, acceptedFormat(request.headers.accept));
      if (!isServed(asked.key)) return null;
      if (asked.isNegotiated) void reply.header('vary', 'accept');
      if (asked.key.startsWith(VIDEOS) && !asked.modifiers)
        return (await this.videos.serve(asked.key, request, reply)) ? 'SENT' : null;
      return this.images.get(asked, budgetKeyOf(request.client), gone);
    });
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

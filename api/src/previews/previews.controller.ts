import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ImageProxy, sendPicture } from '../media/index.js';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { FindPreview, PREVIEWED_PAGES, type PagePreview, type PreviewedPage } from './find-preview.js';

/**
 * Approximate processor time in milliseconds for finding the content of a preview, also for a page that does not exist.
 */
const LOOK_POINTS = 10;
const JPEG = '.jpg';

/**
 * Serves the pictures that other sites show beside links to the shop. A URL names only a page and none of the drawn
 * texts, so nobody can have their own words drawn. Pages add a version, `?v=…`, that changes with the content of the
 * preview, because other sites cache a picture as long as its URL stays the same.
 */
@Public()
@Controller('link-previews')
export class PreviewsController {
  constructor(
    private readonly previews: FindPreview,
    private readonly images: ImageProxy,
    @Inject(CONFIG) private readonly config: PlatformConfig,
  ) {}

  @Get('shop.jpg')
  async shop(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(request, reply, () => this.previews.ofShop());
  }

  /** `page` is the first part of the page's URL path and `file` its slug with `.jpg`. */
  @Get(':page/:file')
  async page(
    @Req() request: ViewedRequest,
    @Res() reply: FastifyReply,
    @Param('page') page: string,
    @Param('file') file: string,
  ): Promise<void> {
    await this.send(request, reply, async () =>
      isPreviewed(page) && file.endsWith(JPEG) ? this.previews.of(page, file.slice(0, -JPEG.length)) : null,
    );
  }

  private async send(request: ViewedRequest, reply: FastifyReply, find: () => Promise<PagePreview | null>) {
    const client = budgetKeyOf(request.client);
    await sendPicture(request, reply, async (gone) => {
      this.images.charge(client, LOOK_POINTS);
      const preview = await find();
      return preview && this.images.preview({ ...preview, shop: this.config.SHOP_NAME }, client, gone);
    });
  }
}

const isPreviewed = (page: string): page is PreviewedPage => PREVIEWED_PAGES.some((known) => known === page);

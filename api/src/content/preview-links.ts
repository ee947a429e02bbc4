import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { ExpiringLinks } from '../shared/expiring-links.js';

const DAYS = 7 * 86_400;
const HOUR = 3600;

/**
 * Links that show what shoppers do not see yet. Each is bound to one revision, collection or banner: a link of one kind
 * opens nothing of another. Texts are sent around to be read, so their links are valid longer.
 */
@Injectable()
export class PreviewLinks {
  readonly texts: ExpiringLinks;
  readonly collections: ExpiringLinks;
  readonly banners: ExpiringLinks;

  constructor(@Inject(CONFIG) { SECRET_KEY }: { SECRET_KEY: string }) {
    this.texts = new ExpiringLinks(SECRET_KEY, 'content-preview', DAYS);
    this.collections = new ExpiringLinks(SECRET_KEY, 'collection-preview', HOUR);
    this.banners = new ExpiringLinks(SECRET_KEY, 'banner-preview', HOUR);
  }
}

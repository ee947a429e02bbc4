import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { ExpiringLinks } from '../shared/expiring-links.js';

const DAYS = 7;

/** Links that show one revision. */
@Injectable()
export class PreviewLinks extends ExpiringLinks {
  constructor(@Inject(CONFIG) { SECRET_KEY }: { SECRET_KEY: string }) {
    super(SECRET_KEY, 'content-preview', DAYS * 86_400);
  }
}

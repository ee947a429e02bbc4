import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Seal } from '../platform/auth/seal.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { WebhooksConfig } from './webhooks.config.js';

/**
 * Makes signing secrets, and seals them for the database: a copy of the database without SECRET_KEY signs nothing.
 */
@Injectable()
export class WebhookSecrets {
  private readonly seal: Seal;

  constructor(@Inject(CONFIG) { SECRET_KEY }: WebhooksConfig) {
    this.seal = new Seal(SECRET_KEY, 'webhook secrets');
  }

  /** Returns a new secret of 256 random bits, as its owner gets it, and sealed. */
  make(): { secret: string; sealed: string } {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return { secret, sealed: this.seal.close(secret) };
  }

  open(sealed: string): string {
    return this.seal.open(sealed);
  }
}

import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Seal } from '../platform/auth/seal.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { WebhooksConfig } from './webhooks.config.js';

/**
 * Creates signing secrets, and encrypts them for the database. A copy of the database without SECRET_KEY cannot sign
 * anything.
 */
@Injectable()
export class WebhookSecrets {
  private readonly seal: Seal;

  constructor(@Inject(CONFIG) { SECRET_KEY }: WebhooksConfig) {
    this.seal = new Seal(SECRET_KEY, 'webhook secrets');
  }

  /** Returns a new secret of 256 random bits, once as text for its owner and once encrypted. */
  make(): { secret: string; sealed: string } {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return { secret, sealed: this.seal.close(secret) };
  }

  open(sealed: string): string {
    return this.seal.open(sealed);
  }
}

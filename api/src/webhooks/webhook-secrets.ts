import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import type { WebhooksConfig } from './webhooks.config.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Makes signing secrets, and seals them for the database: a copy of the database without SECRET_KEY signs nothing.
 */
@Injectable()
export class WebhookSecrets {
  private readonly key: Buffer;

  constructor(@Inject(CONFIG) { SECRET_KEY }: WebhooksConfig) {
    this.key = Buffer.from(hkdfSync('sha256', SECRET_KEY, '', 'webhook secrets', 32));
  }

  /** Returns a new secret of 256 random bits, as its owner gets it, and sealed. */
  make(): { secret: string; sealed: string } {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    return { secret, sealed: this.seal(secret) };
  }

  open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  private seal(secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, nonce, { authTagLength: TAG_BYTES });
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
  }
}

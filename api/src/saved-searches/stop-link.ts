import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { isUuid } from '../shared/is-uuid.js';
import { KeyedHash } from '../shared/keyed-hash.js';

/**
 * Links in letters with which the recipient ends the letters without signing in. The links are signed, not stored, and
 * do not expire.
 */
@Injectable()
export class StopLink {
  private readonly signatures: KeyedHash;

  constructor(@Inject(CONFIG) { SECRET_KEY }: { SECRET_KEY: string }) {
    this.signatures = new KeyedHash(SECRET_KEY, 'search-notices');
  }

  tokenOf(userId: string): string {
    return `${userId}.${this.signatures.signatureOf(userId)}`;
  }

  /** Returns the id of the account; null if the token is forged. */
  read(token: string): string | null {
    const [userId = '', signature = ''] = token.split('.');
    return isUuid(userId) && this.signatures.isSignatureOf(signature, userId) ? userId : null;
  }
}

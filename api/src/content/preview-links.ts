import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { KeyedHash } from '../shared/keyed-hash.js';

export interface PreviewLink {
  /** The part of the link that cannot be guessed. */
  token: string;
  expiresAt: Date;
}

const DAYS = 7;

/** Links that show one revision for seven days to anyone who has the link. The links are signed, not stored. */
@Injectable()
export class PreviewLinks {
  private readonly signatures: KeyedHash;

  constructor(@Inject(CONFIG) { SECRET_KEY }: { SECRET_KEY: string }) {
    this.signatures = new KeyedHash(SECRET_KEY, 'content-preview');
  }

  make(revisionId: string, now = Date.now()): PreviewLink {
    const expires = Math.floor(now / 1000) + DAYS * 86_400;
    const signature = this.signatures.of(revisionId, String(expires)).toString('base64url');
    return { token: `${revisionId}.${expires}.${signature}`, expiresAt: new Date(expires * 1000) };
  }

  /** Returns the id of the revision; null if the token is forged or expired. */
  read(token: string, now = Date.now()): string | null {
    const [revisionId = '', expires = '', signature = ''] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signatures.of(revisionId, expires);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number(expires) * 1000 > now ? revisionId : null;
  }
}

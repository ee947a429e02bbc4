import { KeyedHash, type HashUse } from './keyed-hash.js';

export interface ExpiringLink {
  /** The part of the link that cannot be guessed. */
  token: string;
  expiresAt: Date;
}

/** Links that show one thing for some time to anyone who has the link. The links are signed, not stored. */
export class ExpiringLinks {
  private readonly hash: KeyedHash;

  constructor(
    secret: string,
    use: HashUse,
    private readonly seconds: number,
  ) {
    this.hash = new KeyedHash(secret, use);
  }

  make(id: string, now = Date.now()): ExpiringLink {
    const expires = Math.floor(now / 1000) + this.seconds;
    const signature = this.hash.signatureOf(id, String(expires));
    return { token: `${id}.${expires}.${signature}`, expiresAt: new Date(expires * 1000) };
  }

  /** Returns the id of the thing; null if the token is forged or expired. */
  read(token: string, now = Date.now()): string | null {
    const [id = '', expires = '', signature = ''] = token.split('.');
    return this.hash.isSignatureOf(signature, id, expires) && Number(expires) * 1000 > now ? id : null;
  }
}

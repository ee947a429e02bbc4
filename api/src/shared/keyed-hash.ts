import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes that reveal nothing to somebody with the database but without the key. Each use has a key of its own. */
export class KeyedHash {
  private readonly key: Buffer;

  constructor(secret: string, use: 'recipient' | 'code' | 'credited-phone' | 'refresh-token') {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }

  /** HMAC-SHA256 of the parts as a JSON list, so that no two lists of parts are hashed alike. */
  of(...parts: string[]): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest();
  }
}

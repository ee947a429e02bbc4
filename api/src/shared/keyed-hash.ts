import { createHmac, hkdfSync } from 'node:crypto';

/** Hashes that say nothing to whoever has the database and not the key. Each use has a key of its own. */
export class KeyedHash {
  private readonly key: Buffer;

  constructor(secret: string, use: 'recipient' | 'code' | 'credited-phone' | 'refresh-token') {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }

  /** HMAC-SHA256; the parts cannot run into each other. */
  of(...parts: string[]): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest();
  }
}

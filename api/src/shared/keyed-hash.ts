import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type HashUse =
  | 'recipient'
  | 'code'
  | 'credited-phone'
  | 'refresh-token'
  | 'content-preview'
  | 'collection-preview'
  | 'banner-preview'
  | 'export-address'
  | 'first-link'
  | 'label-link'
  | 'recovery-code'
  | 'search-network'
  | 'search-notices';

/**
 * Keyed hashes. They reveal nothing to anyone who has the database but not the key. Each purpose has a separate key.
 */
export class KeyedHash {
  private readonly key: Buffer;

  constructor(secret: string, use: HashUse) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }

  /**
   * Returns the HMAC-SHA256 of the parts. They are encoded as a JSON list, so that different lists of parts never give
   * the same input.
   */
  of(...parts: string[]): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest();
  }

  /** Returns the hash of the parts as text that can be a part of a URL. */
  signatureOf(...parts: string[]): string {
    return this.of(...parts).toString('base64url');
  }

  isSignatureOf(signature: string, ...parts: string[]): boolean {
    const [given, right] = [Buffer.from(signature, 'base64url'), this.of(...parts)];
    return given.length === right.length && timingSafeEqual(given, right);
  }
}

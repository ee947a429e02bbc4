import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Keyed hashes. They reveal nothing to anyone who has the database but not the key. Each purpose has a separate key.
 */
export class KeyedHash {
  private readonly key: Buffer;

  constructor(
    secret: string,
    use:
      | 'recipient'
      | 'code'
      | 'credited-phone'
      | 'refresh-token'
      | 'content-preview'
      | 'export-address'
      | 'first-link'
      | 'recovery-code'
      | 'search-network'
      | 'search-notices',
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', use, 32));
  }

  /**
   * Returns the HMAC-SHA256 of the parts. They are encoded as a JSON list, so that different lists of parts never give
   * the same input.
   */
  of(...parts: string[]): Buffer<ArrayBuffer> {
    return createHmac('sha256', this.key).update(JSON.stringify(parts)).digest();
  }
}

import { KeyedHash } from '../shared/keyed-hash.js';
import { mailboxOf } from './mailbox-of.js';
import type { Addressee } from './addressee.js';

/**
 * Hashes recipients, so that tables and counters can distinguish them without revealing them. All spellings of one
 * mailbox have the same hash.
 */
export class RecipientHash {
  private readonly hash: KeyedHash;

  constructor(secret: string) {
    this.hash = new KeyedHash(secret, 'recipient');
  }

  /**
   * Returns the hash of the recipient. With `parts`, such as a device id, returns the hash of both together, for data
   * of the recipient that needs a separate key.
   */
  of({ channel, address }: Addressee, ...parts: string[]): Buffer<ArrayBuffer> {
    return this.hash.of(channel, channel === 'EMAIL' ? mailboxOf(address) : address, ...parts);
  }
}

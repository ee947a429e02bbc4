import { KeyedHash } from '../shared/keyed-hash.js';
import { mailboxOf } from './mailbox-of.js';
import type { Addressee } from './addressee.js';

/**
 * Hashes recipients, so that tables and counters can tell them apart without revealing them. Spellings of one mailbox
 * have one hash.
 */
export class RecipientHash {
  private readonly hash: KeyedHash;

  constructor(secret: string) {
    this.hash = new KeyedHash(secret, 'recipient');
  }

  /** Returns the hash of the recipient; `parts` make it one of something that belongs to the recipient. */
  of({ channel, address }: Addressee, ...parts: string[]): Buffer<ArrayBuffer> {
    return this.hash.of(channel, channel === 'EMAIL' ? mailboxOf(address) : address, ...parts);
  }
}

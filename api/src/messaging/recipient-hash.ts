import { KeyedHash } from '../shared/keyed-hash.js';
import { mailboxOf } from './mailbox-of.js';
import type { Addressee } from './addressee.js';

/** Tells recipients apart in tables and counters that say nothing of who they are; spellings of one mailbox are one. */
export class RecipientHash {
  private readonly hash: KeyedHash;

  constructor(secret: string) {
    this.hash = new KeyedHash(secret, 'recipient');
  }

  /** With `parts`, of something about the recipient. */
  of({ channel, address }: Addressee, ...parts: string[]): Buffer<ArrayBuffer> {
    return this.hash.of(channel, channel === 'EMAIL' ? mailboxOf(address) : address, ...parts);
  }
}

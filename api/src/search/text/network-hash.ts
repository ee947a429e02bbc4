import { KeyedHash } from '../../shared/keyed-hash.js';

/**
 * Hashes networks, so that one counts once a day. It is another hash for each day and for each thing that is counted, so what a
 * network did cannot be put in a row.
 */
export class NetworkHash {
  private readonly hash: KeyedHash;

  constructor(secret: string) {
    this.hash = new KeyedHash(secret, 'search-network');
  }

  /** In hexadecimal; `what` is counted, on this day in UTC. */
  of(network: string, ...what: string[]): string {
    return this.hash.of(new Date().toISOString().slice(0, 10), network, ...what).toString('hex');
  }
}

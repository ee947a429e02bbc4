import { KeyedHash } from '../../shared/keyed-hash.js';

/**
 * Hashes networks, so that a network counts once a day. The hash differs for each day and for each counted thing, so
 * the actions of one network cannot be linked.
 */
export class NetworkHash {
  private readonly hash: KeyedHash;

  constructor(secret: string) {
    this.hash = new KeyedHash(secret, 'search-network');
  }

  /** Returns the hash in hexadecimal; `what` is the counted thing, on this day in UTC. */
  of(network: string, ...what: string[]): string {
    return this.hash.of(new Date().toISOString().slice(0, 10), network, ...what).toString('hex');
  }
}

import type { IPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Client } from '../platform/auth/client.js';
import type { Limits } from '../platform/throttling/limits.js';
import type { AddressQuery, AddressSuggestion, AddressSuggestions } from './address-suggestions.js';
import { providerErrorOf, providerPolicy, type ProviderTimes } from './ask-provider.js';

const TIMES: ProviderTimes = { timeoutMs: 2000, backoffMs: 100, openMs: 30_000 };
/** Limits that suffice for a person: one address with corrections takes a request for every few letters. */
const PER_MINUTE = 60;
const PER_DAY = 1000;
const REMEMBERED = 5000;
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * Suggests completions of the address being typed. If the provider fails, there are no suggestions and the shopper
 * types the whole address. Each request costs money, hence the limits and the cache.
 */
export class SuggestAddress {
  private readonly policy: IPolicy;
  private readonly answers = new LRUCache<string, AddressSuggestion[]>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    private readonly provider: AddressSuggestions,
    private readonly limits: Limits,
    private readonly log: Logger,
    times: ProviderTimes = TIMES,
  ) {
    this.policy = providerPolicy(times);
  }

  /** Throws only TOO_MANY_REQUESTS. Cached suggestions cost nothing and do not count towards the limit. */
  async suggest(query: AddressQuery, client: Pick<Client, 'address' | 'network'>): Promise<AddressSuggestion[]> {
    const text = query.text.trim().replace(/\s+/gu, ' ').toLowerCase();
    if (!text) return [];
    const key = `${query.cityId ?? ''} ${text}`;
    const known = this.answers.get(key);
    if (known) return known;
    if (this.provider.costsMoney)
      await this.limits.hit([
        { key: `suggest:minute:${client.address}`, most: PER_MINUTE, windowSeconds: 60 },
        { key: `suggest:day:${client.network}`, most: PER_DAY, windowSeconds: 86_400 },
      ]);
    try {
      const found = await this.policy.execute(({ signal }) => this.provider.suggest(query, signal));
      this.answers.set(key, found);
      return found;
    } catch (error) {
      const { code, message } = providerErrorOf(error);
      this.log.warn({ provider: this.provider.name, code, reason: message }, 'no address suggestions');
      return [];
    }
  }
}

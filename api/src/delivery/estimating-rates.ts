import type { IPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { providerErrorOf, providerPolicy, type ProviderTimes } from './ask-provider.js';
import type { DeliveryRates, Rate, RateRequest } from './delivery-rates.js';

export interface EstimatedRate extends Rate {
  /** True for a price of the zones, given because the carrier did not answer. */
  estimated: boolean;
}

const REMEMBERED = 5000;
const REMEMBERED_MS = 10 * 60_000;
const TIMES: ProviderTimes = { timeoutMs: 3000, backoffMs: 200, openMs: 30_000 };

/**
 * The carrier's rates, or those of the zones while the carrier does not answer, so that shoppers can always order.
 * Answers are cached for some minutes, so that a cart, its checkout and the order send one request and show the same
 * price.
 */
export class EstimatingRates {
  private readonly policy: IPolicy;
  private readonly answers = new LRUCache<string, Rate>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    /** Null: the zones are the rates. */
    private readonly carrier: DeliveryRates | null,
    private readonly zones: DeliveryRates,
    private readonly log: Logger,
    times: ProviderTimes = TIMES,
  ) {
    this.policy = providerPolicy(times);
  }

  /** Throws a `ProviderError` UNAVAILABLE alone. */
  async rate(request: RateRequest): Promise<EstimatedRate> {
    const { carrier, zones } = this;
    if (!carrier) return { ...(await zones.rate(request, neverAborted)), estimated: false };
    const key = keyOf(request);
    try {
      const known = this.answers.get(key);
      const rate = known ?? (await this.policy.execute(({ signal }) => carrier.rate(request, signal)));
      // A cached answer keeps its age.
      if (!known) this.answers.set(key, rate);
      return { ...rate, estimated: false };
    } catch (error) {
      const failure = providerErrorOf(error);
      if (failure.code === 'UNAVAILABLE') throw failure;
      this.log.warn({ provider: carrier.name, code: failure.code, reason: failure.message }, 'delivery was estimated');
      return { ...(await zones.rate(request, neverAborted)), estimated: true };
    }
  }
}

function keyOf({ to, parcel }: RateRequest): string {
  const place = 'point' in to ? ['point', to.point.provider, to.point.code] : ['city', to.city.id];
  return [...place, parcel.grams, parcel.units, parcel.declaredValue].join(' ');
}

const neverAborted = new AbortController().signal;

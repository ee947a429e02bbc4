import type { IPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { providerErrorOf, providerPolicy, type ProviderTimes } from './ask-provider.js';
import type { DeliveryRates, Rate, RateRequest } from './delivery-rates.js';

export interface EstimatedRate extends Rate {
  /** True if the carrier did not answer and the price was calculated from zones instead. */
  estimated: boolean;
}

const REMEMBERED = 5000;
const REMEMBERED_MS = 10 * 60_000;
const TIMES: ProviderTimes = { timeoutMs: 3000, backoffMs: 200, openMs: 30_000 };

/**
 * Delivery prices of the carrier, or zone prices as a fallback while the carrier does not answer, so shoppers can
 * always order. Prices are cached for some minutes, so cart, checkout and order show the same price and send only one
 * request.
 */
export class EstimatingRates {
  private readonly policy: IPolicy;
  private readonly answers = new LRUCache<string, Rate>({ max: REMEMBERED, ttl: REMEMBERED_MS });

  constructor(
    /** Null if no carrier is configured; all prices are then zone prices. */
    private readonly carrier: DeliveryRates | null,
    private readonly zones: DeliveryRates,
    private readonly log: Logger,
    times: ProviderTimes = TIMES,
  ) {
    this.policy = providerPolicy(times);
  }

  /** Throws a `ProviderError` with the code UNAVAILABLE; other failures of the carrier lead to zone prices. */
  async rate(request: RateRequest): Promise<EstimatedRate> {
    const { carrier, zones } = this;
    if (!carrier) return { ...(await zones.rate(request, neverAborted)), estimated: false };
    const key = keyOf(request);
    try {
      const known = this.answers.get(key);
      const rate = known ?? (await this.policy.execute(({ signal }) => carrier.rate(request, signal)));
      // Reading a cached price does not extend its lifetime.
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

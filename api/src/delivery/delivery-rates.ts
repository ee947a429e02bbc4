import type { Kopecks } from '../shared/kopecks.js';
import type { City } from './gazetteer.js';
import type { PickupPointRecord } from './pickup-points.js';

/** What is sent: all units of an order in one box. */
export interface Parcel {
  grams: number;
  units: number;
  /** Price of the goods, which the carrier answers for. */
  declaredValue: Kopecks;
}

/** Where a parcel goes: a pickup point, or a door somewhere in a town. */
export type Destination = { point: PickupPointRecord } | { city: City };

export interface RateRequest {
  to: Destination;
  parcel: Parcel;
}

export interface Rate {
  price: Kopecks;
  /** Days on the way, from the warehouse on. */
  minDays: number;
  maxDays: number;
}

/** Who knows what delivery costs. Parcels leave from the warehouse of the configuration. */
export interface DeliveryRates {
  readonly name: string;
  /** Throws a `ProviderError`: UNAVAILABLE where it does not deliver there, another code where it gives no answer. */
  rate(request: RateRequest, signal: AbortSignal): Promise<Rate>;
}

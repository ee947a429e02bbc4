import type { Kopecks } from '../shared/kopecks.js';
import type { City } from './gazetteer.js';
import type { PickupPointRecord } from './pickup-points.js';

/** A parcel: all units of an order in one box. */
export interface Parcel {
  grams: number;
  units: number;
  /** Declared value: the carrier is liable for it. */
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
  /** Days on the way from the warehouse. */
  minDays: number;
  maxDays: number;
}

/** Prices of delivery from the configured warehouse. */
export interface DeliveryRates {
  readonly name: string;
  /**
   * Throws a `ProviderError`: UNAVAILABLE if there is no delivery to that place, another code if there is no answer.
   */
  rate(request: RateRequest, signal: AbortSignal): Promise<Rate>;
}

import type { Kopecks } from '../shared/kopecks.js';
import type { City } from './gazetteer.js';
import type { PickupPointRecord } from './pickup-points.js';

/** A parcel that contains all units of an order. */
export interface Parcel {
  grams: number;
  units: number;
  /** Declared value in kopecks, up to which the carrier is liable. */
  declaredValue: Kopecks;
}

/** Destination of a parcel: a pickup point, or an address in a town. */
export type Destination = { point: PickupPointRecord } | { city: City };

export interface RateRequest {
  to: Destination;
  parcel: Parcel;
}

export interface Rate {
  price: Kopecks;
  /** Minimum and maximum delivery time from the warehouse, in days. */
  minDays: number;
  maxDays: number;
}

/** Prices of delivery from the configured warehouse. */
export interface DeliveryRates {
  readonly name: string;
  /**
   * Returns the price and time of a delivery. Throws a `ProviderError`: UNAVAILABLE if the carrier does not deliver
   * there, any other code if it could not answer.
   */
  rate(request: RateRequest, signal: AbortSignal): Promise<Rate>;
}

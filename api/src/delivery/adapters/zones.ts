import { toKopecks } from '../../shared/kopecks.js';
import type { DeliveryRates, Rate, RateRequest } from '../delivery-rates.js';
import { distanceKm, type Place } from '../map-geometry.js';
import { ProviderError } from '../provider-error.js';

/** Price of a parcel for destinations up to a given distance from the warehouse, in kopecks. */
export interface Zone {
  upToKm: number;
  /** Price in kopecks, including the first kilogram. */
  base: number;
  /** Price in kopecks of each started kilogram after the first. */
  perKg: number;
  minDays: number;
  maxDays: number;
}

export interface ZoneSettings {
  warehouse: Place;
  /** Zones in ascending order of distance. */
  zones: readonly Zone[];
  /** Surcharge in kopecks for delivery to the door. */
  courierExtra: number;
}

/** Built-in delivery prices by distance from the warehouse and weight. They need no network request. */
export class ZoneRates implements DeliveryRates {
  readonly name = 'zones';

  /** @param settings - Returns the settings in force. */
  constructor(private readonly settings: () => ZoneSettings) {}

  rate({ to, parcel }: RateRequest): Promise<Rate> {
    const place = 'point' in to ? to.point : to.city;
    const rate = zoneRate(this.settings(), { place, grams: parcel.grams, toDoor: 'city' in to });
    return rate
      ? Promise.resolve(rate)
      : Promise.reject(new ProviderError('UNAVAILABLE', 'farther than the last of the zones'));
  }
}

/** Returns the price and time of delivery, or null if the destination is beyond the last zone. */
export function zoneRate(
  { warehouse, zones, courierExtra }: ZoneSettings,
  { place, grams, toDoor }: { place: Place; grams: number; toDoor: boolean },
): Rate | null {
  const km = distanceKm(warehouse, place);
  const zone = zones.find(({ upToKm }) => km <= upToKm);
  if (!zone) return null;
  const moreKilograms = Math.max(0, Math.ceil(grams / 1000) - 1);
  return {
    price: toKopecks(zone.base + zone.perKg * moreKilograms + (toDoor ? courierExtra : 0)),
    minDays: zone.minDays,
    maxDays: zone.maxDays,
  };
}

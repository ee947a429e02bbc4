import { toKopecks } from '../../shared/kopecks.js';
import type { DeliveryRates, Rate, RateRequest } from '../delivery-rates.js';
import { distanceKm, type Place } from '../map-geometry.js';
import { ProviderError } from '../provider-error.js';

/** Price of a parcel up to a distance from the warehouse. Money in kopecks. */
export interface Zone {
  upToKm: number;
  /** With the first kilogram. */
  base: number;
  /** Price of each started kilogram after the first. */
  perKg: number;
  minDays: number;
  maxDays: number;
}

export interface ZoneSettings {
  warehouse: Place;
  /** From the nearest to the farthest. */
  zones: readonly Zone[];
  /** What bringing it to a door adds. */
  courierExtra: number;
}

/** Embedded rates by distance from the warehouse and weight, without any request. */
export class ZoneRates implements DeliveryRates {
  readonly name = 'zones';

  constructor(private readonly settings: ZoneSettings) {}

  rate({ to, parcel }: RateRequest): Promise<Rate> {
    const place = 'point' in to ? to.point : to.city;
    const rate = zoneRate(this.settings, { place, grams: parcel.grams, toDoor: 'city' in to });
    return rate
      ? Promise.resolve(rate)
      : Promise.reject(new ProviderError('UNAVAILABLE', 'farther than the last of the zones'));
  }
}

/** Null beyond the last zone. */
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

import { toKopecks, type Kopecks } from '../shared/kopecks.js';
import type { DeliveryConfig } from './delivery.config.js';

export interface DeliveryTerms {
  /** Value of goods in kopecks from which delivery is free; null if delivery is never free. */
  freeFrom: Kopecks | null;
  /**
   * Maximum delivery price of the parcel in kopecks, with a courier to the farthest zone; null where a carrier sets the
   * price.
   */
  atMost: Kopecks | null;
  /** Days on the way from the warehouse, over all zones; null where a carrier sets them. */
  minDays: number | null;
  maxDays: number | null;
  /** Days until goods from abroad reach the warehouse. */
  abroadMinDays: number;
  abroadMaxDays: number;
}

/** Delivery of a parcel in the warehouse's own town. */
export interface HomeDelivery {
  /** Price in kopecks to a pickup point and with a courier to the door. */
  pickup: Kopecks;
  courier: Kopecks;
  minDays: number;
  maxDays: number;
}

type TermsConfig = Pick<
  DeliveryConfig,
  'CDEK_ACCOUNT' | 'CDEK_PASSWORD' | 'DELIVERY_COURIER_EXTRA' | 'DELIVERY_FREE_FROM' | 'DELIVERY_ZONES'
>;

/** Returns the delivery terms of a parcel as the settings define them, before the destination is known. */
export function deliveryTerms(config: TermsConfig & Pick<DeliveryConfig, 'ABROAD_DAYS'>, grams: number): DeliveryTerms {
  const { DELIVERY_ZONES: zones, DELIVERY_COURIER_EXTRA: courierExtra, DELIVERY_FREE_FROM: freeFrom } = config;
  const prices = zones.map(({ base, perKg }) => base + perKg * moreKilograms(grams) + courierExtra);
  const own = !hasCarrier(config) && zones.length > 0;
  return {
    freeFrom: freeFrom === undefined ? null : toKopecks(freeFrom),
    atMost: own ? toKopecks(Math.max(...prices)) : null,
    minDays: own ? Math.min(...zones.map(({ minDays }) => minDays)) : null,
    maxDays: own ? Math.max(...zones.map(({ maxDays }) => maxDays)) : null,
    abroadMinDays: config.ABROAD_DAYS.least,
    abroadMaxDays: config.ABROAD_DAYS.most,
  };
}

/**
 * Returns the terms of delivery in the warehouse's own town as the settings define them; null where a carrier sets the
 * price.
 */
export function homeDelivery(config: TermsConfig, grams: number): HomeDelivery | null {
  const [nearest] = config.DELIVERY_ZONES;
  if (!nearest || hasCarrier(config)) return null;
  const { base, perKg, minDays, maxDays } = nearest;
  const pickup = base + perKg * moreKilograms(grams);
  return { pickup: toKopecks(pickup), courier: toKopecks(pickup + config.DELIVERY_COURIER_EXTRA), minDays, maxDays };
}

const hasCarrier = ({ CDEK_ACCOUNT, CDEK_PASSWORD }: TermsConfig): boolean => Boolean(CDEK_ACCOUNT && CDEK_PASSWORD);

/** Number of further kilograms that the parcel's price includes. */
const moreKilograms = (grams: number): number => Math.max(0, Math.ceil(grams / 1000) - 1);

import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { readTogether } from '../platform/database/read-together.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { toKopecks, type Kopecks } from '../shared/kopecks.js';
import type { DeliveryConfig } from './delivery.config.js';
import type { Destination, Parcel } from './delivery-rates.js';
import { EstimatingRates, type EstimatedRate } from './estimating-rates.js';
import { Gazetteer } from './gazetteer.js';
import { cityNotFound, PickupPoints, type PickupPointRecord } from './pickup-points.js';
import { ProviderError } from './provider-error.js';

/** Destination of a delivery: either a pickup point or a town. */
export type DeliveryChoice = { pickupPointCode: string } | { cityId: string };

/** Weight in grams of a unit if none of its categories has a weight. */
export const DEFAULT_GRAMS = 1000;

/**
 * Calculates delivery prices for carts and orders. A call may wait several seconds for a carrier, so never call it
 * inside a transaction.
 */
@Injectable()
export class Deliveries {
  /** Reads the parcels requested at the same moment by one statement. */
  private readonly parcels = readTogether((asked: readonly (readonly string[])[]) => this.parcelsOf(asked));

  constructor(
    private readonly points: PickupPoints,
    private readonly gazetteer: Gazetteer,
    private readonly statements: Statements,
    private readonly rates: EstimatingRates,
    @Inject(CONFIG) private readonly config: Pick<DeliveryConfig, 'DELIVERY_FREE_FROM'>,
  ) {}

  /** Returns an active pickup point, or null if the code is unknown or the point is closed. */
  point(code: string): Promise<PickupPointRecord | null> {
    return this.points.byCode(code);
  }

  /**
   * Returns the cost of delivering units of offers. `itemIds` has an id for each unit; unknown ids are ignored. Throws
   * PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, and DELIVERY_UNAVAILABLE if the carrier does not deliver there or the parcel
   * is too heavy for the point.
   */
  async cost(choice: DeliveryChoice, itemIds: readonly string[]): Promise<EstimatedRate> {
    const [to, parcel] = await Promise.all([this.destination(choice), this.parcels.load(itemIds)]);
    return this.rate(to, parcel);
  }

  /**
   * Returns the cost of each way of delivery into a town, null where the parcel cannot go that way. Without offers, the
   * parcel weighs 1 kg. Throws CITY_NOT_FOUND.
   */
  async ways(
    cityId: string,
    itemIds: readonly string[],
  ): Promise<Record<'PICKUP_POINT' | 'COURIER', EstimatedRate | null>> {
    const city = this.gazetteer.city(cityId);
    if (!city) throw cityNotFound();
    const parcel = itemIds.length ? await this.parcels.load(itemIds) : SMALL_PARCEL;
    const point = await this.points.taking(cityId, parcel.grams);
    const [pickup, courier] = await Promise.all([
      point && this.rate({ point }, parcel).catch(nullIfUnavailable),
      this.rate({ city }, parcel).catch(nullIfUnavailable),
    ]);
    return { PICKUP_POINT: pickup, COURIER: courier };
  }

  private async rate(to: Destination, parcel: Parcel): Promise<EstimatedRate> {
    if ('point' in to && !takes(to.point, parcel)) throw unavailable();
    try {
      const rate = await this.rates.rate({ to, parcel });
      const { DELIVERY_FREE_FROM: freeFrom } = this.config;
      const isFree = freeFrom !== undefined && parcel.declaredValue >= freeFrom;
      return isFree ? { ...rate, price: toKopecks(0) } : rate;
    } catch (error) {
      if (error instanceof ProviderError && error.code === 'UNAVAILABLE') throw unavailable();
      throw error;
    }
  }

  /** Returns the weight of one unit of each product in grams. */
  async unitGrams(productIds: string[]): Promise<Map<string, number>> {
    const rows = await this.statements.rows(UNITS, { productIds, defaultGrams: DEFAULT_GRAMS });
    const known = new Map(rows.map(({ productId, grams }) => [productId, grams]));
    // A product may have been removed meanwhile.
    return new Map(productIds.map((id) => [id, known.get(id) ?? DEFAULT_GRAMS]));
  }

  private async destination(choice: DeliveryChoice): Promise<Destination> {
    if ('cityId' in choice) {
      const city = this.gazetteer.city(choice.cityId);
      if (!city) throw cityNotFound();
      return { city };
    }
    const point = await this.points.byCode(choice.pickupPointCode);
    if (!point) throw new ApiError('PICKUP_POINT_NOT_FOUND.CLOSED');
    return { point };
  }

  private async parcelsOf(asked: readonly (readonly string[])[]): Promise<Parcel[]> {
    const rows = await this.statements.rows(PARCELS, {
      places: asked.flatMap((itemIds, place) => itemIds.map(() => place)),
      itemIds: asked.flat(),
      defaultGrams: DEFAULT_GRAMS,
    });
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return asked.map((_, place) => {
      const row = byPlace.get(place);
      return { grams: Number(row?.grams ?? 0), units: row?.units ?? 0, declaredValue: kopecks(row?.value ?? '0') };
    });
  }
}

const SMALL_PARCEL: Parcel = { grams: DEFAULT_GRAMS, units: 1, declaredValue: toKopecks(0) };

function nullIfUnavailable(error: unknown): null {
  if (error instanceof ApiError && error.extensions.code === 'DELIVERY_UNAVAILABLE') return null;
  throw error;
}

const kopecks = (text: string): Kopecks => toKopecks(BigInt(text));

function takes({ minGrams, maxGrams }: PickupPointRecord, { grams }: Parcel): boolean {
  return grams >= (minGrams ?? 0) && grams <= (maxGrams ?? Infinity);
}

function unavailable(): ApiError {
  return new ApiError('DELIVERY_UNAVAILABLE');
}

/** Each unit has the weight of its deepest category that defines one. */
const UNITS = statement('unit-weights')`
  SELECT p."id" AS "productId", coalesce(s."weightGrams", t."weightGrams", c."weightGrams", :defaultGrams::int) AS "grams" FROM "product" p
  LEFT JOIN "category" s ON s."id" = p."productSubTypeId"
  LEFT JOIN "category" t ON t."id" = p."productTypeId"
  LEFT JOIN "category" c ON c."id" = p."productCategoryId"
  WHERE p."id" = ANY(:productIds::uuid[])`;

const PARCELS = statement('parcel')`
  SELECT coalesce(wanted."place", 0) AS "place", count(i."id")::int AS "units", coalesce(sum(d."price"), 0) AS "value",
    coalesce(sum(coalesce(s."weightGrams", t."weightGrams", c."weightGrams", :defaultGrams::int)), 0) AS "grams"
  FROM unnest((SELECT :places::int[]), (SELECT :itemIds::uuid[])) AS wanted("place", "id")
  JOIN "product_item" i ON i."id" = wanted."id"
  JOIN "product" p ON p."id" = i."productId"
  LEFT JOIN "price_details" d ON d."itemId" = i."id"
  LEFT JOIN "category" s ON s."id" = p."productSubTypeId"
  LEFT JOIN "category" t ON t."id" = p."productTypeId"
  LEFT JOIN "category" c ON c."id" = p."productCategoryId"
  GROUP BY wanted."place"`;

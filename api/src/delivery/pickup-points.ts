import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { Gazetteer } from './gazetteer.js';
import { boxAround, type Bounds, type Place } from './map-geometry.js';
import type { PickupPlace } from './pickup-place.js';
import type {
  PickupPoint,
  PickupPointCluster,
  PickupPointClustersInput,
  PickupPointsInput,
} from './pickup-point.model.js';

/** A pickup point with the fields that orders and carriers need. */
export interface PickupPointRecord extends PickupPlace {
  provider: string;
  code: string;
  name: string;
  work_time: string;
  /** Id of the town in the gazetteer. */
  cityId: string | null;
  minGrams: number | null;
  maxGrams: number | null;
}

type Circle = Place & { radiusKm: number };

const MOST_CLUSTERS = 1000;
/**
 * Grid cells per map tile. A cell is a quarter of a 256-pixel tile wide: map markers that are closer would overlap, so
 * they are merged.
 */
const CELLS_IN_A_TILE = 4;

/** Finds pickup points by map area, using the index of `api/prisma/sql/pickup-point.sql`, or by code. */
@Injectable()
export class PickupPoints {
  constructor(
    private readonly statements: Statements,
    private readonly gazetteer: Gazetteer,
  ) {}

  /** Returns the point, or null if the code is unknown or the point is closed. */
  async byCode(code: string): Promise<PickupPointRecord | null> {
    const [point] = await this.statements.rows(BY_CODE, { code });
    return point ?? null;
  }

  /** Returns a point of the town that accepts a parcel of so many grams, or null. */
  async taking(cityId: string, grams: number): Promise<PickupPointRecord | null> {
    const [point] = await this.statements.rows(TAKING, { cityId, grams });
    return point ?? null;
  }

  /**
   * Finds points in one area. Throws CITY_NOT_FOUND, and BAD_USER_INPUT unless exactly one way of naming the area is
   * used.
   */
  async find(input: PickupPointsInput): Promise<PickupPoint[]> {
    const { cityId, bounds, limit } = input;
    const circle = circleOf(input);
    if ([cityId, bounds, circle].filter((way) => way != null).length !== 1) throw notOneWay();
    if (bounds) assertBounds(bounds);
    const dressingRoom = input.dressingRoom ?? null;
    if (cityId == null) {
      const area = { ...boxesOf(bounds ?? boxAround(circle!)), ...centreOf(circle) };
      return pointsOf(await this.statements.rows(IN_AREA, { ...area, dressingRoom, limit }));
    }
    if (!this.gazetteer.city(cityId)) throw cityNotFound();
    return pointsOf(await this.statements.rows(IN_CITY, { cityId, dressingRoom, limit }));
  }

  /**
   * Returns clusters of points, one per cell of a grid that gets finer with the zoom. If there are too many, returns
   * the cells with the most points.
   */
  async clusters({ bounds, zoom, dressingRoom }: PickupPointClustersInput): Promise<PickupPointCluster[]> {
    assertBounds(bounds);
    const cell = 360 / 2 ** zoom / CELLS_IN_A_TILE;
    return this.statements.rows(CLUSTERS, {
      ...boxesOf(bounds),
      dressingRoom: dressingRoom ?? null,
      limit: MOST_CLUSTERS,
      cell,
    });
  }
}

function circleOf({ latitude, longitude, radiusKm }: PickupPointsInput): Circle | null {
  if (latitude == null && longitude == null) return null;
  if (latitude == null || longitude == null) throw notOneWay();
  return { latitude, longitude, radiusKm };
}

function notOneWay(): ApiError {
  return badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['cityId', 'latitude + longitude', 'bounds'] })]);
}

export function cityNotFound(): ApiError {
  return new ApiError('CITY_NOT_FOUND');
}

function assertBounds({ south, north }: Bounds): void {
  if (south > north) throw badUserInput([fieldFault('dto.bounds.south', 'notAbove', { other: 'north' })]);
}

/** A box beyond the pole, in which there is no point. */
const NOWHERE = '(0,91),(0,91)';

/**
 * Returns the area as two boxes, in which the database index finds points. The second is empty unless the area crosses
 * the 180th meridian.
 */
function boxesOf({ south, west, north, east }: Bounds): { box: string; other: string } {
  const box = (from: number, to: number) => `(${from},${south}),(${to},${north})`;
  return west <= east ? { box: box(west, east), other: NOWHERE } : { box: box(west, 180), other: box(-180, east) };
}

/** Returns the circle's centre and radius, or nulls if there is no circle. */
function centreOf(circle: Circle | null) {
  const { longitude = null, latitude = null, radiusKm = null } = circle ?? {};
  return { longitude, latitude, radiusKm };
}

/** The casts are safe: the import validated the JSON lists before it stored them (`carrier-point.ts`). */
function pointsOf(rows: ((typeof IN_CITY)['types']['row'] | (typeof IN_AREA)['types']['row'])[]): PickupPoint[] {
  return rows.map(({ phones, office_image_list, ...point }) => ({
    ...point,
    phones: phones as PickupPoint['phones'],
    office_image_list: office_image_list as PickupPoint['office_image_list'],
  }));
}

const PLACE_FIELDS = `
  p."countryCode" AS "country_code", p."regionCode" AS "region_code", p."region", p."cityCode" AS "city_code", p."city",
  p."postalCode" AS "postal_code", p."longitude", p."latitude", p."address", p."addressFull" AS "address_full"`;

const RECORD_FIELDS = `${PLACE_FIELDS}, p."provider", p."code", p."name", p."workTime" AS "work_time", p."cityId", p."minGrams",
  p."maxGrams"`;

const TAKING = statement('pickup-point-taking')`
  SELECT ${RECORD_FIELDS} FROM "pickup_point" p
  WHERE p."active" AND p."cityId" = :cityId AND :grams::int BETWEEN coalesce(p."minGrams", 0) AND coalesce(p."maxGrams", :grams::int)
  ORDER BY p."code" LIMIT 1`;

const BY_CODE = statement('pickup-point')`
  SELECT ${RECORD_FIELDS} FROM "pickup_point" p WHERE p."code" = :code AND p."active" ORDER BY p."provider" LIMIT 1`;

const POINT = `
  SELECT p."code", p."name", p."uuid", p."phones", p."email", p."images" AS "office_image_list",
    p."addressNote" AS "address_comment", p."workTime" AS "work_time", p."dressingRoom" AS "is_dressing_room",
    json_build_object(
      'country_code', p."countryCode", 'region_code', p."regionCode", 'region', p."region", 'city_code', p."cityCode",
      'city', p."city", 'city_uuid', p."cityUuid", 'postal_code', p."postalCode", 'longitude', p."longitude",
      'latitude', p."latitude", 'address', p."address", 'address_full', p."addressFull") AS "location"
  FROM "pickup_point" p`;

const IN_CITY = statement('pickup-points-city')`${POINT}
  WHERE p."active" AND p."cityId" = :cityId AND (:dressingRoom?::boolean IS NULL OR p."dressingRoom" = :dressingRoom)
  ORDER BY p."code" LIMIT :limit`;

/** Must equal the expression of the index, or PostgreSQL does not use the index. */
const PLACE = `point(p."longitude", p."latitude")`;
const IN_BOXES = `p."active" AND (${PLACE} <@ :box::box OR ${PLACE} <@ :other::box)
    AND (:dressingRoom?::boolean IS NULL OR p."dressingRoom" = :dressingRoom)`;

const IN_AREA = statement('pickup-points-area')`${POINT}, LATERAL (
    SELECT 12742 * asin(least(1, sqrt(
      sin(radians(p."latitude" - :latitude?::float8) / 2) ^ 2 + cos(radians(p."latitude")) * cos(radians(:latitude?::float8))
        * sin(radians(p."longitude" - :longitude?::float8) / 2) ^ 2))) AS "km") d
  WHERE ${IN_BOXES} AND (:radiusKm?::float8 IS NULL OR d."km" <= :radiusKm?::float8)
  ORDER BY d."km", p."code" LIMIT :limit`;

/** Latitudes are projected as on a web map (Mercator), so that cells are square on the screen. */
const CLUSTERS = statement('pickup-point-clusters')`
  SELECT round(avg(p."latitude")::numeric, 6)::float8 AS "latitude",
    round(avg(p."longitude")::numeric, 6)::float8 AS "longitude", count(*)::int AS "count",
    CASE count(*) WHEN 1 THEN min(p."code") END AS "code"
  FROM "pickup_point" p
  WHERE ${IN_BOXES}
  GROUP BY floor(p."longitude" / :cell::float8),
    floor(degrees(asinh(tan(radians(least(greatest(p."latitude", -85), 85))))) / :cell::float8)
  ORDER BY count(*) DESC, min(p."code") LIMIT :limit`;

import { affected, command, rows } from '@meet/statements';
import type { Pool, PoolConnection } from '../platform/database/open-pool.js';
import { statement } from '../platform/database/statement.js';
import { checkPoint, type CarrierPoint, type ListedPoint } from './carrier-point.js';
import type { Gazetteer } from './gazetteer.js';
import { matchCity } from './match-city.js';

/** Provider name of the demo's points. They are closed when a carrier's points are imported. */
export const DEMO_PROVIDER = 'demo';

export interface PointsSummary {
  created: number;
  updated: number;
  unchanged: number;
  /** Number of points closed (not deleted) because the list no longer contains them. */
  deactivated: number;
  /** Number of places skipped because shoppers cannot collect parcels there. */
  skipped: number;
  /** Number of invalid entries. */
  rejected: number;
}

export interface PointIssue {
  place: string;
  code: string | null;
  reason: string;
}

export interface PointsImport {
  provider: string;
  points: AsyncIterable<ListedPoint>;
  /** Whether the list is complete. If not, points that are missing from it stay open. */
  complete: boolean;
  onIssue: (issue: PointIssue) => void;
}

type PointRow = Omit<CarrierPoint, 'fias'> & { cityId: string | null };

const BATCH = 500;

/**
 * Makes the table of pickup points match a carrier's list, in one transaction: a list that breaks off changes nothing.
 * An invalid entry is reported and skipped, and its point keeps its former data. Importing the same list again changes
 * nothing.
 */
export async function importPickupPoints(
  pool: Pool,
  gazetteer: Gazetteer,
  { provider, points, complete, onIssue }: PointsImport,
): Promise<PointsSummary> {
  const summary: PointsSummary = { created: 0, updated: 0, unchanged: 0, deactivated: 0, skipped: 0, rejected: 0 };
  const listed = new Set<string>();
  return inTransaction(pool, async (client) => {
    const writer = new PointWriter(client, provider, summary);
    for await (const entry of points) {
      const { place, code } = entry;
      const checked = code && listed.has(code) ? { fault: 'the code was there before' } : checkPoint(entry);
      if (checked === 'gives nothing out') {
        summary.skipped += 1;
        continue;
      }
      // An invalid entry still counts as listed, so its point is not closed.
      if (code) listed.add(code);
      if ('point' in checked) await writer.add(rowOf(checked.point, gazetteer));
      else {
        summary.rejected += 1;
        onIssue({ place, code, reason: checked.fault });
      }
    }
    await writer.flush();
    if (!(summary.created + summary.updated + summary.unchanged))
      throw new Error('There is no usable pickup point in the list: nothing was changed.');
    if (complete) summary.deactivated = await affected(client, CLOSE_ABSENT, { provider, listed: [...listed] });
    if (provider !== DEMO_PROVIDER)
      summary.deactivated += await affected(client, CLOSE_ALL, { provider: DEMO_PROVIDER });
    return summary;
  });
}

/** Closes all points of a provider; returns how many were open. */
export function retireProvider(pool: Pool, provider: string): Promise<number> {
  return inTransaction(pool, (client) => affected(client, CLOSE_ALL, { provider }));
}

class PointWriter {
  private batch: PointRow[] = [];

  constructor(
    private readonly client: PoolConnection,
    private readonly provider: string,
    private readonly summary: PointsSummary,
  ) {}

  async add(row: PointRow): Promise<void> {
    this.batch.push(row);
    if (this.batch.length >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const points = JSON.stringify(this.batch);
    const written = await rows(this.client, UPSERT, { provider: this.provider, points });
    const created = written.filter((row) => row.created).length;
    this.summary.created += created;
    this.summary.updated += written.length - created;
    this.summary.unchanged += this.batch.length - written.length;
    this.batch = [];
  }
}

function rowOf({ fias, ...point }: CarrierPoint, gazetteer: Gazetteer): PointRow {
  return { ...point, cityId: matchCity(gazetteer, { fias, ...point })?.id ?? null };
}

async function inTransaction<T>(pool: Pool, work: (client: PoolConnection) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await command(client, 'BEGIN');
    const result = await work(client);
    await command(client, 'COMMIT');
    return result;
  } catch (error) {
    await command(client, 'ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const COLUMNS: Record<keyof PointRow, string> = {
  code: 'text',
  uuid: 'uuid',
  name: 'text',
  countryCode: 'text',
  regionCode: 'int',
  region: 'text',
  cityCode: 'int',
  cityUuid: 'text',
  cityId: 'text',
  city: 'text',
  postalCode: 'text',
  longitude: 'float8',
  latitude: 'float8',
  address: 'text',
  addressFull: 'text',
  addressNote: 'text',
  phones: 'jsonb',
  email: 'text',
  images: 'jsonb',
  workTime: 'text',
  dressingRoom: 'boolean',
  minGrams: 'int',
  maxGrams: 'int',
};
const quoted = (name: string) => `"${name}"`;
const names = Object.keys(COLUMNS).map(quoted);
const of = (alias: string) => names.map((name) => `${alias}.${name}`).join(', ');

/** Inserts or updates points. If the list has no UUID for a point, the point keeps the one it has. */
const UPSERT = statement('upsert-pickup-points')`
  INSERT INTO "pickup_point" AS p ("provider", "active", ${names.join(', ')})
  SELECT :provider, true, ${names.map((name) => (name === '"uuid"' ? `coalesce(l."uuid", known."uuid", gen_random_uuid())` : `l.${name}`)).join(', ')}
  FROM jsonb_to_recordset(:points::jsonb) AS l(${Object.entries(COLUMNS)
    .map(([name, type]) => `${quoted(name)} ${type}`)
    .join(', ')})
  LEFT JOIN "pickup_point" known ON known."provider" = :provider AND known."code" = l."code"
  ON CONFLICT ("provider", "code") DO UPDATE SET
    ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, "active" = true, "updatedAt" = now()
  WHERE NOT p."active" OR (${of('p')}) IS DISTINCT FROM (${of('excluded')})
  RETURNING (xmax = 0) IS TRUE AS "created"`;

const CLOSE_ABSENT = statement('close-absent-pickup-points')`
  UPDATE "pickup_point" SET "active" = false, "updatedAt" = now()
  WHERE "provider" = :provider AND "active" AND "code" <> ALL (:listed::text[])`;

const CLOSE_ALL = statement('close-pickup-points')`
  UPDATE "pickup_point" SET "active" = false, "updatedAt" = now() WHERE "provider" = :provider AND "active"`;

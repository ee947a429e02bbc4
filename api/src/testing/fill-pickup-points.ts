import pg from 'pg';
import { demoPickupPoints } from '../delivery/demo-pickup-points.js';
import { Gazetteer } from '../delivery/gazetteer.js';
import { importPickupPoints } from '../delivery/import-pickup-points.js';

/** Imports the demo's invented pickup points, as `npm run delivery:import` does. */
export async function fillPickupPoints(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const gazetteer = new Gazetteer();
  try {
    await importPickupPoints(pool, gazetteer, {
      provider: 'demo',
      points: demoPickupPoints(gazetteer),
      complete: true,
      onIssue: ({ place, reason }) => {
        throw new Error(`${place}: ${reason}`);
      },
    });
  } finally {
    await pool.end();
  }
}

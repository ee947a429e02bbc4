import { join } from 'node:path';
import pg from 'pg';
import { fillShop, importProducts } from '../../generate/fill-shop.js';
import { ensureDatabase } from '@meet/tooling/postgres';
import { freePort } from '@meet/tooling/stack';
import { PostgresProcess } from '../../processes/postgres-process.js';

export interface ShopDatabase {
  url: string;
  /** The database server; null if the test must not kill it. */
  postgres: PostgresProcess | null;
  close(): Promise<void>;
}

/**
 * Starts a database server in the folder and imports the given number of products. Their search documents do not exist
 * yet.
 */
export async function mortalDatabase(folder: string, products: number): Promise<ShopDatabase> {
  const postgres = new PostgresProcess(join(folder, 'postgres'), await freePort());
  await postgres.start();
  await ensureDatabase(postgres, 'chaos');
  const url = postgres.url('chaos');
  await importProducts(url, folder, products);
  return { url, postgres, close: () => postgres.end('SIGTERM') };
}

/**
 * Copies the benchmark's database. The first call imports its products; later calls take only seconds, even with a
 * hundred thousand.
 */
export async function copiedDatabase(products: number): Promise<ShopDatabase> {
  const { server, databaseUrl } = await fillShop(products);
  const copy = `chaos_${process.pid}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`CREATE DATABASE "${copy}" TEMPLATE "${new URL(databaseUrl).pathname.slice(1)}" STRATEGY file_copy`);
  return {
    url: server.url(copy),
    postgres: null,
    close: async () => {
      await admin(`DROP DATABASE "${copy}" WITH (FORCE)`);
      if (!server.attached) await server.stop();
    },
  };
}

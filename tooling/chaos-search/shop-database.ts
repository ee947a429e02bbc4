import { join } from 'node:path';
import pg from 'pg';
import { fillShop, importProducts } from '../bench/fill-shop.js';
import { ensureDatabase } from '../postgres/embedded-postgres.js';
import { freePort } from '../stack/free-port.js';
import { PostgresProcess } from '../processes/postgres-process.js';

export interface ShopDatabase {
  url: string;
  /** Its server, where that may be killed. */
  postgres: PostgresProcess | null;
  close(): Promise<void>;
}

/** On a server of its own in the folder, with so many products imported; no document is made of them yet. */
export async function mortalDatabase(folder: string, products: number): Promise<ShopDatabase> {
  const postgres = new PostgresProcess(join(folder, 'postgres'), await freePort());
  await postgres.start();
  await ensureDatabase(postgres, 'chaos');
  const url = postgres.url('chaos');
  await importProducts(url, folder, products);
  return { url, postgres, close: () => postgres.end('SIGTERM') };
}

/** A copy of the shop that the benchmark keeps filled: a hundred thousand products in seconds, from the second time on. */
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

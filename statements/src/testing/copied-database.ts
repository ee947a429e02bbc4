import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

/** Copies a database, calls `work` with the connection string of the copy, and drops the copy afterwards. */
export async function withCopyOf<Result>(
  templateUrl: string,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const template = new URL(templateUrl).pathname.slice(1);
  const copy = `statements_${randomBytes(6).toString('hex')}`;
  const admin = postgres(urlOf(templateUrl, 'postgres'), { max: 1, onnotice: () => undefined });
  try {
    await admin`CREATE DATABASE ${admin(copy)} TEMPLATE ${admin(template)}`;
    return await work(urlOf(templateUrl, copy));
  } finally {
    await admin`DROP DATABASE IF EXISTS ${admin(copy)} WITH (FORCE)`;
    await admin.end();
  }
}

function urlOf(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

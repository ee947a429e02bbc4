import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDatabase, startTemporaryPostgres } from '@meet/tooling/postgres';

const migrate = fileURLToPath(new URL('../../api/dist/platform/database/migrate.cli.js', import.meta.url));

/**
 * Jest's global setup: starts one PostgreSQL for all tests and creates a migrated template database, which each suite
 * copies. If TEST_DATABASE_URL is set (a superuser's connection to any database), its server is used instead.
 */
export default async function startTestPostgres() {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? serverAt(given) : await startTemporaryPostgres();
  const template = `meet_template_${process.pid}`;
  await ensureDatabase(server, template);
  execFileSync(process.execPath, [migrate], { env: { ...process.env, DATABASE_URL: server.url(template) } });
  process.env.TEST_TEMPLATE_URL = server.url(template);
  globalThis.stopTestPostgres = () => server.stop();
}

function serverAt(url) {
  return {
    url: (database) => Object.assign(new URL(url), { pathname: `/${database}` }).href,
    stop: () => Promise.resolve(),
  };
}

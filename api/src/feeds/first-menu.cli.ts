import { parseCommandConfig } from '../platform/config/config.js';
import { openPool } from '../platform/database/open-pool.js';
import { Statements } from '../platform/database/statements.js';
import { writeFirstMenu } from './write-first-menu.js';

/**
 * Creates the menu from the goods on sale, unless there is a menu already: `npm run demo:remove` runs it after the
 * demo's menu is removed.
 */
const pool = openPool({ connectionString: parseCommandConfig(process.env).DATABASE_URL, max: 1 });
try {
  const names = await new Statements(pool).transaction(writeFirstMenu);
  if (names) process.stdout.write(`menu of what is on sale: ${names.join(', ')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}

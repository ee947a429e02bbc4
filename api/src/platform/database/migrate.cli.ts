import { parseCommandConfig } from '../config/config.js';
import { applyMigrations } from './schema-engine.js';

/** Migrates the database in DATABASE_URL to the current data model, and prints the applied migrations. */
const { DATABASE_URL } = parseCommandConfig(process.env);
const applied = await applyMigrations(DATABASE_URL);
for (const name of applied) process.stdout.write(`applied ${name}\n`);
if (!applied.length) process.stdout.write('The database is of this version.\n');
// The engine leaves a timer running that would keep the process alive for ten seconds.
process.exit();

import { parseCommandConfig } from '../config/config.js';
import { applyMigrations } from './schema-engine.js';

/** Brings the database of DATABASE_URL to the current data model and prints what it applied. */
const { DATABASE_URL } = parseCommandConfig(process.env);
const applied = await applyMigrations(DATABASE_URL);
for (const name of applied) process.stdout.write(`applied ${name}\n`);
if (!applied.length) process.stdout.write('The database is of this version.\n');
// The engine leaves a timer that would keep the process alive for ten seconds.
process.exit();

import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printAdminSchema, printApiSchema } from './print-schema.js';

/** Writes the SDL that other people's frontends read: `npm run schema`. */
const folder = join(import.meta.dirname, '..');
writeFileSync(join(folder, 'schema.graphql'), await printApiSchema());
writeFileSync(join(folder, 'admin-schema.graphql'), await printAdminSchema());

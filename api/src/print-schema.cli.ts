import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printApiSchema } from './print-schema.js';

/** Writes the SDL that other people's frontends read: `npm run schema`. */
writeFileSync(join(import.meta.dirname, '..', 'schema.graphql'), await printApiSchema());

import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchemas } from './print-schema.js';

/**
 * `npm run schema` writes both GraphQL schemas (SDL) for frontend developers, and a documentation page of all calls.
 */
const folder = join(import.meta.dirname, '..');
const { api, adminRest, adminInputs, calls } = await printSchemas();
writeFileSync(join(folder, 'schema.graphql'), api);
writeFileSync(join(folder, 'admin-schema.graphql'), adminRest);
writeFileSync(join(folder, 'admin-inputs.graphql'), adminInputs);
writeFileSync(join(folder, '../docs/calls.md'), calls);

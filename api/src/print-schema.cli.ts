import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printSchemas } from './print-schema.js';

/**
 * `npm run schema` writes both GraphQL schemas (SDL) for frontend developers, and a documentation page of all calls.
 */
const folder = join(import.meta.dirname, '..');
const { api, adminFiles, calls } = await printSchemas();
writeFileSync(join(folder, 'schema.graphql'), api);
for (const [name, text] of Object.entries(adminFiles)) writeFileSync(join(folder, `${name}.graphql`), text);
writeFileSync(join(folder, '../docs/calls.md'), calls);

import { defineConfig } from 'prisma/config';

// `prisma generate` does not need the native schema engine, but would download it. Naming any existing program as the
// engine prevents the download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
});

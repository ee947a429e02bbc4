import { defineConfig } from 'prisma/config';

// `prisma generate` works without the native engine, yet would download it; any existing program stills it.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
});

// The last step of the build: keeps what V8 compiles for a start, so that starts need not compile it.
import { writeFileSync } from 'node:fs';
import { COMPILED_FILE, loadBundle } from './load-bundle.js';

Object.assign(process.env, {
  NODE_ENV: 'development',
  LOG_LEVEL: 'fatal',
  // Nothing listens there. A start does not need its database before it is ready.
  DATABASE_URL: 'postgresql://127.0.0.1:9/none',
  SECRET_KEY: 'not-used-by-anything-but-the-build',
  AUTH_KEYS: 'build:not-used-by-anything-but-the-build',
});
const { bundle, script } = loadBundle();
await bundle.rehearse();
writeFileSync(COMPILED_FILE, script.createCachedData());
// Retries of connections would go on.
process.exit();

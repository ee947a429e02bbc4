import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

const PORT = 6117;
const url = `http://127.0.0.1:${PORT}`;
const { executablePath, args } = await findChromium();

/** The checks of the documentation site, as `npm run docs` builds and serves it. A dead link fails the build. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: join(import.meta.dirname, '../../test-results/docs-site'),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { baseURL: url, launchOptions: { executablePath, args } },
  webServer: {
    command: 'npm run docs',
    cwd: join(import.meta.dirname, '../..'),
    url,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { DOCS_PORT: String(PORT), DOCS_URL: '' },
  },
});

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

/** URL of a running shop. If undefined, the measurement starts its own, on other ports and with other data. */
const given = process.env.SHOP_URL;
const STOREFRONT_PORT = 3380;
const { executablePath, args } = await findChromium();

/** Measures how long a visitor with a slow phone waits. Fails when a page misses its goal. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.measure.ts',
  outputDir: join(import.meta.dirname, '../../test-results/vitals'),
  globalSetup: '../journeys/wait-for-shop.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Pixel 7'],
    actionTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    baseURL: given ?? `http://127.0.0.1:${STOREFRONT_PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: { executablePath, args },
  },
  webServer: given
    ? []
    : [
        {
          command: `node ${join(import.meta.dirname, '../bin/meet.js')} start`,
          url: `http://127.0.0.1:${STOREFRONT_PORT}/healthz`,
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          env: {
            MEET_DATA_FOLDER: join(tmpdir(), `meet-vitals-${process.pid}`),
            POSTGRES_PORT: '54380',
            API_PORT: '4380',
            STOREFRONT_PORT: String(STOREFRONT_PORT),
            DATABASE_URL: '',
          },
        },
      ],
});

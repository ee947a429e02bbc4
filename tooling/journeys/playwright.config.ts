import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

/** URL of a running shop. If undefined, the tests start their own shop, on other ports and with other data. */
const given = process.env.SHOP_URL;
const API_PORT = 4310;
const STOREFRONT_PORT = 3310;
const PICTURES_PORT = 4311;
const dataFolder = join(tmpdir(), `meet-journeys-${process.pid}`);
// Log file to which the API prints its messages. Playwright's workers load this configuration too, and must keep the
// path that the first process set.
process.env.JOURNEY_API_LOG ??= join(given ? (process.env.MEET_DATA_FOLDER ?? '.data') : dataFolder, 'logs', 'api.log');
const { executablePath, args } = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: join(import.meta.dirname, '../../test-results'),
  globalSetup: './wait-for-shop.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A failed test is retried: on a busy machine a browser may be too slow. The report says which tests were retried.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  timeout: 120_000,
  // Slow, because two browsers and a shop share two cores.
  expect: { timeout: 30_000 },
  use: {
    baseURL: given ?? `http://127.0.0.1:${STOREFRONT_PORT}`,
    locale: 'ru-RU',
    // A service worker would hide requests from the tests that change them; builds.journey.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Moscow',
    launchOptions: { executablePath, args },
    // Tracing slows down every step of a test.
    trace: 'on-first-retry',
  },
  webServer: given
    ? []
    : [
        {
          command: `node ${join(import.meta.dirname, 'plain-pictures.ts')} ${PICTURES_PORT}`,
          url: `http://127.0.0.1:${PICTURES_PORT}`,
          reuseExistingServer: false,
        },
        {
          command: `node ${join(import.meta.dirname, '../bin/meet.js')} start`,
          url: `http://127.0.0.1:${STOREFRONT_PORT}/healthz`,
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          stdout: 'pipe',
          env: {
            MEET_DATA_FOLDER: dataFolder,
            STORAGE_ORIGIN: `http://127.0.0.1:${PICTURES_PORT}`,
            // The lifetime is short, so that access tokens expire during every test.
            ACCESS_TOKEN_SECONDS: '5',
            // The rate limits are high, because they apply to an IP address and all tests share one.
            QUERY_POINTS_PER_MINUTE: '1000000',
            PICTURE_POINTS_PER_MINUTE: '1000000',
            ON_DELIVERY: 'true',
            STOCK_NOTICE_SWEEP_SECONDS: '2',
            SAVED_SEARCH_SWEEP_SECONDS: '2',
            POSTGRES_PORT: '54330',
            API_PORT: String(API_PORT),
            STOREFRONT_PORT: String(STOREFRONT_PORT),
            DATABASE_URL: '',
          },
        },
      ],
});

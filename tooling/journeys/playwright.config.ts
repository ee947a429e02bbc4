import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

/** A shop that runs already; without it one of our own is started beside it, on other ports and other data. */
const given = process.env.SHOP_URL;
const API_PORT = 4310;
const STOREFRONT_PORT = 3310;
const dataFolder = join(tmpdir(), `meet-journeys-${process.pid}`);
// What the shop would send its shoppers stands there. Workers load this file too and keep what the first one said.
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
  // A browser on a busy machine may lose a race; the report says when a second try was needed.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  timeout: 120_000,
  // Two cores draw the demo's pictures while the pages are walked.
  expect: { timeout: 30_000 },
  use: {
    baseURL: given ?? `http://127.0.0.1:${STOREFRONT_PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
  },
  webServer: given
    ? undefined
    : {
        command: `node ${join(import.meta.dirname, '../bin/meet.js')} start`,
        url: `http://127.0.0.1:${STOREFRONT_PORT}/healthz`,
        timeout: 300_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
        stdout: 'pipe',
        env: {
          MEET_DATA_FOLDER: dataFolder,
          // Short, so that every journey meets its end.
          ACCESS_TOKEN_SECONDS: '5',
          // All shoppers of the journeys have one address.
          QUERY_POINTS_PER_MINUTE: '1000000',
          PICTURE_POINTS_PER_MINUTE: '1000000',
          POSTGRES_PORT: '54330',
          API_PORT: String(API_PORT),
          STOREFRONT_PORT: String(STOREFRONT_PORT),
          DATABASE_URL: '',
        },
      },
});

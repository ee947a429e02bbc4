import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

/** URL of a running shop, with API_URL and MEET_DATA_FOLDER. If undefined, the checks start their own. */
const given = process.env.SHOP_URL;
const API_PORT = 4360;
const STOREFRONT_PORT = 3360;
const PICTURES_PORT = 4361;
// Playwright's workers load this configuration too, and must keep the folder that the first process set.
process.env.MEET_DATA_FOLDER ??= join(tmpdir(), `meet-client-${process.pid}`);
const shop = {
  MEET_DATA_FOLDER: process.env.MEET_DATA_FOLDER,
  POSTGRES_PORT: '54360',
  API_PORT: String(API_PORT),
  STOREFRONT_PORT: String(STOREFRONT_PORT),
  DATABASE_URL: '',
  STORAGE_ORIGIN: `http://127.0.0.1:${PICTURES_PORT}`,
  // The checks order from one address, and may choose goods that another order reserves.
  HELD_SHARE_PERCENT: '100',
};
const url = given ?? `http://127.0.0.1:${STOREFRONT_PORT}`;
const api = process.env.API_URL ?? `http://localhost:${API_PORT}/graphql`;
// Environment that files of ../journeys and the examples read: the shop, its database, and the log in which it prints
// codes.
Object.assign(process.env, given ? {} : shop, {
  SHOP_URL: url,
  API_URL: api,
  VITE_MEET_URL: api,
  NEXT_PUBLIC_MEET_URL: api,
  MEET_ADMIN_URL: api.replace(/graphql$/, 'admin/graphql'),
  JOURNEY_API_LOG: join(shop.MEET_DATA_FOLDER, 'logs', 'api.log'),
});
const { executablePath, args } = await findChromium();

/** The checks of the client, the guide and the examples: a shop, and front ends on other origins. */
export default defineConfig({
  testDir: '.',
  // Each project is a piece of evidence.
  projects: [
    { name: 'client', testMatch: '*.check.ts', testIgnore: 'starters.check.ts' },
    { name: 'starters', testMatch: 'starters.check.ts' },
  ],
  outputDir: join(import.meta.dirname, '../../test-results/client-package'),
  globalSetup: '../journeys/wait-for-shop.ts',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The timeout is long, because npm may have to download packages that are not in its cache.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: url,
    actionTimeout: 30_000,
    locale: 'ru-RU',
    launchOptions: { executablePath, args },
  },
  webServer: given
    ? []
    : [
        {
          command: `node ${join(import.meta.dirname, '../journeys/plain-pictures.ts')} ${PICTURES_PORT}`,
          url: `http://127.0.0.1:${PICTURES_PORT}`,
          reuseExistingServer: false,
        },
        {
          command: `node ${join(import.meta.dirname, '../bin/meet.js')} start`,
          url: `${url}/healthz`,
          timeout: 300_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          stdout: 'pipe',
          env: shop,
        },
      ],
});

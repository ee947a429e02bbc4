import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.js';

const { executablePath, args } = await findChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '*.check.ts',
  outputDir: join(import.meta.dirname, '../../test-results/kit-package'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // The timeout is long, because npm may have to download a bundler and a compiler that are not in its cache.
  timeout: 180_000,
  use: { locale: 'ru-RU', launchOptions: { executablePath, args } },
});

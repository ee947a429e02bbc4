import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { runnerImport } from 'vite';

// Use the same browser as the end-to-end tests (tooling/journeys), so nothing has to be downloaded for the stories.
const finder = fileURLToPath(new URL('../tooling/browser/find-chromium.ts', import.meta.url));
const { findChromium } = (await runnerImport(finder)).module;
const { executablePath, args } = await findChromium();

const config = getJestConfig();

export default {
  ...config,
  // The stories of overlay pairs open up to fourteen overlays, one after another.
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args },
      contextOptions: { locale: 'ru-RU', timezoneId: 'Europe/Moscow', colorScheme: 'light', reducedMotion: 'reduce' },
    },
  },
};

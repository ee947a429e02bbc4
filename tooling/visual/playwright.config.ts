import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pinnedChromium } from '../browser/find-chromium.js';
import { baselines, root } from './paths.js';

const PORT = 6107;
const { executablePath, args } = await pinnedChromium();

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'keyboard', testMatch: ['overlays.visual.ts', 'overlay-table.visual.ts', 'drawer-motion.visual.ts'] },
    { name: 'pictures', testMatch: 'stories.visual.ts' },
    // Tests of the stories' own checks with faulty pages, of the stories that Chromatic would draw, and of links and
    // code in the docs.
    {
      name: 'gates',
      testMatch: ['adaptation-gates.visual.ts', 'chromatic.visual.ts', 'docs-links.visual.ts', 'story-code.visual.ts'],
    },
    { name: 'baselines', testMatch: 'baselines.visual.ts', dependencies: ['pictures'] },
    // Tests which differences a picture comparison must detect.
    { name: 'faults', testMatch: 'picture-faults.visual.ts', dependencies: ['baselines'] },
  ],
  outputDir: join(root, 'test-results/visual'),
  snapshotPathTemplate: join(baselines, '{arg}{ext}'),
  // A story without a committed screenshot fails: somebody must decide to add one, with npm run visual:update.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['./write-report.ts']],
  timeout: 30_000,
  expect: {
    toHaveScreenshot: {
      // Colours may differ by less than the eye can see. Positions may not differ.
      threshold: 0.04,
      maxDiffPixels: 8,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: join(import.meta.dirname, 'pictures.css'),
    },
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${PORT}/iframe.html`,
    reuseExistingServer: false,
  },
});

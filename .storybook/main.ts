import type { StorybookConfig } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import { storyCode } from './story-code.js';

const runtime = fileURLToPath(new URL('../ui-kit/src/jsx', import.meta.url));

/** The kit's own fonts, for the Storybook interface around the stories. The stories load the fonts by themselves. */
const fonts = readFileSync(new URL('../ui-kit/dist/fonts.css', import.meta.url), 'utf8');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: [{ from: '../ui-kit/dist/fonts', to: '/kit-fonts' }],
  managerHead: (head) => `${head}<style>${fonts.replaceAll('./fonts/', './kit-fonts/')}</style>`,
  // Storybook makes no requests of its own: no telemetry, no news, no check for updates.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: {
    // The default docgen does not resolve `keyof typeof variants`, and the table of props must name every variant.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui-kit/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The table of props leaves out the HTML attributes that every element has.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [storyCode()],
      // The kit's JSX runtime, as in ui-kit/tsconfig.json, from the source rather than from the last build.
      oxc: { jsx: { runtime: 'automatic', importSource: '#jsx' } },
      resolve: { alias: [{ find: /^#jsx\/(.+)$/, replacement: `${runtime}/$1.ts` }] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;

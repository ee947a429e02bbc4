import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Storybook makes no requests of its own: no telemetry, no news, no check for updates.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: {
    // The default docgen does not resolve `keyof typeof variants`, and the table of props must name every variant.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui-kit/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Leave out the attributes that every element has.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    // The kit's JSX runtime, as in ui-kit/tsconfig.json.
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.js';
import { sonnerStyles } from './sonner-styles';

/** Every page loads the stores and their dependencies: one file, not a request for each small module. */
const everyPage = { name: 'stores', test: /storefront[\\/]app[\\/]stores\.tsx$/ };

export default defineConfig(({ command }) => {
  const config = readConfig(process.env);
  const proxied = { target: config.apiOrigin, changeOrigin: true };
  return {
    plugins: [reactRouter(), sonnerStyles()],
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    // Emotion ships a build for each environment; one copy on the server keeps one cache context.
    ssr: { noExternal: command === 'build' ? ['@meet/ui-kit'] : [] },
    // Bundled in advance: otherwise the development server finds them one by one and reloads the page each time.
    optimizeDeps: {
      include: [
        '@emotion/cache',
        '@emotion/react',
        '@emotion/react/jsx-dev-runtime',
        '@emotion/react/jsx-runtime',
        '@zag-js/combobox',
        '@zag-js/drawer',
        '@zag-js/presence',
        '@zag-js/react',
        '@zag-js/tabs',
        '@urql/core',
        'maska',
        'mobx',
        'mobx-react-lite',
        'sonner',
        'zod',
      ],
    },
    // The content security policy blocks fonts inlined as `data:`.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [everyPage] } } } } },
    },
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/_ipx': proxied },
    },
  };
});

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.js';

/**
 * Bundles the shell, the stores and their dependencies into one file, because every page needs them. Otherwise there would
 * be a request for each small module, and small files compress worse.
 */
const everyPage = { name: 'every-page', test: /storefront[\\/]app[\\/](root|stores)\.tsx$/ };

export default defineConfig(({ command }) => {
  const config = readConfig(process.env);
  const proxied = { target: config.apiOrigin, changeOrigin: true };
  return {
    plugins: [reactRouter()],
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    // Emotion has a separate build for each environment. Bundling the UI kit makes the server use a single copy, with
    // one cache context.
    ssr: { noExternal: command === 'build' ? ['@meet/ui-kit'] : [] },
    // Bundled in advance. Otherwise the development server would find these dependencies one by one and reload the page
    // each time.
    optimizeDeps: {
      include: [
        '@emotion/cache',
        '@emotion/react',
        '@emotion/react/jsx-dev-runtime',
        '@emotion/react/jsx-runtime',
        '@zag-js/combobox',
        '@zag-js/dialog',
        '@zag-js/drawer',
        '@zag-js/focus-trap',
        '@zag-js/presence',
        '@zag-js/react',
        '@zag-js/tabs',
        '@zag-js/toast',
        '@urql/core',
        'maska',
        'mobx',
        'mobx-react-lite',
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

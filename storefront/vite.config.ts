import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readConfig } from './server/config.js';

/**
 * Files that hold what several pages need. Otherwise there would be a request for each small module, and small files
 * compress worse. Each group has the modules that its pattern names, with all that they import.
 */
const groups = [
  // Stays the same from one release of the shop to the next, so browsers need not load it again.
  { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // The shell, the stores and what nearly every route imports.
  {
    name: 'every-page',
    priority: 2,
    test: /storefront[\\/]app[\\/]((root|stores)\.tsx|shell[\\/]display-font\.ts|seo[\\/]page-meta\.ts)$/,
  },
  // Lists of goods: home, catalogue, search, product and most other pages have one.
  {
    name: 'goods',
    priority: 1,
    test: /storefront[\\/]app[\\/]catalogue[\\/](goods-card|goods-card-skeleton|recently-viewed)\.tsx$|ui-kit[\\/]dist[\\/]components[\\/](product-grid|rail|surface|stack)[\\/]/,
  },
  {
    name: 'controls',
    test: /ui-kit[\\/]dist[\\/]components[\\/](breadcrumbs|checkbox|chip|field|input|pagination|sort-select)[\\/]/,
  },
];

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
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/_ipx': proxied },
    },
  };
});

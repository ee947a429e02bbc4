import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
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
    test: /storefront[\\/]app[\\/]((root|stores|browser[\\/]hydrated)\.tsx|shell[\\/]display-font\.ts|seo[\\/]page-meta\.ts)$/,
  },
  // Lists of goods: home, catalogue, search, product and most other pages have one.
  {
    name: 'goods',
    priority: 1,
    test: /storefront[\\/]app[\\/]catalogue[\\/](common-badges|goods-card|goods-card-skeleton|recently-viewed)\.tsx?$|ui-kit[\\/]dist[\\/]components[\\/](product-grid|rail)[\\/]/,
  },
  // What texts have with goods and without.
  {
    name: 'layout',
    priority: 2,
    test: /ui-kit[\\/]dist[\\/](components[\\/](image[\\/]|surface[\\/]|stack[\\/]|text[\\/]tabular-figures)|server-props[\\/]address-of)/,
  },
  {
    name: 'controls',
    test: /ui-kit[\\/]dist[\\/]components[\\/](breadcrumbs|card|checkbox|chip|empty-state|facts|field|input|pagination|sort-select)[\\/]/,
  },
  // What the page of a product shares with others, and with its parts that come later.
  {
    name: 'product',
    test: /storefront[\\/]app[\\/](routes[\\/]product[\\/](buy-box\.styles|product-view|size-chooser|size-measures)|notices[\\/]gone-sizes|price-match[\\/]buyable-sizes)\.tsx?$/,
  },
  // Forms: checkout, account, sign-in.
  {
    name: 'forms',
    test: /ui-kit[\\/]dist[\\/]components[\\/](alert|error-summary|grid|phone-input|radio-group|text-area)[\\/]|storefront[\\/]app[\\/]account[\\/]use-cities\.ts$/,
  },
  // What cart, checkout and the cart's drawer share.
  {
    name: 'cart',
    test: /storefront[\\/]app[\\/]cart[\\/](cart-empty|cart-head|cart-sums|use-cart|waiting-points)\.tsx?$|ui-kit[\\/]dist[\\/]components[\\/](progress-bar|split)[\\/]/,
  },
  // What dialogs, drawers and lists to choose from have in common.
  {
    name: 'overlays',
    test: /node_modules[\\/]@zag-js[\\/](anatomy|core|dismissable|dom-query|react|types|utils)[\\/]/,
  },
];

/** What Emotion imports for `withTheme`, which nobody uses: these packages do not say that they may be left out. */
const moduleSideEffects = [{ test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }];

/**
 * Puts a page that throws in the place of one whose file cannot be loaded, so that our error page answers. React Router
 * would reload the page instead, which ends on the browser's own error page without a connection, and never ends if the
 * file is missing. An error of its own would be lost: single fetch looks at data alone.
 */
function lostFilesThrow(): Plugin {
  const reload =
    /console\.error\([^;]*reloading page\.\.\.[^;]*\);[^;]*;[^]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  let isFound = false;
  return {
    name: 'lost-files-throw',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router[\\/]dist/.test(id) || !reload.test(code)) return null;
      isFound = true;
      return { code: code.replace(reload, 'return { default() { throw error; } };'), map: null };
    },
    buildEnd(fault) {
      if (!fault && !isFound)
        this.error('React Router loads files of pages in another way than lostFilesThrow expects');
    },
  };
}

/** What our JSX and the kit's compile to, and the functions of Emotion that both use. */
const jsxRuntime = Object.entries({
  '': 'emotion',
  '/jsx-runtime': 'jsx-runtime',
  '/jsx-dev-runtime': 'jsx-dev-runtime',
}).map(([part, file]) => ({
  find: new RegExp(`^@emotion/react${part}$`),
  replacement: fileURLToPath(new URL(`app/jsx/${file}.ts`, import.meta.url)),
}));

export default defineConfig(({ command }) => {
  const config = readConfig(process.env);
  const proxied = { target: config.apiOrigin, changeOrigin: true };
  return {
    plugins: [reactRouter(), lostFilesThrow()],
    resolve: { alias: jsxRuntime },
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    // Emotion has a separate build for each environment. Bundling the UI kit makes the server use a single copy, with
    // one cache context.
    ssr: { noExternal: command === 'build' ? ['@meet/ui-kit'] : [] },
    // Bundled in advance. Otherwise the development server would find these dependencies one by one and reload the page
    // each time.
    optimizeDeps: {
      include: [
        '@emotion/cache',
        '@emotion/serialize',
        '@emotion/utils',
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
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups } }, treeshake: { moduleSideEffects } } },
      },
    },
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/_ipx': proxied, '/link-previews': proxied },
    },
  };
});

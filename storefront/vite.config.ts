import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readConfig } from './server/config.js';

/**
 * Files with modules that several pages need. Without such groups there would be a request for each small module, and
 * small files compress worse. Each group contains the modules that match its pattern, with all modules that they
 * import.
 */
const groups = [
  // Does not change between releases of the shop, so browsers need not load it again.
  { name: 'react', priority: 3, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  // The shell, the stores and the modules that nearly every route imports.
  {
    name: 'every-page',
    priority: 2,
    test: /storefront[\\/]app[\\/]((root|stores|browser[\\/]hydrated)\.tsx|shell[\\/]display-font\.ts|seo[\\/]page-meta\.ts)$/,
  },
  // Lists of goods: home, catalogue, search, product and most other pages have one, which the checkout has not.
  {
    name: 'goods',
    priority: 1,
    test: /storefront[\\/]app[\\/]catalogue[\\/](common-badges|goods-card|goods-card-skeleton|recently-viewed)\.tsx?$|ui-kit[\\/]dist[\\/]components[\\/](pagination|product-grid|rail|sort-select)[\\/]/,
  },
  // Small modules that pages with and without goods have in common.
  {
    name: 'layout',
    priority: 2,
    test: /ui-kit[\\/]dist[\\/](components[\\/](image[\\/]|skeleton[\\/]|surface[\\/]|stack[\\/]|text[\\/]tabular-figures)|server-props[\\/]address-of)|storefront[\\/]app[\\/]offers[\\/]size-name\.ts/,
  },
  {
    name: 'controls',
    test: /ui-kit[\\/]dist[\\/]components[\\/](breadcrumbs|card|checkbox|chip|empty-state|facts|field|input)[\\/]/,
  },
  // Modules that the product page shares with other pages, and with its own lazily loaded parts.
  {
    name: 'product',
    test: /storefront[\\/]app[\\/](routes[\\/]product[\\/](buy-box\.styles|product-view)|notices[\\/]gone-sizes|price-match[\\/]buyable-sizes)\.tsx?$/,
  },
  // Forms: checkout, account, sign-in.
  {
    name: 'forms',
    test: /ui-kit[\\/]dist[\\/]components[\\/](alert|error-summary|grid|phone-input|radio-group|text-area)[\\/]|storefront[\\/]app[\\/]account[\\/]use-cities\.ts$/,
  },
  // Modules that the cart page, the checkout and the cart drawer share.
  {
    name: 'cart',
    test: /storefront[\\/]app[\\/]cart[\\/](cart-empty|cart-head|cart-sums|use-cart|waiting-points)\.tsx?$|ui-kit[\\/]dist[\\/]components[\\/](progress-bar|split)[\\/]/,
  },
  // Modules that dialogs, drawers and choice lists share.
  {
    name: 'overlays',
    test: /node_modules[\\/]@zag-js[\\/](anatomy|core|dismissable|dom-query|react|types|utils)[\\/]|storefront[\\/]app[\\/]browser[\\/]use-back-closes\.ts$/,
  },
];

/**
 * Packages that Emotion imports for `withTheme`, which is not used. Their package.json does not say that they have no
 * side effects, so this tells the bundler.
 */
const moduleSideEffects = [{ test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }];

/**
 * Replaces a page whose file cannot be loaded by a page that throws, so that our error page is shown. React Router
 * would reload the page instead. Without a connection that shows the browser's own error page, and if the file is
 * missing it never ends. A custom error would be lost, because single fetch only looks at data.
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

/** The JSX runtime of the storefront and the component kit, and the Emotion functions that both use. */
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

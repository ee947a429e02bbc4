import { deskFloors } from './.dependency-cruiser/desk-floors.js';
import { storefrontFloors } from './.dependency-cruiser/storefront-floors.js';

/** Which imports are allowed; docs/architecture.md says why. */
const packages = '(statements|api|search-indexer|client|ui-kit|storefront|desk|demo|tooling|evidence)';
const tests = ['\\.spec\\.ts$', '^api/src/testing/'];
const domains = '^api/src/(?!shared/|platform/|testing/|generated/|[^/]+$)([^/]+)/';

/** Files that bring together the commands and calls of all domains: `npm run admin`. */
const dispatcher = '^api/src/operator/(act-as|admin-program|make-sign-in-link|sign-in\\.cli)\\.ts$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Imports of types count.',
      severity: 'error',
      from: { pathNot: '^api/src/generated/' },
      to: { circular: true },
    },
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^api/src/shared/' },
      to: { path: '^(api/src/(?!shared/)|search-indexer|ui-kit|storefront|desk|demo|tooling|evidence)' },
    },
    {
      name: 'platform-imports-shared-only',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^(api/src/(?!shared/|platform/|generated/)|search-indexer|ui-kit|storefront|desk|demo|tooling|evidence)',
      },
    },
    {
      name: 'domains-through-their-index',
      severity: 'error',
      from: { path: domains, pathNot: ['^api/src/[^/]+/admin/', dispatcher] },
      to: { path: domains, pathNot: ['^api/src/$1/', '^api/src/[^/]+/index\\.ts$', '^api/src/media/storage\\.ts$'] },
    },
    {
      name: 'admin-beside-its-domain',
      comment: 'Operators’ work on a domain uses its files, and other domains and their operators’ work by the index.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/admin/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: domains,
        pathNot: ['^api/src/$1/', '^api/src/[^/]+/(admin/)?index\\.ts$', '^api/src/operator/commands/'],
      },
    },
    {
      name: 'domains-know-no-operators',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/', pathNot: ['^api/src/[^/]+/admin/', dispatcher, ...tests] },
      to: { path: '^api/src/[^/]+/admin/' },
    },
    // The layers of api/src/search: rules imports from index, listings and clicks from these two, text and selections from all
    // four, commands and the files of search itself import from all.
    ...[
      { room: '(index)', uses: '$1' },
      { room: '(rules)', uses: 'index|$1' },
      { room: '(listings|clicks)', uses: 'index|rules|$1' },
      { room: '(text|selections)', uses: 'index|listings|rules|clicks|$1' },
    ].map(({ room, uses }) => ({
      name: 'rooms-of-search',
      comment:
        'index, then rules, then listings and clicks, then text and selections beside each other; docs/architecture.md.',
      severity: 'error',
      from: { path: `^api/src/search/${room}/` },
      to: {
        path: '^api/src/search/',
        pathNot: [`^api/src/search/(${uses})/`, '^api/src/search/search\\.(config|errors)\\.ts$'],
      },
    })),
    {
      name: 'prisma-stays-in-the-api',
      severity: 'error',
      from: { pathNot: '^api/' },
      to: { path: '(^|/)(generated/prisma|@prisma/client)' },
    },
    {
      name: 'resolvers-do-not-query',
      comment: 'Resolvers and controllers present what a use case returns.',
      severity: 'error',
      from: { path: '\\.(resolver|controller)\\.ts$' },
      to: {
        path: '(^api/src/platform/database/|generated/prisma/client|node_modules/(@prisma/client|pg|@types/pg)/)',
        pathNot: '^api/src/platform/database/(database-unavailable|stored-picture)\\.ts$',
      },
    },
    {
      name: 'driver-in-the-platform',
      comment: 'Domains get pools, connections and statements from api/src/platform/database.',
      severity: 'error',
      from: { path: '^(api/src|ui-kit|storefront|desk)/', pathNot: ['^api/src/platform/', ...tests] },
      to: { path: 'node_modules/(pg|@types/pg)/' },
    },
    {
      name: 'class-validator-for-inputs',
      comment: 'docs/adr/0020-validation.md. A mailbox of an order or an account is checked as one of an input is.',
      severity: 'error',
      from: {
        path: '^(api|search-indexer)/',
        pathNot: [
          '(\\.(input|model)|/inputs)\\.ts$',
          '^api/src/platform/graphql/',
          '^api/src/identity/recipient\\.ts$',
          ...tests,
        ],
      },
      to: { path: 'node_modules/class-(validator|transformer)/' },
    },
    {
      name: 'zod-for-the-rest',
      comment: 'docs/adr/0020-validation.md',
      severity: 'error',
      from: { path: '(\\.(input|model|resolver)|/inputs)\\.ts$' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'adapters-are-picked',
      comment: 'Only pick-*.ts knows which adapters there are; everything else uses the port.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: ['(^|/)pick-[^/]+\\.ts$', '/adapters/', ...tests] },
      to: { path: '^api/src/.+/adapters/' },
    },
    {
      name: 'adapters-keep-to-their-domain',
      severity: 'error',
      from: { path: '^(api/src/.+)/adapters/' },
      to: { path: '^api/src/.+/adapters/', pathNot: '^$1/adapters/' },
    },
    {
      name: 'indexer-stands-alone',
      severity: 'error',
      from: { path: '^search-indexer/', pathNot: 'jest\\.config' },
      to: { path: '^(api|ui-kit|storefront|desk|demo|tooling|evidence)/' },
    },
    {
      name: 'statements-stand-alone',
      severity: 'error',
      from: { path: '^statements/', pathNot: 'jest\\.config' },
      to: { path: '^(api|search-indexer|ui-kit|storefront|desk|demo|tooling|evidence)/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'It brings no package with it. Its command runs in Node.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: ['\\.spec\\.ts$', '^client/src/(testing|manifest)/'] },
      to: { path: '.', pathNot: '^client/src/(?!manifest/)' },
    },
    {
      name: 'client-command-stands-alone',
      severity: 'error',
      from: { path: '^client/src/manifest/', pathNot: '\\.spec\\.ts$' },
      to: { path: '.', pathNot: '^client/src/manifest/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'kit-knows-no-application',
      severity: 'error',
      from: { path: '^ui-kit/src/', pathNot: '\\.test\\.tsx$' },
      to: {
        path: '(^(api|search-indexer|storefront|desk|demo|tooling|evidence)/|node_modules/(mobx|react-router|graphql|@urql)(-|/))',
      },
    },
    {
      name: 'button-stays-light',
      comment: 'A page with one button must not load the rest of the kit.',
      severity: 'error',
      from: { path: '^ui-kit/src/components/button/index\\.ts$' },
      to: {
        path: '^ui-kit/src/',
        pathNot:
          '^ui-kit/src/(components/(button/|spinner/|visually-hidden/|link/link-(element|provider)|order-status-timeline/order-stages|[^/]+/[^/]+\\.words\\.ts$)|hooks/use-merged-ref|jsx/|locale/|server-props/render-as|theme/|tokens/)',
        reachable: true,
      },
    },
    {
      name: 'storefront-uses-the-kit-alone',
      severity: 'error',
      from: { path: '^storefront/' },
      to: { path: '^(api|search-indexer|desk|demo|tooling|evidence)/', pathNot: '^tooling/testing/' },
    },
    {
      name: 'desk-uses-the-kit-alone',
      severity: 'error',
      from: { path: '^desk/' },
      to: { path: '^(api|search-indexer|storefront|demo|tooling|evidence)/' },
    },
    ...deskFloors,
    ...storefrontFloors,
    {
      name: 'no-foreign-sources',
      comment: 'Packages meet through their exports. The gate of overlays reads which pairs there are.',
      severity: 'error',
      from: { path: `^${packages}/` },
      to: {
        path: '^((statements|api|search-indexer|client|ui-kit|storefront)/src/|(demo|tooling|evidence)/(?!dist/|testing/))',
        pathNot: ['^$1/', '^ui-kit/src/fixtures/overlay-kinds[.]ts$'],
      },
    },
    {
      name: 'evidence-is-imported-by-nothing',
      severity: 'error',
      from: { pathNot: '^evidence/' },
      to: { path: '^evidence/' },
    },
    {
      name: 'demo-for-tools-alone',
      severity: 'error',
      from: { pathNot: '^(demo|tooling|evidence)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-knows-no-tools',
      comment: 'So that tools may use it.',
      severity: 'error',
      from: { path: '^demo/', pathNot: 'jest\\.config' },
      to: { path: '^(tooling|storefront|desk|ui-kit|client)/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    // A package imports the build of another, so builds are seen, but not looked into.
    doNotFollow: { path: `node_modules|^${packages}/(dist|build)/` },
    exclude: { path: '(kit-package/fixtures/|/\\.react-router/|\\+types)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

/**
 * The layers of storefront/app, lowest first. A module imports from its own layer and from those below; type-only
 * imports count. Tests may use `testing/` as well.
 */
const floors = [
  { name: 'browser', path: 'browser/' },
  { name: 'graphql', path: 'graphql/' },
  { name: 'session', path: 'session/' },
  { name: 'features', path: '(?!(?:browser|graphql|session|shell|routes|testing)/)[^/]+/' },
  { name: 'shell', path: 'shell/' },
  { name: 'routes', path: 'routes/' },
  { name: 'root', path: '[^/]+$' },
];

const looksDown = floors.slice(0, -1).map(({ name, path }, index) => {
  const above = floors.slice(index + 1).map((floor) => floor.path);
  return {
    name: `storefront-${name}-looks-down`,
    severity: 'error',
    from: { path: `^storefront/app/${path}` },
    to: { path: `^storefront/app/(?:${above.join('|')})` },
  };
});

export const storefrontFloors = [
  ...looksDown,
  {
    name: 'storefront-browser-knows-nobody',
    comment: '`Hydrated` shows what the kit knows of hydration.',
    severity: 'error',
    from: { path: '^storefront/app/browser/', pathNot: '/hydrated\\.tsx$' },
    to: { path: '^(?:ui-kit|storefront/(?!app/browser/))' },
  },
  {
    name: 'storefront-features-without-cycles',
    comment:
      'Between folders, and not only between modules: two features that need each other are one, or want a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^storefront/app/[^/]+' },
    to: { circular: true },
  },
  {
    name: 'storefront-testing-in-tests-alone',
    severity: 'error',
    from: { path: '^storefront/app/(?!testing/)', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^storefront/app/testing/' },
  },
];

/** `npm test` runs this: every package's project, and one PostgreSQL for all of them. */
export default {
  projects: [
    '<rootDir>/api',
    '<rootDir>/search-indexer',
    '<rootDir>/tooling',
    '<rootDir>/ui-kit',
    '<rootDir>/storefront',
  ],
  globalSetup: '<rootDir>/tooling/testing/start-test-postgres.js',
  globalTeardown: '<rootDir>/tooling/testing/stop-test-postgres.js',
  testTimeout: 30_000,
};

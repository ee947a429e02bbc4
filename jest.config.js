import { availableParallelism } from 'node:os';

/** `npm test` runs this configuration: the jest project of every package, with one PostgreSQL for all of them. */
export default {
  projects: [
    '<rootDir>/statements',
    '<rootDir>/api',
    '<rootDir>/search-indexer',
    '<rootDir>/demo',
    '<rootDir>/tooling',
    '<rootDir>/evidence',
    '<rootDir>/client',
    '<rootDir>/ui-kit',
    '<rootDir>/storefront',
    '<rootDir>/desk',
  ],
  globalSetup: '<rootDir>/tooling/testing/start-test-postgres.js',
  globalTeardown: '<rootDir>/tooling/testing/stop-test-postgres.js',
  testTimeout: 30_000,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Jest keeps the modules of finished suites in memory. A worker is replaced before they fill its heap.
  workerIdleMemoryLimit: '1GB',
};

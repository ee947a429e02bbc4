export default {
  displayName: 'ui-kit',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/scripts/generate-for-tests.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^#jsx/(.*)$': '<rootDir>/src/jsx/$1.ts',
    '\\.webp$': '<rootDir>/src/testing/inline-picture.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '#jsx' } },
          target: 'es2022',
        },
      },
    ],
  },
};

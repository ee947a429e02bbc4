export default {
  displayName: 'desk',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/../ui-kit/scripts/generate-for-tests.mjs',
  setupFilesAfterEnv: ['<rootDir>/app/testing/setup.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@meet/ui-kit$': '<rootDir>/../ui-kit/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
          target: 'es2022',
        },
      },
    ],
  },
};

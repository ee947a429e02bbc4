import { nestProject } from '../tooling/testing/jest-project.js';

export default {
  ...nestProject('api', import.meta.dirname),
  setupFiles: ['<rootDir>/jest/require-esm.setup.js'],
  resolver: '<rootDir>/jest/require-esm.resolver.cjs',
};

/** Settings of every jest project. Tests are written in TypeScript, compiled by swc, and run as ES modules. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['/dist/', '/build/'],
};

const swc = (transform, parser = {}) => [
  '@swc/jest',
  { jsc: { target: 'es2023', parser: { syntax: 'typescript', ...parser }, transform }, module: { type: 'es6' } },
];

/** Returns a jest project for Node code. */
export function nodeProject(displayName, rootDir) {
  return {
    ...shared,
    displayName,
    rootDir,
    testEnvironment: 'node',
    testMatch: ['**/*.spec.ts'],
    transform: { '\\.ts$': swc({}) },
  };
}

/** Returns a jest project for NestJS code, whose decorators need types at run time. */
export function nestProject(displayName, rootDir) {
  return {
    ...nodeProject(displayName, rootDir),
    transform: { '\\.ts$': swc({ legacyDecorator: true, decoratorMetadata: true }, { decorators: true }) },
  };
}

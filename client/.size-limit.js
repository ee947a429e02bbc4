/** Weighs the client as a front end's bundler would: minified and gzipped. */
const inFrontEnd = {
  gzip: true,
  path: 'dist/index.js',
  modifyEsbuildConfig: (config) => ({ ...config, format: 'esm' }),
};

export default [
  { ...inFrontEnd, name: 'createMeetClient', import: '{ createMeetClient, MeetError }', limit: '3.5 kB' },
  {
    ...inFrontEnd,
    name: 'one operation',
    path: 'dist/generated/operations.js',
    import: '{ QuoteDocument }',
    limit: '0.6 kB',
  },
];

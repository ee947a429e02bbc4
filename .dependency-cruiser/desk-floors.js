/** The layers of desk/app, lowest first: as those of the storefront, with rooms in the place of features. */
const floors = ['browser/', 'money/', 'graphql/', 'session/', 'shell/', 'rooms/', '[^/]+$'];

const looksDown = floors.slice(0, -1).map((path, index) => ({
  name: `desk-${path.replace('/', '')}-looks-down`,
  severity: 'error',
  from: { path: `^desk/app/${path}` },
  to: { path: `^desk/app/(?:${floors.slice(index + 1).join('|')})` },
}));

export const deskFloors = [
  ...looksDown,
  {
    name: 'desk-rooms-know-no-other',
    comment: 'A room is reached by its address; what two rooms need is on a floor below.',
    severity: 'error',
    from: { path: '^desk/app/rooms/([^/]+)/' },
    to: { path: '^desk/app/rooms/', pathNot: '^desk/app/rooms/$1/' },
  },
  {
    name: 'desk-testing-in-tests-alone',
    severity: 'error',
    from: { path: '^desk/app/(?!testing/)', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^desk/app/testing/' },
  },
];

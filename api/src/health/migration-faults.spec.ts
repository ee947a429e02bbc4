import { migrationFaults } from './migration-faults.js';

it.each([
  ['the database of this release', ['1_a', '2_b'], { missing: [], unknown: [] }],
  ['a database before this release', ['1_a'], { missing: ['2_b'], unknown: [] }],
  ['an empty database', [], { missing: ['1_a', '2_b'], unknown: [] }],
  ['a database of a later release that only adds', ['1_a', '2_b', '3_c_expand'], { missing: [], unknown: [] }],
  ['one that changes more', ['1_a', '2_b', '3_c_expand', '4_d'], { missing: [], unknown: ['4_d'] }],
  ['one of another branch', ['1_a', '3_c_expand', '4_d'], { missing: ['2_b'], unknown: ['4_d'] }],
])('migrationFaults lists the missing and unknown migrations of %s', (_, applied, faults) => {
  expect(migrationFaults(['1_a', '2_b'], applied)).toEqual(faults);
});

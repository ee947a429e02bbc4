import { choosePieces, type Asked } from './choose-pieces.js';
import type { Piece } from './table.js';

const piece = (more: Partial<Piece> = {}): Piece => ({
  shows: '',
  command: '',
  short: '',
  full: '',
  inputs: { files: [], workspaces: [] },
  ...more,
});
const PIECES = { orders: piece(), search: piece(), node: piece({ needs: { variable: 'OTHER', holds: 'a folder' } }) };
const known = { hashes: { orders: '1', search: '2', node: '3' }, shown: { orders: '1', search: 'old' }, env: {} };
const choose = (asked: Partial<Asked>, env: NodeJS.ProcessEnv = {}) =>
  choosePieces(PIECES, { names: [], changed: false, ...asked }, { ...known, env });

it('choosePieces runs every evidence whose requirements are met when no name is passed', () => {
  expect(choose({})).toEqual({
    run: ['orders', 'search'],
    skipped: [{ name: 'node', reason: 'OTHER is not set to a folder' }],
  });
});

it('choosePieces runs the named evidence in the order of the table', () => {
  expect(choose({ names: ['node', 'orders'] }, { OTHER: '/node' }).run).toEqual(['orders', 'node']);
});

it('choosePieces skips and names evidence whose inputs have not changed since a successful run', () => {
  const { run, skipped } = choose({ changed: true }, { OTHER: '/node' });
  expect(run).toEqual(['search', 'node']);
  expect(skipped).toEqual([{ name: 'orders', reason: expect.stringContaining('has changed') }]);
});

it('choosePieces runs a long evidence only when it is named', () => {
  const pieces = { ...PIECES, orders: piece({ byName: true }) };
  const chosen = (names: string[]) => choosePieces(pieces, { names, changed: false }, { ...known, env: {} });
  expect(chosen([]).run).toEqual(['search']);
  expect(chosen([]).skipped[0]).toEqual({
    name: 'orders',
    reason: expect.stringContaining('npm run evidence -- orders'),
  });
  expect(chosen(['orders']).run).toEqual(['orders']);
});

it('choosePieces refuses a name that is not in the evidence table', () => {
  expect(() => choose({ names: ['ordres'] })).toThrow('There is no evidence «ordres»: orders, search, node');
});

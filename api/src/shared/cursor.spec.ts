import { listKey, readCursor, writeCursor } from './cursor.js';

const isPlace = (values: readonly unknown[]): values is [place: number] =>
  values.length === 1 && Number.isInteger(values[0]);
const list = listKey('goods', { sort: 'NEW_FIRST' });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

it('a cursor is decoded to its position for the list that created it', () => {
  expect(readCursor(writeCursor(list, [-7]), list, isPlace)).toEqual([-7]);
});

it('a cursor contains only characters that need no escaping in a URL', () => {
  expect(writeCursor(list, ['?>&'.repeat(20)])).toMatch(/^[\w-]+$/);
});

it.each([
  ['no cursor', 'first page'],
  ['an empty text', ''],
  ['one that is cut off', writeCursor(list, [12345]).slice(0, -4)],
  ['one of another list', writeCursor(listKey('goods', { sort: 'CHEAP_FIRST' }), [1])],
  ['other values', writeCursor(list, ['1'])],
  ['too many values', writeCursor(list, [1, 2])],
  ['no values', writeCursor(list, [])],
  ['JSON that is no list', encoded({ 0: list, 1: 1 })],
  ['null', encoded(null)],
])('readCursor refuses an invalid cursor: %s', (_, cursor) => {
  expect(() => readCursor(cursor, list, isPlace)).toThrow(
    expect.objectContaining({ extensions: { code: 'CURSOR_INVALID' } }),
  );
});

import { requestIdOf } from './request-id.js';

const made = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (id: string | undefined, isTrusted = true) =>
  requestIdOf({ headers: id === undefined ? {} : { 'x-request-id': id } }, isTrusted);

it.each(['a1b2c3d4', 'A_b-0000', 'f'.repeat(64), '0190f7a2-1111-7222-8333-444455556666'])(
  'the request id «%s» of a trusted sender is kept',
  (id) => expect(idOf(id)).toBe(id),
);

it.each([
  undefined,
  '',
  'a1b2c3d',
  'f'.repeat(65),
  'a1b2 c3d4',
  'a1b2c3d4\n',
  'a1b2c3d4"',
  'кодкодкод',
  'a1b2c3d4, e5f6',
])('a new request id replaces the invalid one %j', (id) => expect(idOf(id)).toMatch(made));

it('a request id from an untrusted sender is replaced by a new unique id', () => {
  expect(idOf('a1b2c3d4', false)).toMatch(made);
  expect(idOf(undefined)).not.toBe(idOf(undefined));
});

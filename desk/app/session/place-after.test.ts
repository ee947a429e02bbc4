import { placeAfter } from './place-after';

it.each([
  ['/orders?status=AWAITING_CALL', '/orders?status=AWAITING_CALL'],
  [null, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('after signing in with to=%s the operator is at %s', (to, place) => {
  expect(placeAfter(to)).toBe(place);
});

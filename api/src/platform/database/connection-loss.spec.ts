import { connectionLossOf } from './connection-loss.js';

const withCode = (code: string) => Object.assign(new Error('the words do not matter'), { code });

it.each([
  ['57P03', 'NOT_SENT'],
  ['53300', 'NOT_SENT'],
  ['ECONNREFUSED', 'NOT_SENT'],
  ['57P01', 'UNKNOWN'],
  ['57P02', 'UNKNOWN'],
  ['08006', 'UNKNOWN'],
  ['25P03', 'UNKNOWN'],
  ['ECONNRESET', 'UNKNOWN'],
  ['57014', 'GIVEN_UP'],
  ['55P03', 'GIVEN_UP'],
  ['40001', 'GIVEN_UP'],
  ['40P01', 'GIVEN_UP'],
  ['53100', 'GIVEN_UP'],
  ['23505', null],
  ['22012', null],
  ['28P01', null],
])('connectionLossOf classifies an error with the code %s as %s', (code, loss) => {
  expect(connectionLossOf(withCode(code))).toBe(loss);
});

it.each([
  ['Client has encountered a connection error and is not queryable', 'NOT_SENT'],
  ['Connection terminated unexpectedly', 'UNKNOWN'],
  ['Query read timeout', 'TIMED_OUT'],
  ['timeout exceeded when trying to connect', 'TIMED_OUT'],
  ['Cannot use a pool after calling end on the pool', null],
  ['the shop says no', null],
])('connectionLossOf classifies the error message «%s» as %s', (message, loss) => {
  expect(connectionLossOf(new Error(message))).toBe(loss);
});

it.each([
  ['P1001', undefined, 'NOT_SENT'],
  ['P1017', undefined, 'UNKNOWN'],
  ['P1008', undefined, 'UNKNOWN'],
  ['P2037', '53300', 'NOT_SENT'],
  ['P2039', '57P01', 'UNKNOWN'],
  ['P2002', '23505', null],
  ['P2025', undefined, null],
])('connectionLossOf classifies the Prisma error %s with the PostgreSQL code %s as %s', (code, originalCode, loss) => {
  const meta = { driverAdapterError: { cause: { originalCode } } };
  expect(connectionLossOf(Object.assign(withCode(code), { meta }))).toBe(loss);
});

it('connectionLossOf returns null for values that are not errors', () => {
  expect([undefined, null, 'ECONNRESET', 7].map(connectionLossOf)).toEqual([null, null, null, null]);
});

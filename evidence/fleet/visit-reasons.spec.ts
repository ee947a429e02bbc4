import { isOfLoad, reasonsIn } from './visit-reasons.js';

it('reasonsIn returns the first logged error of each request as its reason', () => {
  const line = (level: number, reqId: string, msg: string) => JSON.stringify({ level, reqId, msg });
  const reasons = reasonsIn([
    'not of the log',
    line(30, 'a', 'listens'),
    line(50, 'a', "The API did not answer: [ '?: OVERLOADED' ]\n    at"),
    line(50, 'a', 'later'),
    line(50, 'b', 'other side closed'),
  ]);
  expect([...reasons]).toEqual([
    ['a', "The API did not answer: [ '?: OVERLOADED' ] at"],
    ['b', 'other side closed'],
  ]);
  expect([...reasons.values()].map(isOfLoad)).toEqual([true, false]);
});

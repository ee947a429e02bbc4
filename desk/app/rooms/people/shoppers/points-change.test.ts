import { previewOf } from './points-change';

const account = { balance: 700, spendable: 500 };

it('previewOf shows the balance after a change of points before it is sent', () => {
  expect(previewOf('1 000', 'give', account)).toEqual({ points: 1000, after: 1700 });
  expect(previewOf('500', 'take', account)).toEqual({ points: -500, after: 200 });
});

it('previewOf refuses to take more points than the shopper can spend', () => {
  expect(previewOf('501', 'take', account)).toEqual({ fault: 'tooMany' });
  expect(previewOf('501', 'give', account)).toMatchObject({ points: 501 });
});

it.each(['0', '-5', '1,5', 'сто', '1000001'])('previewOf refuses «%s», which is not a number of points', (typed) =>
  expect(previewOf(typed, 'give', account)).toEqual({ fault: 'count' }),
);

it('previewOf returns nothing while no number of points is typed', () =>
  expect(previewOf(' ', 'give', account)).toBeNull());

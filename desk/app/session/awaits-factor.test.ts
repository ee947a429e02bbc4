import { awaitsFactor } from './awaits-factor';

const of = (required: boolean, enrolled: boolean, given: boolean) =>
  awaitsFactor({ secondFactor: { required, enrolled, given, app: enrolled, passkeys: [] } });

it('who has set up a second factor gives it, required or not', () => {
  expect(of(false, true, false)).toBe('give');
  expect(of(true, true, false)).toBe('give');
});

it('who has none sets one up if the role requires it', () => {
  expect(of(true, false, false)).toBe('set-up');
  expect(of(false, false, false)).toBeNull();
});

it('who has given it, or is a program, goes in', () => {
  expect(of(true, true, true)).toBeNull();
  expect(awaitsFactor({ secondFactor: null })).toBeNull();
});

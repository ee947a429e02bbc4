import { awaitsFactor } from './awaits-factor';

const of = (required: boolean, enrolled: boolean, given: boolean) =>
  awaitsFactor({ secondFactor: { required, enrolled, given, app: enrolled, passkeys: [] } });

it('awaitsFactor asks for the second factor when set up, required or not', () => {
  expect(of(false, true, false)).toBe('give');
  expect(of(true, true, false)).toBe('give');
});

it('awaitsFactor asks to set up a second factor only when the role requires it', () => {
  expect(of(true, false, false)).toBe('set-up');
  expect(of(false, false, false)).toBeNull();
});

it('awaitsFactor asks for nothing when the second factor was entered or for an API program', () => {
  expect(of(true, true, true)).toBeNull();
  expect(awaitsFactor({ secondFactor: null })).toBeNull();
});

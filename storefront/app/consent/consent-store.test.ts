import { ConsentStore } from './consent-store';

const counters = { ga4: 'G-ABC123', metrika: null };

/** Carries messages between the tabs of a test; jsdom has no channels. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

beforeAll(() => {
  globalThis.BroadcastChannel = FakeChannel as never;
});

it('a shop that counts nothing asks nothing, whatever was answered before', () => {
  const consent = new ConsentStore(null, 'all');
  expect([consent.open, consent.allowsCounting]).toEqual([false, false]);
});

it('asks who has not answered, and counts nothing until then', () => {
  const consent = new ConsentStore(counters, null);
  expect([consent.open, consent.allowsCounting]).toEqual([true, false]);
  expect(new ConsentStore(counters, 'necessary').open).toBe(false);
});

it.each([
  ['all', true],
  ['necessary', false],
] as const)('takes the answer «%s» and asks no more', (answer, counts) => {
  const consent = new ConsentStore(counters, null);
  consent.give(answer);
  expect([consent.open, consent.allowsCounting]).toEqual([false, counts]);
});

it('the answer can be changed', () => {
  const consent = new ConsentStore(counters, 'all');
  consent.reopen();
  expect([consent.open, consent.allowsCounting]).toEqual([true, true]);
  consent.give('necessary');
  expect([consent.open, consent.allowsCounting]).toEqual([false, false]);
});

it('other tabs take the answer, and nothing but an answer', () => {
  const [here, there] = [new ConsentStore(counters, 'all'), new ConsentStore(counters, 'all')];
  const stops = [here.followOtherTabs(), there.followOtherTabs()];
  here.give('necessary');
  expect(there.allowsCounting).toBe(false);
  new FakeChannel().postMessage({ answer: 'everything' });
  expect(there.answer).toBe('necessary');
  for (const stop of stops) stop();
  here.give('all');
  expect(there.answer).toBe('necessary');
});

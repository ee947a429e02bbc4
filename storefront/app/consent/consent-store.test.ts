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

it('a shop without analytics asks for no consent, whatever the stored answer', () => {
  const consent = new ConsentStore(null, 'all');
  expect([consent.open, consent.allowsCounting]).toEqual([false, false]);
});

it('cookie consent is requested until the shopper answers, and nothing is sent to analytics before', () => {
  const consent = new ConsentStore(counters, null);
  expect([consent.open, consent.allowsCounting]).toEqual([true, false]);
  expect(new ConsentStore(counters, 'necessary').open).toBe(false);
});

it.each([
  ['all', true],
  ['necessary', false],
] as const)('answering «%s» closes the cookie notice', (answer, counts) => {
  const consent = new ConsentStore(counters, null);
  consent.give(answer);
  expect([consent.open, consent.allowsCounting]).toEqual([false, counts]);
});

it('a shopper can reopen the cookie consent and change the answer later', () => {
  const consent = new ConsentStore(counters, 'all');
  consent.reopen();
  expect([consent.open, consent.allowsCounting]).toEqual([true, true]);
  consent.give('necessary');
  expect([consent.open, consent.allowsCounting]).toEqual([false, false]);
});

it('other tabs follow a changed consent and ignore invalid messages', () => {
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

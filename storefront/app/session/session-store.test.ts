import { jest } from '@jest/globals';
import { roleKey, SessionStore } from './session-store';

/**
 * A fake BroadcastChannel, because jsdom has none. It delivers messages synchronously; a browser does so slightly
 * later.
 */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open = Channel.open.filter((channel) => channel !== this);
  }
}

beforeEach(() => {
  localStorage.clear();
  Channel.open = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

const tab = (accessLevel: 'USER' | null) => {
  const store = new SessionStore(accessLevel);
  const onChange = jest.fn();
  const stop = store.followOtherTabs(onChange);
  return { store, onChange, stop };
};

it('keeps the role and tells the other tabs of signing in and out', () => {
  const [one, other] = [tab(null), tab(null)];
  one.store.signIn('ADMIN');
  expect([one.store.signedIn, other.store.accessLevel, localStorage.getItem(roleKey)]).toEqual([
    true,
    'ADMIN',
    'ADMIN',
  ]);
  other.store.signOut();
  expect([one.store.signedIn, other.store.signedIn, localStorage.getItem(roleKey)]).toEqual([false, false, null]);
  expect([one.onChange.mock.calls.length, other.onChange.mock.calls.length]).toEqual([1, 1]);
});

it('says nothing where nothing changed', () => {
  const [one, other] = [tab(null), tab(null)];
  one.store.signOut();
  one.store.hydrate();
  expect(other.onChange).not.toHaveBeenCalled();
});

it('tells the other tabs what the server said at the start, where they believe something else', () => {
  localStorage.setItem(roleKey, 'USER');
  const other = tab('USER');
  tab(null).store.hydrate();
  expect([other.store.signedIn, localStorage.getItem(roleKey)]).toEqual([false, null]);
});

it('takes what it does not understand for a guest', () => {
  const other = tab('USER');
  new Channel('session').postMessage({ accessLevel: 'EMPEROR' });
  expect(other.store.signedIn).toBe(false);
});

it('hears nothing more when it stops following', () => {
  const [one, other] = [tab(null), tab(null)];
  other.stop();
  one.store.signIn('USER');
  expect(other.store.signedIn).toBe(false);
});

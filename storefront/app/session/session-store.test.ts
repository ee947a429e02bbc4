import { jest } from '@jest/globals';
import { ALL, fillStorage, keptKeys, STAYING } from '../browser/stored-keys-fixture';
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
  sessionStorage.clear();
  Channel.open = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

const tab = (accessLevel: 'USER' | null) => {
  const store = new SessionStore(accessLevel);
  const onChange = jest.fn();
  const stop = store.followOtherTabs(onChange);
  return { store, onChange, stop };
};

it('SessionStore stores the role and notifies other tabs when the shopper signs in or out', () => {
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

it('SessionStore sends nothing to other tabs when nothing changed', () => {
  const [one, other] = [tab(null), tab(null)];
  one.store.signOut();
  one.store.hydrate();
  expect(other.onChange).not.toHaveBeenCalled();
});

it('SessionStore corrects other tabs that disagree with the server', () => {
  localStorage.setItem(roleKey, 'USER');
  const other = tab('USER');
  tab(null).store.hydrate();
  expect([other.store.signedIn, localStorage.getItem(roleKey)]).toEqual([false, null]);
});

it('SessionStore treats an unknown role as a guest', () => {
  const other = tab('USER');
  new Channel('session').postMessage({ accessLevel: 'EMPEROR' });
  expect(other.store.signedIn).toBe(false);
});

it('SessionStore ignores other tabs after it stops following them', () => {
  const [one, other] = [tab(null), tab(null)];
  other.stop();
  one.store.signIn('USER');
  expect(other.store.signedIn).toBe(false);
});

describe('what belongs to a shopper ends with the session', () => {
  it('signing out removes the shopper’s data from the browser', () => {
    fillStorage();
    new SessionStore('USER').signOut();
    expect(keptKeys()).toEqual(STAYING);
  });

  it('a sign-out in another tab removes the shopper’s data in this tab', () => {
    const [here, other] = [tab('USER'), tab('USER')];
    fillStorage();
    other.store.signOut();
    expect([here.store.signedIn, keptKeys()]).toEqual([false, STAYING]);
  });

  it('a guest page loaded after an account’s page removes the shopper’s data from the browser', () => {
    fillStorage();
    new SessionStore(null).hydrate();
    expect(keptKeys()).toEqual(STAYING);
  });

  it('signing in keeps the data that the guest has entered in the browser', () => {
    fillStorage();
    localStorage.removeItem(roleKey);
    new SessionStore(null).signIn('USER');
    new SessionStore('USER').hydrate();
    expect(keptKeys()).toEqual(ALL);
  });
});

describe('SessionStore.isLost', () => {
  const cookie = (value: string) => {
    document.cookie = `session-lost=${value}; max-age=${value === '' ? 0 : 60}`;
  };
  afterEach(() => cookie(''));

  it('SessionStore.isLost is true for a guest whose session the API ended, until signing in', () => {
    cookie('1');
    const { store } = tab(null);
    store.hydrate();
    expect(store.isLost).toBe(true);
    store.signIn('USER');
    expect(store.isLost).toBe(false);
  });

  it('SessionStore.isLost is false for a guest who signed out or never signed in', () => {
    const { store } = tab('USER');
    store.hydrate();
    store.signOut();
    expect(store.isLost).toBe(false);
  });
});

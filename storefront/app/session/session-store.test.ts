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

it('SessionStore keeps the role and tells other tabs when the shopper signs in or out', () => {
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
  it('signing out forgets the shopper', () => {
    fillStorage();
    new SessionStore('USER').signOut();
    expect(keptKeys()).toEqual(STAYING);
  });

  it('a sign-out in another tab forgets the shopper in this one', () => {
    const [here, other] = [tab('USER'), tab('USER')];
    fillStorage();
    other.store.signOut();
    expect([here.store.signedIn, keptKeys()]).toEqual([false, STAYING]);
  });

  it('a page for a guest that follows one of an account forgets the shopper, as after «Выйти» and deletion', () => {
    fillStorage();
    new SessionStore(null).hydrate();
    expect(keptKeys()).toEqual(STAYING);
  });

  it('signing in forgets nothing: a guest goes on with what he typed', () => {
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

  it('a guest whose session the API ended is told so, until signing in', () => {
    cookie('1');
    const { store } = tab(null);
    store.hydrate();
    expect(store.isLost).toBe(true);
    store.signIn('USER');
    expect(store.isLost).toBe(false);
  });

  it('a guest who signed out, or never signed in, has lost nothing', () => {
    const { store } = tab('USER');
    store.hydrate();
    store.signOut();
    expect(store.isLost).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { CartEventsDocument } from '../generated/operations.js';
import type { MeetClient } from '../create-meet-client.js';
import { MeetError } from '../meet-error.js';
import { EventsServer, type Opened } from '../testing/events-server.js';
import { followEvents, type SocketConstructor } from './index.js';

let server: EventsServer;
let url: string;
let stops: (() => void)[];

beforeEach(async () => {
  server = new EventsServer();
  url = await server.start();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  server.stop();
});

/** The session of a client: `a1` becomes `a2` when it is refused. */
class SignedIn {
  exchanges = 0;
  listeners = new Set<(signedIn: boolean) => void>();

  constructor(public token: string | null = 'a1') {}

  accessToken = async (refused?: string) => {
    if (refused && refused === this.token) {
      this.exchanges += 1;
      this.token = `a${this.exchanges + 1}`;
    }
    return this.token;
  };
  onChange = (listener: (signedIn: boolean) => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

function follow(session = new SignedIn(), more: { after?: string; read?: (cursor: string) => unknown } = {}) {
  const heard: string[] = [];
  const faults: unknown[] = [];
  const meet = { url, clientKey: 'meet_pk_one', session } as unknown as MeetClient;
  const stop = followEvents(meet, CartEventsDocument, {
    read: (cursor) => void heard.push(`read ${cursor}`),
    event: ({ cursor }) => void heard.push(cursor),
    failed: (error) => void faults.push(error),
    WebSocket: WebSocket as unknown as SocketConstructor,
    ...more,
  });
  stops.push(stop);
  return { heard, faults, stop, session };
}

async function until(check: () => boolean): Promise<void> {
  for (const end = Date.now() + 8000; !check();) {
    if (Date.now() > end) throw new Error('It did not come to that');
    await new Promise((done) => setTimeout(done, 10));
  }
}

describe('followEvents', () => {
  it('followEvents reads the state after it takes a cursor and before it handles the first event', async () => {
    server.subscribed = (opened) => server.tell(opened, 'c1');
    const { heard } = follow();
    await until(() => heard.length === 2);
    expect(heard).toEqual(['read c0', 'c1']);
    expect(server.opened[0]).toMatchObject({
      params: { authorization: 'Bearer a1', 'x-meet-client': 'meet_pk_one' },
      after: 'c0',
    });
  });

  it('followEvents continues from a stored cursor without reading the state', async () => {
    server.subscribed = (opened) => server.tell(opened, 'c8');
    const { heard } = follow(new SignedIn(), { after: 'c7' });
    await until(() => heard.length === 1);
    expect(server.opened[0]!.after).toBe('c7');
    expect(heard).toEqual(['c8']);
  });

  it.each([
    ['is cut', ({ socket }: Opened) => socket.terminate()],
    ['ends with its process', ({ socket }: Opened) => socket.close(1012, 'RESTART')],
    ['is one too many', ({ socket }: Opened) => socket.close(1013, 'TOO_MANY_REQUESTS')],
    ['meets a database that is away', (opened: Opened) => server.fail(opened, 'SERVICE_UNAVAILABLE')],
  ])('followEvents continues after the last event when the connection %s', async (_, lose) => {
    server.subscribed = (opened) => {
      if (server.opened.length > 1) return server.tell(opened, 'c2');
      server.tell(opened, 'c1');
      lose(opened);
    };
    const { heard, faults } = follow();
    await until(() => heard.includes('c2'));
    expect(server.opened.map(({ after }) => after)).toEqual(['c0', 'c1']);
    expect(heard).toEqual(['read c0', 'c1', 'c2']);
    expect(faults).toEqual([]);
  });

  it('followEvents reconnects when the shop could not be reached', async () => {
    server.stop();
    const port = Number(new URL(url).port);
    const { heard } = follow();
    await new Promise((done) => setTimeout(done, 200));
    server = new EventsServer(port);
    await server.start();
    await until(() => heard.length === 1);
  });

  it('followEvents refreshes a refused token and reads the state only once', async () => {
    server.refuse = ({ authorization }) =>
      authorization === 'Bearer a1' ? { code: 4403, reason: 'UNAUTHORIZED' } : undefined;
    const { heard, session } = follow();
    await until(() => heard.length === 1);
    expect(session.exchanges).toBe(1);
    expect(server.opened.map(({ params }) => params['authorization'])).toEqual(['Bearer a1', 'Bearer a2']);
  });

  it('followEvents reads the state again when the cursor has expired', async () => {
    server.subscribed = (opened) =>
      opened.after === 'old' ? server.fail(opened, 'CURSOR_EXPIRED') : server.tell(opened, 'c1');
    const { heard } = follow(new SignedIn(), { after: 'old' });
    await until(() => heard.length === 2);
    expect(heard).toEqual(['read c0', 'c1']);
  });

  it('followEvents repeats a read that failed over the network, and stops on an error thrown by its caller', async () => {
    let times = 0;
    const { heard, faults } = follow(new SignedIn(), {
      read: () => {
        times += 1;
        if (times === 1) throw new MeetError('NETWORK_ERROR', 'away');
        throw new TypeError('a fault of the page');
      },
    });
    await until(() => faults.length === 1);
    expect(times).toBe(2);
    expect(faults[0]).toBeInstanceOf(TypeError);
    expect(heard).toEqual([]);
  });

  it.each([
    ['a guest', 'UNAUTHORIZED', null],
    ['a key of another front', 'CLIENT_REFUSED', 'a1'],
  ])('followEvents stops without reconnecting when the shop refuses %s', async (_, reason, token) => {
    server.refuse = () => ({ code: 4403, reason });
    const { faults } = follow(new SignedIn(token));
    await until(() => faults.length === 1);
    expect(faults[0]).toMatchObject({ code: reason });
    expect(server.opened).toHaveLength(1);
  });

  it('followEvents handles events one at a time, and none after it is stopped', async () => {
    server.subscribed = (opened) => ['c1', 'c2', 'c3'].forEach((cursor) => server.tell(opened, cursor));
    const heard: string[] = [];
    const meet = { url, session: new SignedIn() } as unknown as MeetClient;
    const stop = followEvents(meet, CartEventsDocument, {
      read: () => undefined,
      event: async ({ cursor }) => {
        heard.push(`begin ${cursor}`);
        await new Promise((done) => setTimeout(done, 30));
        heard.push(`end ${cursor}`);
        if (cursor === 'c2') stop();
      },
      WebSocket: WebSocket as unknown as SocketConstructor,
    });
    stops.push(stop);
    await until(() => heard.includes('end c2'));
    await new Promise((done) => setTimeout(done, 100));
    expect(heard).toEqual(['begin c1', 'end c1', 'begin c2', 'end c2']);
  });

  it('followEvents starts again when another shopper signs in', async () => {
    const { heard, session } = follow();
    await until(() => server.opened[0]?.after !== undefined);
    session.token = 'b1';
    session.listeners.forEach((listener) => listener(true));
    await until(() => heard.length === 2);
    expect(heard).toEqual(['read c0', 'read c0']);
    expect(server.opened.at(-1)!.params['authorization']).toBe('Bearer b1');
  });
});

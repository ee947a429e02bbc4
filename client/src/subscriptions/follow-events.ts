import type { MeetClient, Operation } from '../create-meet-client.js';
import { byHash } from '../document.js';
import { MeetError } from '../meet-error.js';
import { isPassing } from '../repeat.js';
import { connect, type Connection, type SocketConstructor } from './connection.js';

/** Milliseconds before the first attempt to connect again; each further one waits twice as long, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** A connection that has stood for so many milliseconds was a good one: the next attempt after it comes soon again. */
const GOOD = 10_000;

/** An event of any subscription of the shop. */
export interface FollowedEvent {
  /** Keep it with the state: `after` goes on from here. */
  cursor: string;
}

/** The one field of a subscription's data. */
type EventOf<Data> = Extract<Data[keyof Data], FollowedEvent>;
/** What the subscription takes beside the cursor. */
type ChoiceOf<Variables> = Variables extends { dto?: infer Dto } ? Omit<NonNullable<Dto>, 'after'> : never;

/** What follows the events of a subscription. */
export interface Follower<Data, Variables> {
  /** Which events, such as `{ uuid }` of one order. */
  dto?: ChoiceOf<Variables>;
  /** Cursor of the state that was kept: events go on from there, and `read` is called only if they are gone. */
  after?: string;
  /**
   * Reads the state anew, by a query: at the start without `after`, and when events were missed for longer than the shop
   * keeps them. The cursor is of before the reading; keep it with the state. If it fails as a request may, it is called
   * again.
   */
  read(cursor: string): unknown;
  /** Takes an event. One that the state holds already may come once more. The next one waits until it is done. */
  event(event: EventOf<Data>): unknown;
  /** Called when nothing more will come: `UNAUTHORIZED`, `FORBIDDEN`, or what `read` or `event` has thrown. */
  failed?(error: unknown): void;
  /** Called with true when the connection stands and nothing was missed, with false when it is lost. */
  live?(isLive: boolean): void;
  /** Default: that of the platform. Node has one from version 22 on; before, give that of the package `ws`. */
  WebSocket?: SocketConstructor;
}

/**
 * Follows a subscription until the function that it returns is called. A lost connection is opened again, and events go
 * on after the last one that was taken. An access token that has expired is exchanged together with the client's other
 * calls. When somebody signs in or out, following begins anew, with `read`.
 */
export function followEvents<Data, Variables>(
  meet: MeetClient,
  operation: Operation<Data, Variables>,
  follower: Follower<Data, Variables>,
): () => void {
  const { dto, read, event, failed, live, WebSocket: Socket = globalThis.WebSocket as SocketConstructor } = follower;
  let { after } = follower;
  let connection: Connection | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Access token that the shop has refused. */
  let refused: string | null | undefined;
  let failures = 0;
  /** Each connection has a number, so that what an earlier one still does is known to be late. */
  let current = 0;
  /** What is being done with what has come, in its order. */
  let work: Promise<unknown> = Promise.resolve();

  function stop(): void {
    current += 1;
    clearTimeout(retry);
    connection?.close();
    connection = undefined;
    globalThis.removeEventListener?.('online', comeBack);
    forgetSession();
  }

  function giveUp(error: unknown): void {
    stop();
    live?.(false);
    failed?.(error);
  }

  function later(): void {
    live?.(false);
    // Half of the wait is random, so that fronts that lost the same process do not come back together.
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random() / 2);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(() => void open(), wait);
  }

  function comeBack(): void {
    if (connection) return;
    failures = 0;
    clearTimeout(retry);
    void open();
  }

  async function open(): Promise<void> {
    current += 1;
    const own = current;
    const isLate = () => own !== current;
    const lost = (error: unknown) => {
      if (isLate()) return;
      current += 1;
      connection?.close();
      connection = undefined;
      if (Date.now() - began > GOOD) failures = 0;
      const code = error instanceof MeetError ? error.code : undefined;
      if (code === 'UNAUTHORIZED' && token !== null && token !== refused) refused = token;
      else if (code === 'CURSOR_EXPIRED') after = undefined;
      else if (error !== undefined && !(error instanceof MeetError && isPassing(error))) return giveUp(error);
      later();
    };
    /** Does something after all that came before, unless the connection is gone by then. */
    const inTurn = (task: () => unknown) => {
      work = work.then(() => (isLate() ? undefined : task())).catch(lost);
    };

    const began = Date.now();
    let token: string | null = null;
    try {
      token = await meet.session.accessToken(refused ?? undefined);
    } catch (error) {
      return lost(error);
    }
    if (isLate()) return;
    connection = connect({
      url: meet.url,
      Socket,
      params: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(meet.clientKey ? { 'x-meet-client': meet.clientKey } : {}),
      },
      opened: (cursor) =>
        inTurn(async () => {
          if (after === undefined) {
            await read(cursor);
            if (isLate()) return;
            after = cursor;
          }
          const query = operation.toString();
          const document = meet.documents === 'registered' ? await byHash(query) : { query };
          if (isLate()) return;
          connection?.subscribe(document, { dto: { ...dto, after } });
          live?.(true);
        }),
      next: (data) =>
        inTurn(async () => {
          const [told] = Object.values(data as Record<string, EventOf<Data>>);
          await event(told!);
          after = told!.cursor;
        }),
      // What came before is taken first.
      closed: (error) => inTurn(() => lost(error)),
    });
  }

  const forgetSession = meet.session.onChange(() => {
    connection?.close();
    connection = undefined;
    after = undefined;
    refused = undefined;
    failures = 0;
    clearTimeout(retry);
    void open();
  });
  globalThis.addEventListener?.('online', comeBack);
  void open();
  return stop;
}

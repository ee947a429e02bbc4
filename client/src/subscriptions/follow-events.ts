import type { MeetClient, Operation } from '../create-meet-client.js';
import { byHash } from '../document.js';
import { MeetError } from '../meet-error.js';
import { isPassing } from '../repeat.js';
import { connect, type Connection, type SocketConstructor } from './connection.js';

/** Milliseconds before the first reconnection; every further wait is twice as long, up to `LONGEST_WAIT`. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** After a connection has lasted so many milliseconds, the waits start again from the shortest. */
const GOOD = 10_000;

/** An event of any subscription of the shop. */
export interface FollowedEvent {
  /** Cursor of the event. Store it with the state. If it is passed as `after`, events continue from it. */
  cursor: string;
}

/** The event type: the only field of the subscription's data. */
type EventOf<Data> = Extract<Data[keyof Data], FollowedEvent>;
/** The subscription's arguments without the cursor. */
type ChoiceOf<Variables> = Variables extends { dto?: infer Dto } ? Omit<NonNullable<Dto>, 'after'> : never;

/** Callbacks and options for following a subscription. */
export interface Follower<Data, Variables> {
  /** Which events to follow, such as `{ uuid }` of one order. */
  dto?: ChoiceOf<Variables>;
  /** Cursor of a stored state. Events continue from it, and `read` is called only if they are no longer available. */
  after?: string;
  /**
   * Reads the current state by a query: at the start if `after` is not given, and after missing more events than the
   * shop keeps. `cursor` was taken before reading; store it with the state. If `read` fails with a temporary
   * `MeetError`, it is called again.
   */
  read(cursor: string): unknown;
  /**
   * Handles an event. An event already contained in the state may arrive once more. The next event waits until the
   * promise resolves.
   */
  event(event: EventOf<Data>): unknown;
  /**
   * Called when following has ended for good: with `UNAUTHORIZED`, `FORBIDDEN` or an error thrown by `read` or `event`.
   */
  failed?(error: unknown): void;
  /** Called with true when the connection is open and no event was missed, with false when it is lost. */
  live?(isLive: boolean): void;
  /**
   * WebSocket class. Default: the platform's. Node has one from version 22; for older versions pass that of the package
   * `ws`.
   */
  WebSocket?: SocketConstructor;
}

/**
 * Follows a subscription until the returned function is called. A lost connection is reopened and continues after the
 * last handled event. An expired access token is refreshed. When a shopper signs in or out, following restarts with
 * `read`.
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
  /** The access token that the API refused. */
  let refused: string | null | undefined;
  let failures = 0;
  /** Connections are numbered, so that late events of an earlier one can be ignored. */
  let current = 0;
  /** Chain of tasks, which run in the order in which the messages arrived. */
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
    // Half of the wait is random, so that clients of a restarted server do not all reconnect at the same moment.
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
    /** Runs a task after all earlier tasks, unless its connection has been replaced by then. */
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
      // Events received before the connection closed are handled first.
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

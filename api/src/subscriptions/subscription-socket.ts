import { WebSocket, type RawData } from 'ws';
import type { ViewedRequest } from '../platform/auth/viewer.js';

/**
 * A client that has not received a message within this time is disconnected. The missed events are still in the log.
 */
const SEND_WITHIN_MS = 20_000;
const PING_EVERY_MS = 15_000;
/** Maximum size of answers to pings and errors that a client has not read. */
const MOST_UNREAD_BYTES = 256 * 1024;
/** After about this time a connection is closed, so that clients are distributed over the processes again. */
const LONGEST_MS = 3_600_000;

/** Close codes after which clients of `graphql-ws` connect again, with their meaning here. */
export const CLOSED = {
  /** The process is ending, or the connection has reached its maximum duration. */
  RESTART: 1012,
  /** A limit is reached, or the database is unavailable. */
  TRY_LATER: 1013,
  /** The token or the key is not valid, or no longer valid. The client must connect with another one. */
  FORBIDDEN: 4403,
} as const;

/**
 * One WebSocket. Disconnects a client that is gone, too slow or too busy, so that each connection uses little memory.
 */
export class SubscriptionSocket {
  isInitialised = false;
  private hasAnswered = true;
  private readonly pinging: NodeJS.Timeout;
  private readonly lifetime: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    readonly path: string,
    /** The call as the guard and the resolvers see it. */
    readonly request: ViewedRequest,
    /** Counts a message towards the client's rate limit. Returns false if the client has sent too many. */
    private readonly charge: () => boolean,
  ) {
    socket.on('error', () => socket.terminate());
    socket.on('ping', () => this.mayGoOn());
    socket.on('pong', () => (this.hasAnswered = true));
    this.pinging = setInterval(() => this.ping(), PING_EVERY_MS);
    this.lifetime = setTimeout(() => this.close(CLOSED.RESTART, 'LIFETIME'), LONGEST_MS * (0.9 + Math.random() / 5));
    for (const timer of [this.pinging, this.lifetime]) timer.unref();
    socket.once('close', () => {
      clearInterval(this.pinging);
      clearTimeout(this.lifetime);
    });
  }

  get protocol(): string {
    return this.socket.protocol;
  }

  /** Resolves when the client has received the message, or is gone. So the next event is read only after that. */
  send(message: string): Promise<void> {
    return new Promise((done) => {
      if (this.socket.readyState !== WebSocket.OPEN) return done();
      const late = setTimeout(() => this.socket.terminate(), SEND_WITHIN_MS);
      this.socket.send(message, () => {
        clearTimeout(late);
        done();
      });
    });
  }

  /** `reason` is a code that programs can read. */
  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  onMessage(take: (message: string) => Promise<void>): void {
    this.socket.on('message', (data: RawData) => {
      // By default, `ws` never delivers a message in parts.
      if (this.mayGoOn()) void take((data as Buffer).toString());
    });
  }

  onClose(take: (code: number, reason: string) => void): void {
    this.socket.once('close', (code, reason) => take(code, reason.toString()));
  }

  private mayGoOn(): boolean {
    if (this.socket.readyState !== WebSocket.OPEN) return false;
    if (this.socket.bufferedAmount > MOST_UNREAD_BYTES) this.socket.terminate();
    else if (this.charge()) return true;
    else this.close(CLOSED.TRY_LATER, 'TOO_MANY_REQUESTS');
    return false;
  }

  private ping(): void {
    if (!this.hasAnswered) return this.socket.terminate();
    this.hasAnswered = false;
    this.socket.ping();
  }
}

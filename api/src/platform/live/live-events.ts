import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { command } from '@meet/statements';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { makeConnection, type Connection } from '../database/open-connection.js';
import { LOGGER } from '../observability/logger.js';
import { Repeat } from '../repeat.js';
import { cursorOf, positionOf } from './cursor.js';
import { EVENTS_AT_ONCE, EventLog, LIVE_CHANNEL, type Feed, type LoggedEvent } from './event-log.js';
import { LiveFeed } from './live-feed.js';

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const FORGET_EVERY_SECONDS = 600;

/**
 * Notifies the subscribers of this process of events. While there are subscribers, it looks for new events every
 * LIVE_POLL_SECONDS, numbers them, and wakes the feeds to which they belong. When another process has numbered events,
 * its NOTIFY brings them here at once. Feeds read their events from the log, so a lost NOTIFY loses no event.
 */
@Injectable()
export class LiveEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly feeds = new Map<string, Set<LiveFeed<unknown>>>();
  private readonly polling: Repeat;
  private readonly forgetting: Repeat;
  private listening: Connection | undefined;
  private isStopped = false;
  /** Position up to which feeds have been woken; undefined while there are none. */
  private position: bigint | undefined;
  private reading: Promise<void> | undefined;
  private readAgain = false;

  constructor(
    private readonly log: EventLog,
    @Inject(CONFIG) private readonly config: PlatformConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.polling = new Repeat('live-events', config.LIVE_POLL_SECONDS, () => this.look(), logger);
    this.forgetting = new Repeat(
      'live-events-forget',
      FORGET_EVERY_SECONDS,
      () => log.forget(config.LIVE_KEPT_HOURS),
      logger,
    );
  }

  onApplicationBootstrap(): void {
    this.polling.start();
    this.forgetting.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    for (const feed of this.all()) void feed.return();
    await Promise.all([this.polling.stop(), this.forgetting.stop(), this.reading?.catch(() => undefined)]);
    await this.listening?.end().catch(() => undefined);
  }

  /** Returns the cursor after which the future events come. */
  async cursor(): Promise<string> {
    return cursorOf(await this.present());
  }

  /**
   * Returns the events of a feed after a cursor, or after the call: first the missed events, then new ones. `present`
   * turns an event into the message for the subscriber; null leaves it out. It also gets the events that were read
   * together, so it can read their subjects at once. Throws CURSOR_EXPIRED.
   */
  async follow<Told>(
    feed: Feed,
    after: string | null | undefined,
    present: (event: LoggedEvent, cursor: string, together: readonly LoggedEvent[]) => Promise<Told | null>,
  ): Promise<LiveFeed<Told>> {
    this.listen();
    const from = after ? positionOf(after) : await this.present();
    if (after) await this.log.check(from);
    const key = keyOf(feed);
    const followed = new LiveFeed<Told>(
      from,
      (position) => this.log.read(feed, position),
      (event, together) => present(event, cursorOf(event.position), together),
      () => this.leave(key, followed as LiveFeed<unknown>),
    );
    const others = this.feeds.get(key) ?? new Set();
    this.feeds.set(key, others.add(followed as LiveFeed<unknown>));
    return followed;
  }

  /** Numbers the committed events, and wakes the feeds to which they belong. Returns at once if there are no feeds. */
  async look(): Promise<void> {
    if (!this.feeds.size) return;
    await this.log.number();
    await this.read();
  }

  private async present(): Promise<bigint> {
    await this.log.number();
    return this.log.head();
  }

  private leave(key: string, feed: LiveFeed<unknown>): void {
    const others = this.feeds.get(key);
    others?.delete(feed);
    if (!others?.size) this.feeds.delete(key);
    if (!this.feeds.size) this.position = undefined;
  }

  /** Only one read runs at a time; a wake-up during a read causes another one after it. */
  private read(): Promise<void> {
    this.readAgain = true;
    this.reading ??= this.readAll().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    while (this.readAgain && this.feeds.size) {
      this.readAgain = false;
      if (this.position === undefined) {
        // The first feeds may have missed events since they were opened.
        this.position = await this.log.head();
        this.all().forEach((feed) => feed.wake());
      }
      for (let count = EVENTS_AT_ONCE; count === EVENTS_AT_ONCE && this.position !== undefined;) {
        const events = await this.log.next(this.position);
        for (const event of events) this.wake(event);
        if (events.length) this.position = events.at(-1)!.position;
        count = events.length;
      }
    }
  }

  private wake({ subjectType, subjectId, userId }: LoggedEvent): void {
    const feeds: Feed[] = subjectType === 'CART' || subjectType === 'ORDER_DETAIL' ? [] : [{ of: 'QUEUE' }];
    if (subjectType === 'ORDER') feeds.push({ of: 'ORDER', uuid: subjectId });
    if (userId && (subjectType === 'ORDER' || subjectType === 'CART'))
      feeds.push({ of: 'SHOPPER', userId, subjectType });
    for (const feed of feeds) this.feeds.get(keyOf(feed))?.forEach((one) => one.wake());
  }

  private all(): LiveFeed<unknown>[] {
    return [...this.feeds.values()].flatMap((feeds) => [...feeds]);
  }

  /**
   * Opens the connection that listens, once; a lost connection is opened again. Meanwhile the polls find the events.
   */
  private listen(): void {
    if (this.listening || this.isStopped) return;
    const client = makeConnection({
      connectionString: this.config.DATABASE_URL,
      application_name: 'meet-live',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    });
    this.listening = client;
    client.on('notification', () => void this.read().catch(() => undefined));
    client.once('end', () => {
      this.listening = undefined;
      if (!this.isStopped) setTimeout(() => this.listen(), RECONNECT_MS).unref();
    });
    client
      .connect()
      .then(() => command(client, `LISTEN ${LIVE_CHANNEL}`))
      .then(() => this.read())
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'live events are only polled for; trying again');
        return client.end().catch(() => undefined);
      });
  }
}

const keyOf = (feed: Feed): string => Object.values(feed).join(' ');

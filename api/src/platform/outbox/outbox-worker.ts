import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { Statements } from '../database/statements.js';
import { LOGGER } from '../observability/logger.js';
import { Repeat } from '../repeat.js';

export interface OutboxEvent {
  id: string;
  topic: string;
  payload: Record<string, unknown>;
}

export type OutboxHandler = (event: OutboxEvent) => Promise<void>;

/** How long one process has to itself what it took; a process that dies lets go of it then. */
const LEASE_SECONDS = 60;
const MOST_ATTEMPTS = 10;
const BATCH = 20;

/**
 * Tells the outside what transactions have noted: at least once each, in any process. Nothing is locked meanwhile: an
 * event is taken by moving its time forward, and is done when it is marked so. Due events are found by the index of
 * `api/prisma/sql/outbox-indexes.sql`.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, OutboxHandler>();
  private readonly repeat: Repeat;

  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { OUTBOX_POLL_SECONDS }: PlatformConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.repeat = new Repeat('outbox', OUTBOX_POLL_SECONDS, () => this.run(), log);
  }

  /** One handler a topic; events of other topics wait for whoever knows them. */
  on(topic: string, handler: OutboxHandler): void {
    this.handlers.set(topic, handler);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Before the database is left. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Handles what is due. Returns how many events that was. */
  async run(): Promise<number> {
    const events = await this.statements.rows<OutboxEvent & { attempts: number }>('outbox-take', TAKE, [
      [...this.handlers.keys()],
      LEASE_SECONDS,
      BATCH,
    ]);
    const lanes = new Map<unknown, typeof events>();
    for (const event of events.sort((a, b) => Number(a.id) - Number(b.id))) {
      const lane = event.payload.orderUuid ?? event.id;
      lanes.set(lane, [...(lanes.get(lane) ?? []), event]);
    }
    await Promise.all([...lanes.values()].map((lane) => this.handleInTurn(lane)));
    return events.length;
  }

  /** What is about one order is told in the order in which it happened. */
  private async handleInTurn(lane: (OutboxEvent & { attempts: number })[]): Promise<void> {
    for (const event of lane) await this.handle(event);
  }

  private async handle({ attempts, ...event }: OutboxEvent & { attempts: number }): Promise<void> {
    try {
      await this.handlers.get(event.topic)!(event);
      await this.statements.rows('outbox-done', DONE, [event.id]);
    } catch (error) {
      const isLast = attempts >= MOST_ATTEMPTS;
      this.log[isLast ? 'error' : 'warn'](
        { err: error, event: event.id, topic: event.topic, attempts },
        'event not told',
      );
      const waitSeconds = isLast ? null : 2 ** attempts;
      await this.statements.rows('outbox-later', LATER, [event.id, waitSeconds, String(error).slice(0, 500)]);
    }
  }
}

const TAKE = `
UPDATE "outbox_event" SET "runAt" = now() + make_interval(secs => $2), "attempts" = "attempts" + 1
WHERE "id" IN (SELECT "id" FROM "outbox_event" WHERE "doneAt" IS NULL AND "runAt" <= now() AND "topic" = ANY($1)
               ORDER BY "runAt", "id" LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING "id"::text, "topic", "payload", "attempts"`;

const DONE = `UPDATE "outbox_event" SET "doneAt" = now(), "failure" = NULL WHERE "id" = $1`;

/** Without a time to wait it stays for an operator to look at. */
const LATER = `
UPDATE "outbox_event" SET "runAt" = coalesce(now() + make_interval(secs => $2), 'infinity'), "failure" = $3 WHERE "id" = $1`;

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { retried } from '../../processes/retried.js';

/**
 * The shop polls a payment provider after a minute and then at doubling intervals, but a test run lasts only seconds.
 * This statement makes later polls due now, even if another process is polling already: polling twice must do no harm.
 */
const HASTEN = `
WITH payments AS (
  UPDATE "payment" SET "dueAt" = now() WHERE "dueAt" > now() + interval '2 seconds' AND "state" IN ('PENDING', 'WAITING_FOR_CAPTURE')
)
UPDATE "refund" SET "dueAt" = now() WHERE "dueAt" > now() + interval '2 seconds' AND "state" IN ('REQUESTED', 'PENDING')`;

export class HastyClock {
  private readonly stop = new AbortController();
  private readonly running: Promise<void>;

  constructor(private readonly database: Pool) {
    this.running = this.run();
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    for (; !signal.aborted; await sleep(1000)) await retried(() => this.database.query(HASTEN), signal);
  }
}

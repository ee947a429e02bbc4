import { setTimeout as sleep } from 'node:timers/promises';
import { commerceFaults } from '@meet/api/commerce-faults';
import { retried } from '../../processes/retried.js';

const EVERY_MS = 1000;

/**
 * Checks the totals of orders, stock and money once a second during a test run. Each check reads one database snapshot,
 * in which every rule must hold.
 */
export class Auditor {
  looks = 0;
  readonly faults = new Set<string>();
  private readonly stop = new AbortController();
  private readonly auditing: Promise<void>;

  constructor(private readonly databaseUrl: string) {
    this.auditing = this.audit();
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.auditing;
  }

  private async audit(): Promise<void> {
    for (; !this.stop.signal.aborted; await sleep(EVERY_MS)) {
      await retried(async () => {
        for (const fault of await commerceFaults(this.databaseUrl)) this.faults.add(fault);
        this.looks += 1;
      }, this.stop.signal);
    }
  }
}

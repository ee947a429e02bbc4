import type { Logger } from 'pino';
import { writeTogether } from '../database/write-together.js';
import { timeoutPolicy } from '../resilience/call-policy.js';

/** A kind of work: where its jobs are stored and how a job is done. Its statements are built by `due-rows.ts`. */
export interface Work<Job, Result> {
  /** Name of the kind of work in the log. */
  name: string;
  /** Number of jobs that a process does at the same time. */
  atOnce: number;
  /** Lease of a taken job. If the process dies, another one takes the job after this time. */
  leaseSeconds: number;
  /** Takes up to `most` due jobs. */
  take(most: number): Promise<readonly Job[]>;
  /** Makes one attempt. It fails if it throws or takes longer than three quarters of the lease. */
  attempt(job: Job): Promise<Result>;
  /**
   * Stores the results of jobs that are done at the same time, and takes up to `most` others. By default it only takes
   * jobs.
   */
  succeed?(done: readonly Done<Job, Result>[], most: number): Promise<readonly Job[]>;
  /** Stores a failure: when the job is due again, or that the job is given up. */
  fail(job: Job, error: unknown): Promise<void>;
  /** Whether a slot takes no other job after a failure, because the next one would fail as well. */
  stopsAtFailure?: boolean;
}

export interface Done<Job, Result> {
  job: Job;
  result: Result;
}

/**
 * Does the jobs of one kind of work in this process, each at least once (ADR 19). A job is taken with a lease, so no row
 * is locked while it is done, and an attempt ends before its lease does. Each slot does one job after another, so a slow
 * job delays no others.
 */
export class Queue<Job, Result = void> {
  /** Numbers of attempts since the process started. */
  succeeded = 0;
  failed = 0;
  private readonly slots = new Set<Promise<void>>();
  private readonly timeout;
  /** Jobs that finish while a statement runs are stored by the next one, so that a busy queue commits less often. */
  private readonly finish = writeTogether((done: readonly Done<Job, Result>[]) => {
    const most = this.isStopped ? 0 : done.length;
    return this.work.succeed?.(done, most) ?? this.take(most);
  });
  private isStopped = false;

  constructor(
    private readonly work: Work<Job, Result>,
    private readonly log: Logger,
  ) {
    this.timeout = timeoutPolicy(work.leaseSeconds * 750);
  }

  /** Starts jobs in all free slots, without waiting for them to finish. */
  async fill(atOnce = this.work.atOnce): Promise<void> {
    for (const job of await this.take(atOnce - this.slots.size)) {
      const slot: Promise<void> = this.workFrom(job)
        // Only the database can cause this error. A job whose result could not be stored is taken again when its lease
        // ends.
        .catch((error: unknown) => this.log.warn({ err: error, queue: this.work.name }, 'queue: slot failed'))
        .finally(() => this.slots.delete(slot));
      this.slots.add(slot);
    }
  }

  /** Resolves when all slots are free. */
  async idle(): Promise<void> {
    while (this.slots.size) await Promise.all(this.slots);
  }

  /** Does all due jobs, including those that become due meanwhile. Returns the number of attempts. */
  async run(): Promise<number> {
    const before = this.attempts;
    await this.fill();
    await this.idle();
    return this.attempts - before;
  }

  /** Number of attempts that have ended since the process started. */
  get attempts(): number {
    return this.succeeded + this.failed;
  }

  /** Takes no more jobs; resolves when the jobs in progress are done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.idle();
  }

  /** Does jobs in one slot, one after another, until none is due. */
  private async workFrom(first: Job): Promise<void> {
    for (let job: Job | undefined = first; job !== undefined;) job = await this.do(job);
  }

  /** Makes an attempt. Returns the slot's next job, which the call has taken. */
  private async do(job: Job): Promise<Job | undefined> {
    let result: Result;
    try {
      result = await this.timeout.execute(() => this.work.attempt(job));
    } catch (error) {
      this.failed += 1;
      await this.work.fail(job, error);
      return this.work.stopsAtFailure ? undefined : (await this.take(1))[0];
    }
    this.succeeded += 1;
    return this.finish({ job, result });
  }

  private async take(most: number): Promise<readonly Job[]> {
    return this.isStopped || most <= 0 ? [] : this.work.take(most);
  }
}

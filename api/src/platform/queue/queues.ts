import { RepeatedWork } from '../repeated-work.js';
import type { Queue } from './queue.js';

type AnyQueue = Pick<Queue<unknown>, 'succeeded' | 'failed' | 'attempts' | 'run' | 'fill' | 'idle' | 'stop'>;

/** Several queues of one kind, by name. They look for due jobs together, and each has slots of its own. */
export abstract class Queues extends RepeatedWork {
  protected readonly queues = new Map<string, AnyQueue>();

  /** Does all due jobs, including those that become due meanwhile. Returns the number of attempts. */
  async run(): Promise<number> {
    const before = this.attempts;
    await this.poll();
    await Promise.all([...this.queues.values()].map((queue) => queue.idle()));
    return this.attempts - before;
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await Promise.all([...this.queues.values()].map((queue) => queue.stop()));
  }

  /** Starts due jobs without waiting for them to finish, so that a slow job does not delay the next check. */
  protected override async poll(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.fill()));
  }

  private get attempts(): number {
    return [...this.queues.values()].reduce((sum, { attempts }) => sum + attempts, 0);
  }
}

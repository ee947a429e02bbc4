import type { Logger } from 'pino';
import { RepeatedWork } from '../repeated-work.js';

const EVERY_SECONDS = 600;
/** Number of rows per statement, so that a large backlog is deleted in small transactions. */
const BATCH = 1000;

/** Deletes up to `batch` old rows, and returns one row for each. */
type DeleteBatch = (batch: number) => Promise<readonly unknown[]>;

/** Deletes rows that are no longer needed, every ten minutes, in small transactions (`deleteSome` of `due-rows.ts`). */
export abstract class CleanUp extends RepeatedWork {
  constructor(
    name: string,
    /** False in a process that does no background work. */
    isOn: boolean,
    log: Logger,
    private readonly deletions: readonly DeleteBatch[],
    private readonly batch = BATCH,
  ) {
    super(name, isOn ? EVERY_SECONDS : 0, log);
  }

  /** Returns the number of deleted rows. */
  async run(): Promise<number> {
    let deleted = 0;
    for (const deleteBatch of this.deletions)
      for (let rows = this.batch; rows === this.batch && !this.isStopped; deleted += rows)
        rows = (await deleteBatch(this.batch)).length;
    return deleted;
  }
}

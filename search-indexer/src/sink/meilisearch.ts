import { setTimeout as sleep } from 'node:timers/promises';
import { Meilisearch, MeilisearchApiError, type EnqueuedTaskPromise, type Task } from 'meilisearch';
import type { EngineDocument } from '../../contract/index.js';
import { ensureIndex } from '../settings/index.js';
import { RefusedDocuments, type EngineChanges, type EngineIndex } from './engine-index.js';

export interface MeilisearchOptions {
  url: string;
  apiKey: string | undefined;
  /** Name of the index. */
  index: string;
  /** Name of the index that this one will replace: its cursor is kept under that name. */
  standsFor?: string;
  signal?: AbortSignal;
}

const REQUEST_TIMEOUT_MS = 30_000;
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 250;
const IDS = 5000;

/** One index of Meilisearch. At most two of our tasks are unfinished: one that writes and one that deletes. */
export class MeilisearchIndex implements EngineIndex {
  readonly engine = 'meilisearch';
  readonly client: Meilisearch;
  readonly uid: string;
  /** Prefix of the names of its cursors. */
  readonly cursors: string;
  private readonly signal: AbortSignal | undefined;

  constructor(private readonly options: MeilisearchOptions) {
    const { url, apiKey, index, standsFor = index, signal } = options;
    this.client = new Meilisearch({ host: url, apiKey, timeout: REQUEST_TIMEOUT_MS });
    this.uid = index;
    this.cursors = cursorsOf(standsFor);
    this.signal = signal;
  }

  /** An index beside this one, to be filled and swapped in. */
  beside(): MeilisearchIndex {
    return new MeilisearchIndex({ ...this.options, index: `${this.uid}_next`, standsFor: this.uid });
  }

  async open(): Promise<string> {
    const found = await this.cursor();
    if (found) return found;
    await ensureIndex(this.client, this.uid);
    return (await this.cursor())!;
  }

  /** As `open`, but null where there is no index. */
  async cursor(): Promise<string | null> {
    const createdAt = await this.createdAt();
    return createdAt && `${this.cursors}${createdAt}`;
  }

  /** Its documents; ids that it lacks are left out. */
  async read(ids: string[]): Promise<EngineDocument[]> {
    const { results } = await this.client.index<EngineDocument>(this.uid).getDocuments({ ids, limit: ids.length });
    return results;
  }

  /** The ids of all its documents, page by page. */
  async *ids(): AsyncGenerator<string[]> {
    const index = this.client.index<EngineDocument>(this.uid);
    for (let offset = 0; ; offset += IDS) {
      const { results } = await index.getDocuments({ fields: ['id'], offset, limit: IDS });
      if (!results.length) return;
      yield results.map(({ id }) => id);
    }
  }

  /**
   * Swaps the two indexes at once: searches see the old one before and this one after. The key may swap the indexes but
   * not read the task of the swap, so a later task that waits behind it shows that it is done.
   */
  async takePlaceOf(other: MeilisearchIndex): Promise<void> {
    const [made, rename] = [await this.createdAt(), (await other.createdAt()) === null];
    await this.client.swapIndexes([{ indexes: [this.uid, other.uid], rename }]);
    await this.settled((await this.client.updateIndex(other.uid, { primaryKey: 'id' })).taskUid);
    if ((await other.createdAt()) !== made)
      throw new Error(`Meilisearch has not put «${this.uid}» in the place of «${other.uid}»`);
  }

  async drop(): Promise<void> {
    if ((await this.createdAt()) !== null) await this.finished(this.client.deleteIndex(this.uid));
  }

  async write({ documents, removed }: EngineChanges): Promise<void> {
    const index = this.client.index<EngineDocument>(this.uid);
    const tasks: EnqueuedTaskPromise[] = [];
    if (documents.length) tasks.push(index.addDocuments(documents, { primaryKey: 'id' }));
    if (removed.length) tasks.push(index.deleteDocuments(removed));
    const outcomes = await Promise.allSettled(tasks.map((task) => this.finished(task)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Time of the index’s creation, null if there is none; it tells a new index from an older one of the same name. */
  private async createdAt(): Promise<string | null> {
    try {
      return (await this.client.getRawIndex(this.uid)).createdAt;
    } catch (error) {
      if (codeOf(error) === 'index_not_found') return null;
      throw error;
    }
  }

  /** Throws what the task failed with. */
  private async finished(enqueued: EnqueuedTaskPromise): Promise<Task> {
    let taskUid: number;
    try {
      ({ taskUid } = await enqueued);
    } catch (error) {
      throw codeOf(error) === 'payload_too_large' ? new RefusedDocuments((error as Error).message) : error;
    }
    const task = await this.settled(taskUid);
    if (task.status !== 'succeeded') throw failureOf(task);
    return task;
  }

  private async settled(taskUid: number): Promise<Task> {
    for (let wait = FIRST_LOOK_MS; ; wait = Math.min(wait * 1.5, LONGEST_LOOK_MS)) {
      await sleep(wait, undefined, { signal: this.signal });
      const task = await this.client.tasks.getTask(taskUid);
      if (task.status !== 'enqueued' && task.status !== 'processing') return task;
    }
  }
}

/** Prefix of the names of all cursors of an index. */
export function cursorsOf(index: string): string {
  return `meilisearch:${index}@`;
}

/** A full disk, a missing index or a cancelled task is not the fault of the documents. */
function failureOf({ uid, status, type, error }: Task): Error {
  const sentence = `Meilisearch task ${uid} (${type}) ${status}: ${error?.message ?? 'no reason given'}`;
  const documentsAtFault = error && error.type !== 'system' && error.type !== 'auth' && !/^index_/.test(error.code);
  return status === 'failed' && documentsAtFault ? new RefusedDocuments(sentence) : new Error(sentence);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined;
}

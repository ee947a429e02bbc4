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
  /** Name of the live index that this one will replace. The cursor's name is derived from it. */
  standsFor?: string;
  signal?: AbortSignal;
}

const REQUEST_TIMEOUT_MS = 30_000;
const FIRST_LOOK_MS = 5;
const LONGEST_LOOK_MS = 250;
const IDS = 5000;

/** One index of Meilisearch. It has at most two unfinished tasks at a time: one that writes and one that deletes. */
export class MeilisearchIndex implements EngineIndex {
  readonly engine = 'meilisearch';
  readonly client: Meilisearch;
  readonly uid: string;
  /** Common prefix of the names of all cursors that belong to this index. */
  readonly cursors: string;
  private readonly signal: AbortSignal | undefined;

  constructor(private readonly options: MeilisearchOptions) {
    const { url, apiKey, index, standsFor = index, signal } = options;
    this.client = new Meilisearch({ host: url, apiKey, timeout: REQUEST_TIMEOUT_MS });
    this.uid = index;
    this.cursors = cursorsOf(standsFor);
    this.signal = signal;
  }

  /** The second index, which a rebuild fills and then swaps with this one. */
  beside(): MeilisearchIndex {
    return new MeilisearchIndex({ ...this.options, index: `${this.uid}_next`, standsFor: this.uid });
  }

  async open(): Promise<string> {
    const found = await this.cursor();
    if (found) return found;
    await ensureIndex(this.client, this.uid);
    return (await this.cursor())!;
  }

  /** As `open`, but returns null if the index does not exist. */
  async cursor(): Promise<string | null> {
    const createdAt = await this.createdAt();
    return createdAt && `${this.cursors}${createdAt}`;
  }

  /** Documents of the index by id; unknown ids are left out. */
  async read(ids: string[]): Promise<EngineDocument[]> {
    const { results } = await this.client.index<EngineDocument>(this.uid).getDocuments({ ids, limit: ids.length });
    return results;
  }

  /** The ids of all documents of the index, page by page. */
  async *ids(): AsyncGenerator<string[]> {
    const index = this.client.index<EngineDocument>(this.uid);
    for (let offset = 0; ; offset += IDS) {
      const { results } = await index.getDocuments({ fields: ['id'], offset, limit: IDS });
      if (!results.length) return;
      yield results.map(({ id }) => id);
    }
  }

  /**
   * Swaps the two indexes atomically. The API key may swap indexes but not read the state of that task. Tasks run in
   * order, so this starts another task and waits for it instead.
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

  /**
   * Creation time of the index; null if it does not exist. It distinguishes an index from an earlier one of the same
   * name.
   */
  private async createdAt(): Promise<string | null> {
    try {
      return (await this.client.getRawIndex(this.uid)).createdAt;
    } catch (error) {
      if (codeOf(error) === 'index_not_found') return null;
      throw error;
    }
  }

  /** Waits for a task to end. Throws its error if it fails. */
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

/** Common prefix of the names of all cursors that belong to an index. */
export function cursorsOf(index: string): string {
  return `meilisearch:${index}@`;
}

/**
 * The error of a failed task: RefusedDocuments unless the cause is not in the documents, such as a full disk, a missing
 * index or a cancelled task.
 */
function failureOf({ uid, status, type, error }: Task): Error {
  const sentence = `Meilisearch task ${uid} (${type}) ${status}: ${error?.message ?? 'no reason given'}`;
  const documentsAtFault = error && error.type !== 'system' && error.type !== 'auth' && !/^index_/.test(error.code);
  return status === 'failed' && documentsAtFault ? new RefusedDocuments(sentence) : new Error(sentence);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof MeilisearchApiError ? error.cause?.code : undefined;
}

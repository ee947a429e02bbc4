import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../browser/create-store-context';
import type { DeskApi, Fault } from '../../graphql/api';
import {
  AwaitedReturnsDocument,
  QueueListDocument,
  type Permission,
  type QueueKind,
} from '../../graphql/generated/graphql';
import { bulkStepOf, takeBulkStep, type BulkStep } from './bulk-step';
import type { EntryStore } from './entry-store';
import type { QueueFilters } from './queue-filters';
import type { QueueLine } from './queue-line';
import type { Done } from './queue-words';

/** Rows of one page of the list: the maximum that the API returns at once. */
const PART = 100;
/** Maximum number of rows that a search looks through. */
const MOST_SEARCHED = 1000;

/** The last decision, which can be undone if the shop allows that. */
export interface Decided {
  line: QueueLine;
  what: Done;
  store: EntryStore;
}

/** Result of an action for several entries. */
export interface Moved {
  count: number;
  /** The refused entries, with the API's reason. */
  refused: { line: QueueLine; message: string }[];
}

/** Precedes the cursors of returns whose goods are on their way. */
const ON_THE_WAY = 'on the way:';

interface Slice {
  rows: QueueLine[];
  cursor: string | null;
}

/** Entries that wait for an operator: the rows loaded so far, and the number of each kind. */
export class QueueListStore {
  filters: QueueFilters | undefined;
  rows: QueueLine[] = [];
  counts = new Map<QueueKind, number>();
  /** Number of returns whose goods are on their way back. */
  awaited = 0;
  hasMore = false;
  fault: Fault | undefined;
  isLoading = false;
  readAt = 0;
  selected = new Set<string>();
  isMoving = false;
  moved: Moved | undefined;
  decided: Decided | undefined;
  private cursor: string | null = null;
  /** Incremented with each reload; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(
    private readonly api: DeskApi,
    private readonly permissions: readonly Permission[],
  ) {
    makeAutoObservable<this, 'api' | 'permissions'>(this, { api: false, permissions: false }, { autoBind: true });
  }

  /** The rows that the search finds by a part of the name, or by a whole number. */
  get shown(): QueueLine[] {
    const wanted = this.filters?.search.toLowerCase();
    if (!wanted) return this.rows;
    return this.rows.filter(
      ({ about, number, orderNumber }) =>
        about.toLowerCase().includes(wanted) || [number, orderNumber].some((one) => String(one) === wanted),
    );
  }

  get chosen(): QueueLine[] {
    return this.shown.filter(({ id }) => this.selected.has(id));
  }

  /** The action that all selected entries allow; null if there is none. */
  get step(): BulkStep | null {
    return bulkStepOf(this.chosen);
  }

  /**
   * Shows the entries of these filters, from the first one. The selection is cleared, because it belongs to another
   * list.
   */
  async show(filters: QueueFilters): Promise<void> {
    if (JSON.stringify(filters) !== JSON.stringify(this.filters)) {
      if (filters.part !== this.filters?.part) {
        this.rows = [];
        this.decided = undefined;
        // Nothing of this list is loaded yet, so the message that no entries wait must not be shown.
        this.readAt = 0;
      }
      this.filters = filters;
      this.selected.clear();
      this.moved = undefined;
    }
    await this.read();
  }

  /** Loads the shown rows again: the same number as before, or as many as a search looks through. */
  async read(): Promise<void> {
    const turn = ++this.turn;
    const wanted = this.filters?.search ? MOST_SEARCHED : this.rows.length;
    this.isLoading = true;
    const rows: QueueLine[] = [];
    let cursor: string | null = null;
    let fault: Fault | undefined;
    do {
      const slice: Slice | Fault = await this.slice(cursor);
      if ('code' in slice) {
        fault = slice;
        break;
      }
      rows.push(...slice.rows);
      ({ cursor } = slice);
    } while (cursor && rows.length < wanted);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (fault) return;
      this.put(rows, cursor);
    });
  }

  /** Loads the next rows. */
  async more(): Promise<void> {
    const turn = ++this.turn;
    this.isLoading = true;
    const slice = await this.slice(this.cursor);
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = 'code' in slice ? slice : undefined;
      if ('code' in slice) return;
      const known = new Set(this.rows.map(({ id }) => id));
      this.put([...this.rows, ...slice.rows.filter(({ id }) => !known.has(id))], slice.cursor);
    });
  }

  /** Returns the entry after this one, or else the one before it, with which the operator continues. */
  nextTo(id: string): QueueLine | undefined {
    const at = this.shown.findIndex((row) => row.id === id);
    return at < 0 ? undefined : (this.shown[at + 1] ?? this.shown[at - 1]);
  }

  select(ids: readonly string[]): void {
    this.selected = new Set(ids);
  }

  /** Performs the action for the selected entries, one after another. Refused entries stay selected. */
  async moveSelected(): Promise<void> {
    const { step, chosen } = this;
    if (!step || this.isMoving) return;
    this.isMoving = true;
    this.moved = undefined;
    const refused: Moved['refused'] = [];
    for (const line of chosen) {
      const { fault } = await takeBulkStep(this.api, step, line);
      if (fault) refused.push({ line, message: fault.message });
    }
    await this.read();
    runInAction(() => {
      this.isMoving = false;
      this.moved = { count: chosen.length - refused.length, refused };
      this.selected = new Set(refused.map(({ line }) => line.id));
    });
  }

  /** Stores the last decision, and loads the entries that wait now. */
  async keepDecided(decided: Decided | undefined): Promise<void> {
    this.decided = decided;
    await this.read();
  }

  private put(rows: QueueLine[], cursor: string | null): void {
    this.rows = rows;
    this.cursor = cursor;
    this.hasMore = cursor !== null;
    this.readAt = Date.now();
    const there = new Set(rows.map(({ id }) => id));
    for (const id of this.selected) if (!there.has(id)) this.selected.delete(id);
  }

  /**
   * Loads a page. The returns are one list until their money is back: behind those that wait for the shop stand those
   * whose goods are on their way.
   */
  private async slice(after: string | null): Promise<Slice | Fault> {
    const { part } = this.filters!;
    if (after?.startsWith(ON_THE_WAY)) return this.onTheWay(after.slice(ON_THE_WAY.length));
    const waiting = await this.waiting(part && [part], after);
    if ('code' in waiting || waiting.cursor || part !== 'RETURN') return waiting;
    const onTheWay = await this.onTheWay(null);
    return 'code' in onTheWay ? onTheWay : { ...onTheWay, rows: [...waiting.rows, ...onTheWay.rows] };
  }

  private async waiting(kinds: QueueKind[] | null, after: string | null): Promise<Slice | Fault> {
    const returns = this.permissions.includes('RETURNS');
    const { data, fault } = await this.api.ask(QueueListDocument, { dto: { kinds }, first: PART, after, returns });
    if (fault) return fault;
    const { nodes, pageInfo, stateCounts } = data.queue;
    runInAction(() => {
      this.counts = new Map(stateCounts.map(({ state, count }) => [state, count]));
      this.awaited = data.awaited?.totalCount ?? 0;
    });
    return { rows: nodes, cursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
  }

  private async onTheWay(after: string | null): Promise<Slice | Fault> {
    const { data, fault } = await this.api.ask(AwaitedReturnsDocument, { first: PART, after });
    if (fault) return fault;
    const { nodes, pageInfo } = data.returnRequestsConnection;
    return {
      rows: nodes.map((node) => ({ ...node, kind: 'RETURN', about: '', productId: null })),
      cursor: pageInfo.hasNextPage ? `${ON_THE_WAY}${pageInfo.endCursor}` : null,
    };
  }
}

export const [QueueListContext, useQueueList] = createStoreContext<QueueListStore>('The queue');

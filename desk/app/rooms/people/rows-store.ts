import { makeAutoObservable, runInAction } from 'mobx';
import type { Answer, Fault } from '../../graphql/api';

export interface Slice<Row> {
  rows: readonly Row[];
  /** Where the next part of the list begins; null if there is none. */
  next: string | null;
}

/** A list that is loaded in parts. A fault in this list does not affect the rest of the page. */
export class RowsStore<Row> {
  rows: readonly Row[] = [];
  hasMore = false;
  fault: Fault | undefined;
  isLoading = false;
  /** Zero until the list was loaded. */
  readAt = 0;
  private next: string | null = null;
  /** Incremented with each request; responses to earlier requests are ignored. */
  private turn = 0;

  constructor(
    private readonly slice: (after: string | null) => Promise<Answer<Slice<Row>>>,
    private readonly keyOf: (row: Row) => string,
  ) {
    makeAutoObservable<this, 'slice' | 'keyOf'>(this, { slice: false, keyOf: false }, { autoBind: true });
  }

  /** Removes the rows, because they do not match the new filters. */
  clear(): void {
    this.rows = [];
    this.hasMore = false;
    this.readAt = 0;
  }

  /** Loads the shown rows again, the same number as before. */
  async read(): Promise<void> {
    const turn = this.begin();
    const wanted = this.rows.length;
    const rows: Row[] = [];
    let answer = await this.slice(null);
    while (answer.data) {
      rows.push(...answer.data.rows);
      if (answer.data.next === null || rows.length >= wanted) break;
      answer = await this.slice(answer.data.next);
    }
    this.end(turn, answer, () => rows);
  }

  /** Loads the next rows, each once: new rows may have been inserted before them meanwhile. */
  async more(): Promise<void> {
    const turn = this.begin();
    const answer = await this.slice(this.next);
    this.end(turn, answer, (rows) => {
      const known = new Set(this.rows.map(this.keyOf));
      return [...this.rows, ...rows.filter((row) => !known.has(this.keyOf(row)))];
    });
  }

  private begin(): number {
    return runInAction(() => {
      this.isLoading = true;
      return ++this.turn;
    });
  }

  private end(
    turn: number,
    { data, fault }: Answer<Slice<Row>>,
    rowsWith: (rows: readonly Row[]) => readonly Row[],
  ): void {
    runInAction(() => {
      if (turn !== this.turn) return;
      this.isLoading = false;
      this.fault = fault;
      if (!data) return;
      this.rows = rowsWith(data.rows);
      this.next = data.next;
      this.hasMore = data.next !== null;
      this.readAt = Date.now();
    });
  }
}

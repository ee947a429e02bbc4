import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FeedFormat, FeedIssue, RawRow } from './feed-format.js';
import { decimalMarkOf } from './money-amount.js';
import type { Mark } from './spelled-number.js';

const WRITE_BYTES = 1 << 20;
const READ_BYTES = 1 << 20;

/** A feed that has been read completely and stored on disk, so it can be read group by group. */
export interface SpooledFeed {
  /** Number of groups that `groups` returns. */
  groupCount: number;
  /** Separators before the fraction of some price in the feed. */
  decimalMarks: ReadonlySet<Mark>;
  /** Yields the groups in the order of their first rows. Rows within a group are in file order. */
  groups(): AsyncGenerator<RawRow[]>;
  /** Deletes the temporary file of the feed. */
  close(): Promise<void>;
}

/**
 * Writes all rows to a temporary file. Only the positions of the rows are kept in memory, so a feed may be larger than
 * memory, and rows of one group need not be adjacent. The open file is unlinked, so nothing is left on disk if the
 * import is killed.
 */
export async function spoolFeed(
  rows: AsyncIterable<RawRow | { issue: FeedIssue }>,
  { prices }: Pick<FeedFormat, 'prices'>,
  onIssue: (issue: FeedIssue) => void,
): Promise<SpooledFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-feed-'));
  const file = await open(join(folder, 'rows'), 'w+');
  // Some operating systems cannot delete an open file; there the folder is deleted on close.
  const removed = await rm(folder, { recursive: true }).then(
    () => true,
    () => false,
  );
  const close = async (): Promise<void> => {
    await file.close();
    if (!removed) await rm(folder, { recursive: true, force: true });
  };
  try {
    const index = new GroupIndex();
    const writer = new SpoolWriter(file);
    const decimalMarks = new Set<Mark>();
    const files: unknown[] = [];
    for await (const row of rows) {
      if ('issue' in row) {
        onIssue(row.issue);
        continue;
      }
      for (const price of prices?.(row.data) ?? []) {
        const mark = price ? decimalMarkOf(price) : null;
        if (mark) decimalMarks.add(mark);
      }
      if (row.file !== files.at(-1)) files.push(row.file);
      const place = await writer.append(
        `[${row.line},${JSON.stringify(row.group)},${files.length - 1},${row.json ?? JSON.stringify(row.data)}]\n`,
      );
      index.add(row.group, row.aliases ?? [], place.offset, place.length);
    }
    await writer.flush();
    const places = index.places();
    return { groupCount: places.length, decimalMarks, groups: () => readGroups(file, places, files), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Offsets and lengths of the rows of each group, i.e. of each product. If an alias (another id) of one group is the
 * name of another group, the two are merged.
 */
class GroupIndex {
  private readonly groups: number[][] = [];
  private readonly byName = new Map<string, number>();
  private readonly aliases = new Set<string>();
  /** For a merged group, the number of the group that it became part of. */
  private readonly joinedTo = new Map<number, number>();

  add(group: string | null, aliases: readonly string[], offset: number, length: number): void {
    if (group === null) {
      this.groups.push([offset, length]);
      return;
    }
    const at = this.groupAt(group);
    this.groups[at]?.push(offset, length);
    for (const alias of aliases) this.join(at, alias);
  }

  places(): number[][] {
    return this.groups.filter((_, at) => !this.joinedTo.has(at));
  }

  private groupAt(name: string): number {
    let at = this.byName.get(name);
    if (at === undefined) {
      at = this.groups.push([]) - 1;
      this.byName.set(name, at);
    }
    for (let to = this.joinedTo.get(at); to !== undefined; to = this.joinedTo.get(at)) at = to;
    return at;
  }

  private join(at: number, alias: string): void {
    // If two products have the same alias, the alias stands for the first of them: rows that use the alias join that
    // product.
    if (this.aliases.has(alias)) return;
    this.aliases.add(alias);
    if (!this.byName.has(alias)) {
      this.byName.set(alias, at);
      return;
    }
    const other = this.groupAt(alias);
    if (other === at) return;
    this.groups[at] = pairsInOrder([...(this.groups[at] ?? []), ...(this.groups[other] ?? [])]);
    this.groups[other] = [];
    this.joinedTo.set(other, at);
  }
}

function pairsInOrder(flat: readonly number[]): number[] {
  const pairs: Array<[number, number]> = [];
  for (let i = 0; i < flat.length; i += 2) pairs.push([flat[i] ?? 0, flat[i + 1] ?? 0]);
  return pairs.sort(([a], [b]) => a - b).flat();
}

class SpoolWriter {
  private chunks: Buffer[] = [];
  private pending = 0;
  private written = 0;

  constructor(private readonly file: FileHandle) {}

  async append(text: string): Promise<{ offset: number; length: number }> {
    const bytes = Buffer.from(text);
    const offset = this.written + this.pending;
    this.chunks.push(bytes);
    this.pending += bytes.length;
    if (this.pending >= WRITE_BYTES) await this.flush();
    return { offset, length: bytes.length };
  }

  async flush(): Promise<void> {
    const bytes = Buffer.concat(this.chunks);
    this.chunks = [];
    this.pending = 0;
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.written + done);
      done += bytesWritten;
    }
    this.written += bytes.length;
  }
}

async function* readGroups(
  file: FileHandle,
  places: ReadonlyArray<readonly number[]>,
  files: readonly unknown[],
): AsyncGenerator<RawRow[]> {
  // The rows of a group are mostly adjacent, so one buffer serves many reads.
  let window = Buffer.alloc(0);
  let windowStart = 0;
  const read = async (offset: number, length: number): Promise<Buffer> => {
    if (offset < windowStart || offset + length > windowStart + window.length) {
      const buffer = Buffer.alloc(Math.max(length, READ_BYTES));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, offset + filled);
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      window = buffer.subarray(0, filled);
      windowStart = offset;
    }
    return window.subarray(offset - windowStart, offset - windowStart + length);
  };
  for (const group of places) {
    const rows: RawRow[] = [];
    for (let i = 0; i < group.length; i += 2) {
      const bytes = await read(group[i] ?? 0, group[i + 1] ?? 0);
      const [line, name, at, data] = JSON.parse(bytes.toString('utf8')) as [number, string | null, number, unknown];
      rows.push({ line, group: name, data, file: files[at] });
    }
    yield rows;
  }
}

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { joinedCrc32, shiftOf } from './joined-crc32.js';

const deflate = promisify(deflateRaw);

/** What is different in each answer of a page. */
export interface Marks {
  nonce: string;
  requestId: string;
}

/** A page as bytes, with gaps for the marks of each answer. */
export class KeptPage {
  private readonly parts: Buffer[] = [];
  /** Which mark stands between two parts. */
  private readonly gaps: (keyof Marks)[] = [];
  private deflated: Buffer[] | undefined;
  /** Bytes without marks. */
  private readonly length: number;
  /** CRC-32 of each part, and what its length does to the CRC-32 of the bytes before it. */
  private readonly sums: { sum: number; shift: number }[];

  /** @param made - The marks that the page was made with. They must be too long to stand in it by chance. */
  constructor(
    text: string,
    made: Marks,
    readonly headers: [string, string][],
  ) {
    const names = new Map(Object.entries(made).map(([name, mark]) => [mark, name as keyof Marks]));
    const any = [...names.keys()].map((mark) => mark.replaceAll(/[+/]/g, String.raw`\$&`)).join('|');
    const pieces = text.split(new RegExp(`(${any})`));
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) this.parts.push(Buffer.from(piece));
      else this.gaps.push(names.get(piece)!);
    }
    this.length = lengthOf(this.parts);
    this.sums = this.parts.map((part) => ({ sum: crc32(part), shift: shiftOf(part.length) }));
  }

  /** Bytes of memory. */
  get size(): number {
    return this.length + lengthOf(this.deflated ?? []);
  }

  /** Makes `gzipped` possible. */
  async compress(): Promise<void> {
    const options = { level: constants.Z_DEFAULT_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };
    this.deflated = await Promise.all(this.parts.map((part) => deflate(part, options)));
  }

  /** The page as it is sent without compression. */
  plain(marks: Marks): Buffer {
    return Buffer.concat(this.filled(this.parts, (mark) => mark, marks));
  }

  /**
   * The page in gzip; undefined while it is not compressed yet. Its parts were compressed once, each by itself, so that
   * what stands between them can be put in as blocks that are stored: RFC 1951, 3.2.4, and RFC 1952.
   */
  gzipped(marks: Marks): Buffer | undefined {
    if (!this.deflated) return undefined;
    const end = Buffer.alloc(8);
    end.writeUInt32LE(this.sumWith(marks), 0);
    end.writeUInt32LE(this.length + this.gaps.reduce((sum, gap) => sum + marks[gap].length, 0), 4);
    return Buffer.concat([gzipHeader, ...this.filled(this.deflated, storedBlock, marks), lastBlock, end]);
  }

  /** CRC-32 of the page with the marks. Reading all of it would take longer than to send it. */
  private sumWith(marks: Marks): number {
    const [nonce, requestId] = [summed(marks.nonce), summed(marks.requestId)];
    return this.sums.reduce((all, part, index) => {
      const mark = this.gaps[index - 1] === 'nonce' ? nonce : requestId;
      return joinedCrc32(index === 0 ? all : joinedCrc32(all, mark), part);
    }, 0);
  }

  private filled(parts: Buffer[], between: (mark: Buffer) => Buffer, marks: Marks): Buffer[] {
    const ready = { nonce: between(Buffer.from(marks.nonce)), requestId: between(Buffer.from(marks.requestId)) };
    return parts.flatMap((part, index) => (index === 0 ? [part] : [ready[this.gaps[index - 1]!], part]));
  }
}

const summed = (mark: string) => ({ sum: crc32(mark), shift: shiftOf(mark.length) });

const lengthOf = (parts: Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Deflate, no name, no time, of an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An empty block that says that none comes after it. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** At most 65,535 bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

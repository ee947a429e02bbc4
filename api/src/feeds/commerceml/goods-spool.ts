import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { KeptGood } from './known-goods.js';

const BATCH = 500;
const WRITE_CHARACTERS = 1 << 20;

/** Stores goods on disk until their products are written, because there may be more goods than fit into memory. */
export class GoodsSpool {
  private readonly folder = mkdtempSync(join(tmpdir(), 'meet-commerceml-'));
  private readonly path = join(this.folder, 'goods');
  private readonly file = openSync(this.path, 'w');
  private pending: string[] = [];
  private characters = 0;

  add(good: KeptGood): void {
    const line = `${JSON.stringify(good)}\n`;
    this.pending.push(line);
    this.characters += line.length;
    if (this.characters >= WRITE_CHARACTERS) this.flush();
  }

  async *batches(): AsyncGenerator<KeptGood[]> {
    this.flush();
    let batch: KeptGood[] = [];
    for await (const line of createInterface({ input: createReadStream(this.path, 'utf8'), crlfDelay: Infinity })) {
      batch.push(JSON.parse(line) as KeptGood);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }

  close(): void {
    closeSync(this.file);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private flush(): void {
    if (this.pending.length > 0) writeSync(this.file, this.pending.join(''));
    this.pending = [];
    this.characters = 0;
  }
}

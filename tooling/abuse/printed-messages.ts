import { readFileSync } from 'node:fs';

/** Reads messages from the log of an API process that has no provider and prints them. */
export class PrintedMessages {
  private read = 0;

  constructor(private readonly log: string) {}

  /** Returns the messages since the last call. An unfinished line waits for the next call. */
  next(): string[] {
    const bytes = readFileSync(this.log);
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.subarray(this.read, end).toString().split('\n');
    this.read = end;
    return lines.filter((line) => line.includes('✉')).map((line) => (JSON.parse(line) as { msg: string }).msg);
  }
}

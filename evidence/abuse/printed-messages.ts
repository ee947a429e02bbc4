import { readFileSync } from 'node:fs';

/** Reads messages from the log of an API process. The process has no SMS or mail provider, so it prints them there. */
export class PrintedMessages {
  private read = 0;

  constructor(private readonly log: string) {}

  /** Returns the messages logged since the last call. An incomplete last line is left for the next call. */
  next(): string[] {
    const bytes = readFileSync(this.log);
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.subarray(this.read, end).toString().split('\n');
    this.read = end;
    return lines.filter((line) => line.includes('✉')).map((line) => (JSON.parse(line) as { msg: string }).msg);
  }
}

import { readFileSync } from 'node:fs';

/** Messages that an API process prints to its log for want of a provider. */
export class PrintedMessages {
  private read = 0;

  constructor(private readonly log: string) {}

  /** Those of whole lines that were added since it was asked last. */
  next(): string[] {
    const bytes = readFileSync(this.log);
    const end = bytes.lastIndexOf('\n') + 1;
    const lines = bytes.subarray(this.read, end).toString().split('\n');
    this.read = end;
    return lines.filter((line) => line.includes('✉')).map((line) => (JSON.parse(line) as { msg: string }).msg);
  }
}

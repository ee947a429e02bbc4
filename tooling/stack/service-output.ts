import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { JsonLines } from './json-lines.js';
import { RotatedFile } from './rotated-file.js';

export type StandardStream = 'stdout' | 'stderr';

/** Where a service's words go. */
export interface ServiceOutput {
  take(stream: StandardStream, chunk: string): void;
  /** A sentence of whoever started the service. */
  note(sentence: string): void;
  /** The process has ended: what was begun is the whole of it. */
  end(): void;
}

const KEPT = 5;

export function toTerminal(service: string): ServiceOutput {
  const take = (_: StandardStream, chunk: string) =>
    void process.stdout.write(chunk.replace(/^(?=.)/gm, `${service.padEnd(14)} `));
  return { take, note: (sentence) => take('stdout', `${sentence}\n`), end: () => undefined };
}

/** The log of a service, lines of JSON: added to, begun anew when it is large, with the former ones beside it. */
export function toFile(folder: string, service: string, megabytes = 20): ServiceOutput {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${service}.log`);
  const file = new RotatedFile(path, megabytes * 1e6, KEPT);
  let complained = false;
  // A full disk does not end the shop: what the log cannot hold is lost.
  const add = (line: string) => {
    try {
      file.add(line);
    } catch (error) {
      if (!complained) process.stderr.write(`${path} cannot be written: ${(error as Error).message}\n`);
      complained = true;
    }
  };
  const lines = { stdout: new JsonLines(service, 'stdout'), stderr: new JsonLines(service, 'stderr') };
  const write = (line: string) => {
    add(line);
    const printed = printedIn(line);
    if (printed) process.stdout.write(`${printed}\n`);
  };
  return {
    take: (stream, chunk) => lines[stream].take(chunk).forEach(write),
    note: (msg) => write(JSON.stringify({ level: 50, time: Date.now(), name: 'stack', msg })),
    end: () => Object.values(lines).forEach((stream) => stream.end().forEach(write)),
  };
}

/** A code that no provider sends: whoever tries the shop wants it now. */
function printedIn(line: string): string | undefined {
  return line.includes('"msg":"✉') ? (JSON.parse(line) as { msg: string }).msg : undefined;
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { JsonLines } from './json-lines.js';
import { RotatedFile } from './rotated-file.js';

export type StandardStream = 'stdout' | 'stderr';

/** The destination of a service's output. */
export interface ServiceOutput {
  take(stream: StandardStream, chunk: string): void;
  /** Adds a message about the service, such as its restart. */
  note(sentence: string): void;
  /** Call it when the process has exited: an incomplete last line is then written as it is. */
  end(): void;
}

const KEPT = 5;

export function toTerminal(service: string): ServiceOutput {
  const take = (_: StandardStream, chunk: string) =>
    void process.stdout.write(chunk.replace(/^(?=.)/gm, `${service.padEnd(14)} `));
  return { take, note: (sentence) => take('stdout', `${sentence}\n`), end: () => undefined };
}

/** Writes the output of a service to a log file of JSON lines, which is rotated when it is large. */
export function toFile(folder: string, service: string, megabytes = 20): ServiceOutput {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${service}.log`);
  const file = new RotatedFile(path, megabytes * 1e6, KEPT);
  let complained = false;
  // A full disk must not end the shop, so lines that cannot be written are dropped.
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

/**
 * Returns the message that a log line contains, if any. It is shown in the terminal, where somebody who tries the shop
 * reads the sign-in code.
 */
function printedIn(line: string): string | undefined {
  return line.includes('"msg":"✉') ? (JSON.parse(line) as { msg: string }).msg : undefined;
}

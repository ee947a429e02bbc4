import { existsSync } from 'node:fs';
import { ProcessTree } from '../processes/process-tree.js';

/** Processor time and memory of one kind of process. */
export interface Usage {
  /** Milliseconds of processor a request. */
  cpuMs: number;
  /** Resident memory of the process itself at the end, in megabytes. */
  megabytes: number;
  /** That of its child processes; the API makes pictures in some. */
  megabytesOfChildren: number;
}

interface Reading extends Omit<Usage, 'cpuMs'> {
  seconds: number;
}

/** Reads what the watched processes have used so far; empty where the operating system does not tell. */
export type Watched = () => Record<string, Reading>;

/** Watches processes by name, each with its child processes: PostgreSQL has one for each connection. */
export function watch(roots: Record<string, number>): Watched {
  const trees = existsSync('/proc/self/stat') ? Object.entries(roots) : [];
  return () =>
    Object.fromEntries(
      trees.map(([name, pid]) => {
        const tree = new ProcessTree(pid);
        const megabytes = tree.megabytesOfRoot();
        const megabytesOfChildren = tree.megabytes() - megabytes;
        return [name, { seconds: tree.secondsOfAll(), megabytes, megabytesOfChildren }];
      }),
    );
}

/** Returns what each request used between two readings. */
export function usedBetween(
  before: Record<string, Reading>,
  after: Record<string, Reading>,
  requests: number,
): Record<string, Usage> {
  return Object.fromEntries(
    Object.entries(after).map(([name, { seconds, ...memory }]) => {
      const used = seconds - (before[name]?.seconds ?? 0);
      return [name, { cpuMs: (used * 1000) / Math.max(1, requests), ...memory }];
    }),
  );
}

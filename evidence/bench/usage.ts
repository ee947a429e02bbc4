import { existsSync } from 'node:fs';
import { ProcessTree } from '../processes/process-tree.js';

/** Processor time and memory of one kind of process. */
export interface Usage {
  /** Milliseconds of processor time per request. */
  cpuMs: number;
  /** Resident memory of the process itself at the end, in megabytes; of several processes, the largest. */
  megabytes: number;
  /** Resident memory of all child processes; the API resizes pictures in child processes. */
  megabytesOfChildren: number;
}

interface Reading extends Omit<Usage, 'cpuMs'> {
  seconds: number;
}

/**
 * Reads the resources that the watched processes have used so far; empty if the operating system does not report them.
 */
export type Watched = () => Record<string, Reading>;

/** Watches processes by name, each with its child processes: PostgreSQL has one for each connection. */
export function watch(roots: Record<string, number[]>): Watched {
  const kinds = existsSync('/proc/self/stat') ? Object.entries(roots) : [];
  return () =>
    Object.fromEntries(
      kinds.map(([name, pids]) => {
        const trees = pids.map((pid) => new ProcessTree(pid));
        const own = trees.map((tree) => tree.megabytesOfRoot());
        return [
          name,
          {
            seconds: sum(trees.map((tree) => tree.secondsOfAll())),
            megabytes: Math.max(...own),
            megabytesOfChildren: sum(trees.map((tree) => tree.megabytes())) - sum(own),
          },
        ];
      }),
    );
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns the resources used per request between two readings. */
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

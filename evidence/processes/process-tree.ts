import { readdirSync, readFileSync } from 'node:fs';

/** A process with all its descendants, as Linux reports them in /proc. */
export class ProcessTree {
  constructor(private readonly pid: number) {}

  /** Returns the tree below the first descendant whose command line matches. Throws if there is none. */
  find(command: RegExp): ProcessTree {
    const found = below(this.pid).find(({ pid }) => command.test(commandOf(pid)));
    if (!found) throw new Error(`There is no process ${command}`);
    return new ProcessTree(found.pid);
  }

  get size(): number {
    return below(this.pid).length;
  }

  /** Resident memory of the whole tree. Memory shared between processes is counted for each of them. */
  megabytes(): number {
    return Math.round(below(this.pid).reduce((sum, { pages }) => sum + pages, 0) / PAGES_A_MEGABYTE);
  }

  /** Resident memory of the root process alone. */
  megabytesOfRoot(): number {
    return Math.round((statOf(this.pid)?.pages ?? 0) / PAGES_A_MEGABYTE);
  }

  /** Processor time, in seconds, of the root process alone. */
  seconds(): number {
    return statOf(this.pid)!.seconds;
  }

  /** Processor time, in seconds, of the whole tree, including descendants that have ended. */
  secondsOfAll(): number {
    return below(this.pid).reduce((sum, { seconds, secondsOfEnded }) => sum + seconds + secondsOfEnded, 0);
  }
}

/** Clock ticks per second on Linux: /proc counts processor time in ticks. */
const TICKS_A_SECOND = 100;
/** Pages of 4 KB, in which /proc counts memory. */
const PAGES_A_MEGABYTE = 256;

interface Stat {
  pid: number;
  parent: number;
  pages: number;
  seconds: number;
  /** Processor time of children that have ended. */
  secondsOfEnded: number;
}

function below(pid: number, all = list()): Stat[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [...all.filter((one) => one.pid === pid), ...children.flatMap((child) => below(child.pid, all))];
}

function list(): Stat[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []));
}

/** Reads /proc/PID/stat, see proc_pid_stat(5). Returns undefined if the process has ended. */
function statOf(pid: number): Stat | undefined {
  const text = contentOf(`/proc/${pid}/stat`);
  if (!text) return undefined;
  // The name of the program, in brackets, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user, system, userOfEnded, systemOfEnded] = fields.slice(11, 15) as [number, number, number, number];
  return {
    ...{ pid, parent: fields[1]!, pages: fields[21]! },
    seconds: (user + system) / TICKS_A_SECOND,
    secondsOfEnded: (userOfEnded + systemOfEnded) / TICKS_A_SECOND,
  };
}

const commandOf = (pid: number): string => contentOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

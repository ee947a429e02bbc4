import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process with all its descendants. */
export class ProcessTree {
  constructor(private readonly pid: number) {}

  /** Returns the tree below the first descendant whose command line matches. Throws if there is none. */
  find(command: RegExp): ProcessTree {
    const found = below(this.pid).find((one) => command.test(one.command));
    if (!found) throw new Error(`There is no process ${command}`);
    return new ProcessTree(found.pid);
  }

  get size(): number {
    return below(this.pid).length;
  }

  /** Resident memory of the whole tree. Memory shared between processes is counted for each of them. */
  megabytes(): number {
    return Math.round(below(this.pid).reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024);
  }

  /** Processor time, in seconds, of the root process alone. */
  seconds(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  }
}

/** Clock ticks per second on Linux: /proc counts processor time in ticks. */
const TICKS_A_SECOND = 100;

interface ListedProcess {
  pid: number;
  parent: number;
  kilobytes: number;
  command: string;
}

function below(pid: number, all = list()): ListedProcess[] {
  const children = all.filter(({ parent }) => parent === pid);
  return [...all.filter((one) => one.pid === pid), ...children.flatMap((child) => below(child.pid, all))];
}

function list(): ListedProcess[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, kilobytes, command] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*?)\s*$/.exec(line) ?? [];
    return pid ? [{ pid: +pid, parent: +parent!, kilobytes: +kilobytes!, command: command! }] : [];
  });
}

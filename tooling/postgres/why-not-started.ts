const LEFT_AT_WORK = /shared memory block .* in use/;

const REMEDIES: [RegExp, string][] = [
  [LEFT_AT_WORK, 'A server that was killed left a process at work there: end it, or wait.'],
  [/No space left|Disk quota/, 'Make room there and start again.'],
  [/Read-only file system|Permission denied/, 'Let the shop write there and start again.'],
];

/** Returns the cause of a failed start from PostgreSQL's log, and a remedy. `passes`: waiting is the remedy. */
export function whyNotStarted(log: string): { says: string; passes: boolean } {
  // A process that a killed server left writes to the same log, so its lines are skipped.
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not/.test(line) && !/terminating/.test(line));
  const words = (lines.at(-1) ?? 'it said nothing.').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.?$/, '.');
  const remedy = REMEDIES.find(([cause]) => cause.test(words))?.[1];
  return {
    says: `${words} ${remedy ?? 'Restore it from a backup, or move the folder away to begin anew.'}`,
    passes: LEFT_AT_WORK.test(words),
  };
}

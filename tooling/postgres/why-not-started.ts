const LEFT_AT_WORK = /shared memory block .* in use/;

const REMEDIES: [RegExp, string][] = [
  [LEFT_AT_WORK, 'A server that was killed left a process at work there: end it, or wait.'],
  [/No space left|Disk quota/, 'Make room there and start again.'],
  [/Read-only file system|Permission denied/, 'Let the shop write there and start again.'],
];

/**
 * Reads from PostgreSQL's log why a start failed. `says` is the cause and a remedy; `passes` means that waiting is
 * enough.
 */
export function whyNotStarted(log: string): { says: string; passes: boolean } {
  // Child processes of a killed server write to the same log when they are terminated. These lines are skipped.
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not/.test(line) && !/terminating/.test(line));
  const words = (lines.at(-1) ?? 'it said nothing.').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '').replace(/\.?$/, '.');
  const remedy = REMEDIES.find(([cause]) => cause.test(words))?.[1];
  return {
    says: `${words} ${remedy ?? 'Restore it from a backup, or move the folder away to begin anew.'}`,
    passes: LEFT_AT_WORK.test(words),
  };
}

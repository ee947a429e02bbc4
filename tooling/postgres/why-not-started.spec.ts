import { whyNotStarted } from './why-not-started.js';

const line = (level: string, words: string) => `2026-11-21 14:35:51.335 UTC [21123] ${level}:  ${words}\n`;
const begun = line('LOG', 'starting PostgreSQL 18.4');

it.each([
  ['could not write lock file "postmaster.pid": No space left on device', 'Make room there and start again.'],
  ['could not open file "PG_VERSION": Permission denied', 'Let the shop write there and start again.'],
  ['could not create lock file "postmaster.pid": Read-only file system', 'Let the shop write there and start again.'],
  ['could not locate a valid checkpoint record', 'Restore it from a backup, or move the folder away to begin anew.'],
])('whyNotStarted suggests a remedy when PostgreSQL says «%s»', (words, remedy) => {
  expect(whyNotStarted(begun + line('FATAL', words))).toEqual({ says: `${words}. ${remedy}`, passes: false });
});

it('whyNotStarted waits while a process of a killed server is still working', () => {
  const log =
    begun +
    line('FATAL', 'pre-existing shared memory block (key 1, ID 2) is still in use') +
    line('FATAL', 'terminating connection due to unexpected postmaster exit');
  expect(whyNotStarted(log)).toEqual({ says: expect.stringMatching(/end it, or wait\.$/), passes: true });
});

it('whyNotStarted says that PostgreSQL printed nothing when its log is empty', () => {
  expect(whyNotStarted('').says).toMatch(/^it said nothing\. Restore/);
});

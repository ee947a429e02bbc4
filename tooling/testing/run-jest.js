import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

// Runs jest, and the suites that failed once more, by themselves: on a busy machine some wait longer than their limits
// allow. What passes only then is named at the end, because it is a fault of the test or of the shop. More than five
// failed suites are no accident.

const folder = mkdtempSync(join(tmpdir(), 'meet-jest-'));
const report = join(folder, 'report.json');
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const run = (options) =>
  spawnSync(process.execPath, [jest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' },
  }).status ?? 1;

/** Paths of the suites that failed; none if jest ended before it wrote its report. */
function failedSuites() {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults.filter(({ status }) => status === 'failed');
  } catch {
    return [];
  }
}

let status = run([...process.argv.slice(2), '--json', `--outputFile=${report}`]);
const failed = status === 0 ? [] : failedSuites().map(({ name }) => name);
if (failed.length && failed.length <= 5) {
  process.stderr.write(`\nSuites that failed and run once more: ${failed.length}\n`);
  status = run(['--runInBand', '--runTestsByPath', ...failed]);
  if (status === 0)
    process.stderr.write(`\nPassed only at the second try: ${failed.map((path) => relative('.', path)).join(', ')}\n`);
}
rmSync(folder, { recursive: true });
process.exitCode = status;

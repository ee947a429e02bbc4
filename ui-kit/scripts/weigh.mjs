/**
 * Weighs the exports with size-limit, 20 at a time. It keeps the modules of each until all are weighed, which took 18 GB
 * when it had all of them at once.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const atOnce = 20;
const budgets = JSON.parse(readFileSync(new URL('../size-budgets.json', import.meta.url), 'utf8'));
/** Exports, parts that are loaded later, one icon, everything, and everything of our own. */
const count = Object.keys(budgets.exports).length + Object.keys(budgets.later).length + 3;

for (let from = 0; from < count; from += atOnce) {
  const env = { ...process.env, SIZE_FROM: String(from), SIZE_MOST: String(atOnce) };
  const { status } = spawnSync('size-limit', { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

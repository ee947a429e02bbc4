import { parseArgs } from 'node:util';
import { race, type RaceResult } from './race.js';

/**
 * `npm run chaos:bulk`: shoppers order while bulk jobs change the prices and the stock of all offers, first without
 * disturbance and then while the processes that execute the jobs are killed again and again. No row may be applied
 * partly, twice or not at all, and no two jobs in the wrong order.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    offers: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '10000' },
    calm: { type: 'string', default: '15' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function report({ faults, parts, rows, seconds, kills, looks }: RaceResult): void {
  say(`seed ${values.seed}: ${faults.length ? `${faults.length} FAULTS` : 'no faults'}`);
  say(`  prices     ${rows} in ${seconds.toFixed(1)} s: ${(rows / seconds).toFixed(0)} rows a second`);
  for (const { name, orders, p50, p99 } of parts)
    say(`  ${name.padEnd(18)} ${orders} orders, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  say(`  processes  ${kills} killed with -9; the database looked at ${looks} times`);
  for (const fault of faults.slice(0, 20)) say(`  FAULT ${fault}`);
}

const result = await race({
  seed: values.seed,
  offers: Number(values.offers),
  rowsPerCall: Number(values.rows),
  calmSeconds: Number(values.calm),
});
report(result);
if (result.faults.length) process.exitCode = 1;

import { parseArgs } from 'node:util';
import { race, type RaceResult } from './race.js';

/**
 * `npm run chaos:webhooks`, with `-- --batches N` for up to N events in one request: orders change while the receiver of their events is alternately down, slow or faulty, and
 * the two processes that deliver are killed again and again. Nothing may be lost, invented, out of order or unsigned.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    orders: { type: 'string', default: '100' },
    events: { type: 'string', default: '10000' },
    batches: { type: 'string', default: '1' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function report(of: RaceResult): void {
  say(
    `seed ${values.seed}: ${of.faults.length ? `${of.faults.length} FAULTS` : 'no faults'} in ${of.seconds.toFixed(1)} s`,
  );
  say(`  events     ${of.events} of ${of.orders} orders; ${of.rolledBack} transactions rolled back`);
  say(`  processes  ${of.kills} killed with -9; the secret replaced ${of.rotations} times`);
  for (const { name, requests, repeated, failed, largest } of of.receivers)
    say(
      `  ${name.padEnd(10)} ${requests} requests, ${largest} events in the largest, ${failed} not answered well, ${repeated} events repeated`,
    );
  for (const fault of of.faults.slice(0, 20)) say(`  FAULT ${fault}`);
}

const result = await race({
  seed: values.seed,
  orders: Number(values.orders),
  events: Number(values.events),
  batchSize: Number(values.batches),
});
report(result);
if (result.faults.length) process.exitCode = 1;

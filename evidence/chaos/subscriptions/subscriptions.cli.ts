import { parseArgs } from 'node:util';
import { race, type RaceResult } from './race.js';

/**
 * `npm run chaos:subscriptions`: subscribers follow orders and carts through a proxy, while the two API processes
 * behind it are killed or restarted in turn. No event may be lost or sent twice.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    shoppers: { type: 'string', default: '100' },
    changes: { type: 'string', default: '10000' },
    ends: { type: 'string', default: '20' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function report(of: RaceResult): void {
  say(
    `seed ${values.seed}: ${of.faults.length ? `${of.faults.length} FAULTS` : 'no faults'} in ${of.seconds.toFixed(1)} s`,
  );
  say(`  changes      ${of.changes} of orders and carts of ${of.shoppers} shoppers; ${of.rolledBack} rolled back`);
  say(
    `  subscribers  ${of.listeners} heard ${of.heard} events over ${of.connections} connections, ${of.cuts} of them cut`,
  );
  say(`  processes    ${of.kills} killed with -9, ${of.restarts} told to end`);
  say(`  delay        ${of.delay.median.toFixed(0)} ms in the median, ${of.delay.most.toFixed(0)} ms at most`);
  for (const fault of of.faults.slice(0, 20)) say(`  FAULT ${fault}`);
}

const result = await race({
  seed: values.seed,
  shoppers: Number(values.shoppers),
  changes: Number(values.changes),
  ends: Number(values.ends),
});
report(result);
if (result.faults.length) process.exitCode = 1;

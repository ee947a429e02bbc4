import { parseArgs } from 'node:util';
import { measurePlacing } from './measure-placing.js';
import { race, type RaceResult } from './race.js';

/**
 * `npm run chaos:orders`: many shoppers order a few units at once from two API processes that are killed again and
 * again. Then the totals of orders, stock and money are checked. `--seeds 10` repeats the test with ten random seeds.
 * `--measure` measures how long placing an order takes, without kills.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    shoppers: { type: 'string', default: '200' },
    units: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '4' },
    measure: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const roubles = (kopecks: number) => `${(kopecks / 100).toLocaleString('en')} RUB`;

function report(seed: number, of: RaceResult): void {
  const refusals = [...of.refusals].map(([code, times]) => `${times} ${code}`).join(', ');
  say(`seed ${seed}: ${of.faults.length ? `${of.faults.length} FAULTS` : 'no faults'} in ${of.seconds.toFixed(1)} s`);
  say(`  units      ${of.unitsSold} sold in ${of.kept} orders, ${of.stock} left, ${of.reserved} reserved`);
  say(`  money      ${roubles(of.taken)} taken of ${of.payers} payers, ${roubles(of.owed)} in orders that are paid`);
  say(`  orders     ${of.orders} placed, ${of.paid} paid, ${of.retaken} of them late, ${of.expired} expired,`);
  say(`             ${of.canceled} cancelled; ${of.payments} payments, ${of.refunds} refunds`);
  say(`  delivery   ${of.onDelivery} orders paid for on delivery`);
  say(`  edits      ${of.edits} by an operator; ${of.added} units added to paid orders and paid for`);
  say(
    `  codes      ${of.promocodeUses} uses held, ${of.codesRefused} late payments with a code went back; ${of.pointsSpent} points spent`,
  );
  say(
    `  processes  ${of.kills} killed, ${of.retries} requests sent again; books looked at ${of.audits} times meanwhile`,
  );
  say(`  database   ${of.cuts} connections cut, ${of.outages} times killed and started again`);
  say(`  placing    p50 ${of.p50.toFixed(0)} ms, p99 ${of.p99.toFixed(0)} ms with waits for killed processes`);
  say(`  refused    ${refusals || 'nobody'}`);
  for (const fault of of.faults) say(`  FAULT ${fault}`);
}

async function races(): Promise<boolean> {
  let whole = true;
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.seeds); seed += 1) {
    const result = await race({
      seed,
      shoppers: Number(values.shoppers),
      units: Number(values.units),
      seconds: Number(values.seconds),
      connections: Math.max(1, Math.round(Number(values.connections) / 2)),
    });
    report(seed, result);
    whole &&= !result.faults.length;
  }
  return whole;
}

if (values.measure) await measurePlacing(say);
else if (!(await races())) process.exitCode = 1;

import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { keepAndRestore, type KeepReport } from './keep-and-restore.js';
import { describeRun } from './measured-command.js';

/**
 * `npm run evidence -- backup`: a shop is backed up while orders are placed, wiped, restored elsewhere and compared.
 * `--products 100000` needs about 10 GB of disk.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    history: { type: 'string', default: '50000' },
    pictures: { type: 'string', default: '5000' },
    orders: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
/** Maximum slowdown of orders during a backup, and maximum memory of the backup process. */
const MOST_SLOWER = 0.3;
const MOST_MEGABYTES = 200;

function sum(report: KeepReport): void {
  say(`  ${report.rate} orders/s are sent, one of four is paid`);
  for (const [name, { seconds, perSecond, p50, p99 }] of [
    ['without', report.without],
    ['with', report.with],
  ] as const)
    say(
      `  ${name.padEnd(8)} a backup: ${perSecond.toFixed(1)} orders/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms in ${seconds.toFixed(0)} s`,
    );
  say(describeRun('restore', report.restore));
  say(describeRun('export', report.export));
  const { before, lost, after, tooLate, between } = report.orders;
  say(`  orders     ${before} confirmed before the moment, ${lost.length} of them lost;`);
  say(`             ${after} sent after it, ${tooLate.length} of them restored; ${between} under way`);
  say(`  rows       ${report.tables} tables compared by all their rows`);
}

function faultsOf({ without, with: withBackup, backups, orders, faults }: KeepReport): string[] {
  return [
    ...faults,
    ...orders.lost.map((id) => `order ${id} is lost`),
    ...orders.tooLate.map((id) => `order ${id} is of later than the backup`),
    ...(withBackup.perSecond < without.perSecond * (1 - MOST_SLOWER) ? ['too few orders with a backup'] : []),
    ...(withBackup.p99 > without.p99 * (1 + MOST_SLOWER) ? ['orders take too long with a backup'] : []),
    ...backups.flatMap(({ megabytes }, n) =>
      megabytes > MOST_MEGABYTES ? [`backup ${n + 1} took ${megabytes} MB`] : [],
    ),
  ];
}

say(`${availableParallelism()} processors, load before: ${loadavg()[0]!.toFixed(2)}; PostgreSQL without fsync`);
const report = await keepAndRestore(
  {
    ...{ products: Number(values.products), history: Number(values.history), pictures: Number(values.pictures) },
    ...{ ordersPerSecond: Number(values.orders), rounds: Number(values.rounds), seconds: Number(values.seconds) },
  },
  say,
);
sum(report);
const faults = faultsOf(report);
for (const fault of faults.slice(0, 20)) say(`  FAULT ${fault}`);
if (faults.length) process.exitCode = 1;

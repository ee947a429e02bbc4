import { parseArgs } from 'node:util';
import { builtRelease, formerRelease, migrationsSince } from './former-release.js';
import { lineOf } from './events.js';
import { installedServers } from './installed.js';
import { upgrade } from './upgrade.js';

/**
 * `npm run evidence -- upgrade`: a shop of the previous release is updated to this one under load, and the update is
 * undone. `--from COMMIT` names another release to begin with.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    edge: { type: 'string' },
    pages: { type: 'string', default: '20' },
    orders: { type: 'string', default: '3' },
    short: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const installed = installedServers(values.edge);
if (typeof installed === 'string') say(installed);
else {
  const { programs } = installed;
  const [edge] = installed.edges;
  const commit = values.from ?? formerRelease();
  const migrations = migrationsSince(commit);
  const former = builtRelease(commit, say);
  say(`from ${commit.slice(0, 8)}: ${migrations.length} migrations (${migrations.join(', ')}), behind ${edge}`);
  const report = await upgrade(
    {
      ...{ programs, edge, former },
      pagesPerSecond: Number(values.pages),
      ordersPerSecond: Number(values.orders),
      ordersAfterRollback: values.short ? 30 : 200,
    },
    say,
  );
  for (const event of report.events) say(lineOf(event));
  say(`  orders      ${report.answered} answered, ${report.lost} lost, ${report.doubled} doubled`);
  say(`  rollback    ${report.afterRollback} orders by the release before, on the newer database`);
  if (report.refused.length) say(`  REFUSED     ${[...new Set(report.refused)].join(', ')}`);
  const failed = report.events.some((event) => event.failed.length > 0);
  if (failed || report.lost || report.doubled || report.refused.length) process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { measureLag } from './measure-lag.js';
import { race, type RaceResult } from './race.js';

/**
 * `npm run chaos:search`: the catalogue changes and shoppers search while the indexer, the API, the database and
 * Meilisearch are killed again and again. At the end, documents and search results must match the catalogue.
 * `--measure` kills no process and measures how soon a change is found. `--rebuild` also rebuilds all documents again
 * and again, `--calm` kills no process, `--meilisearch PROGRAM` searches with Meilisearch.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '180' },
    products: { type: 'string', default: '600' },
    changes: { type: 'string', default: '50' },
    meilisearch: { type: 'string' },
    rebuild: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

function report(of: RaceResult): void {
  const kills = Object.entries(of.kills).map(([name, times]) => `${times} × ${name}`);
  say(`seed ${values.seed}: ${of.faults.length ? `${of.faults.length} FAULTS` : 'no faults'} in ${values.seconds} s`);
  say(`  changes    ${of.changes} made, ${of.retries} tried again`);
  for (const rebuilt of of.rebuilds) say(`  rebuilt    ${rebuilt}`);
  say(`  killed     ${kills.join(', ') || 'nobody'}`);
  say(`  searches   ${of.searches} answered, ${of.found} of them found something; p50 ${of.p50.toFixed(0)} ms, p99`);
  say(`             ${of.p99.toFixed(0)} ms; ${of.excused} unanswered while the API or its database was away`);
  say(
    `  watched    ${of.watched} answers; a new name in one after p50 ${of.lagP50.toFixed(0)} ms, p99 ${of.lagP99.toFixed(0)} ms`,
  );
  say(`  in step    ${(of.settledMs / 1000).toFixed(1)} s after the last change`);
  say(of.verified.replace(/^(?=.)/gm, '  ').trimEnd());
  for (const fault of of.faults.slice(0, 20)) say(`  FAULT ${fault}`);
}

if (values.measure) await measureLag(Number(values.products), values.meilisearch, say);
else {
  const result = await race({
    seed: values.seed,
    seconds: Number(values.seconds),
    products: Number(values.products),
    changesPerSecond: Number(values.changes),
    rebuild: values.rebuild,
    calm: values.calm,
    meilisearch: values.meilisearch,
  });
  report(result);
  if (result.faults.length) process.exitCode = 1;
}

// cspell:ignore debootstrap
import { parseArgs } from 'node:util';
import { missingEngine } from './engine.js';
import { images } from './images.js';
import { makeStandIns } from './stand-ins.js';

/**
 * `npm run evidence -- images`: the images are built and started by docker/compose.yaml, with the demo and with the
 * settings of a shop that sells; the shop is updated under load, and its containers are killed.
 *
 * `--stand-ins`, where no registry of images can be reached, builds stand-ins for the bases first: as root, with
 * debootstrap. The engine then has them under the names of the real ones.
 */
const { values } = parseArgs({
  options: {
    'stand-ins': { type: 'boolean', default: false },
    pages: { type: 'string', default: '20' },
    short: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const missing = missingEngine();
if (missing) say(missing);
else {
  if (values['stand-ins'])
    for (const image of await makeStandIns(say)) say(`  skipped: there is no program to stand in for ${image}`);
  const faults = await images({ pagesPerSecond: Number(values.pages), isShort: values.short, say });
  for (const fault of faults) say(`  FAULT ${fault}`);
  if (faults.length) process.exitCode = 1;
}

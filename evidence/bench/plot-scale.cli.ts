import { readFileSync, writeFileSync } from 'node:fs';
import { plotScale, type ScaleRun } from './plot-scale.js';

const USAGE = `plot-scale SVG JSON…

Draws what the files of \`npm run bench -- --json FILE\` say of shops of several sizes.`;

const [svg, ...files] = process.argv.slice(2);
if (!svg || !files.length) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const read = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { runs: ScaleRun[] }).runs;
writeFileSync(svg, plotScale(files.flatMap(read)));

import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse';
import { convertLuma, type LumaRow } from './convert-luma.js';

const USAGE = `luma-to-jsonl [--rate 92.5] [--images ADDRESS] CSV OUT

Makes feed records of Magento's Luma sample (ConfigurableSampleData_products.csv):
  --rate     roubles for one dollar (92.5)
  --images   address below which the sample's pictures lie
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '92.5' },
    images: {
      type: 'string',
      default: 'https://raw.githubusercontent.com/magento/magento2-sample-data/2.4/pub/media/catalog/product',
    },
  },
});
const [source, target] = positionals;
const rate = Number(values.rate);
if (!source || !target || !(rate > 0)) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const rows: LumaRow[] = [];
for await (const row of createReadStream(source).pipe(parse({ columns: true, bom: true }))) rows.push(row as LumaRow);
const output = createWriteStream(target);
let records = 0;
for (const record of convertLuma(rows, { rate, imageBase: values.images.replace(/\/$/, '') })) {
  records += 1;
  if (!output.write(`${JSON.stringify(record)}\n`)) await once(output, 'drain');
}
await finished(output.end());
process.stdout.write(`${records} records\n`);

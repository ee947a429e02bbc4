import type { ExportManifest } from './export-manifest.js';

/** Returns the text that explains an export to anyone who finds its folder. */
export function exportReadme({
  takenAt,
  migrations,
  tables,
  tablesLeftOut,
  pictures,
}: Omit<ExportManifest, 'format'>): string {
  const rows = tables.map(
    ({ name, rows, bytes, leftOut }) => `| ${name} | ${rows} | ${bytes} | ${leftOut.join(', ')} |`,
  );
  return `# Everything of a shop

Written by \`npm run export -- all\` at ${takenAt}, with the database as of the migration ${migrations.at(-1)}.

- \`tables/\`: a file for each table, a row for each line as JSON (https://jsonlines.org), encoded as UTF-8. Ids are those by
  which tables name each other. Money is in kopecks, times are in UTC, bytes are in hexadecimal digits after \`\\x\`.
- \`pictures/\`: ${pictures.count} files, ${pictures.bytes} bytes, by the keys that tables name, such as \`product_image.storageKey\`.
- \`manifest.json\`: columns with their types in PostgreSQL, counts, sums, migrations.
- \`SHA256SUMS\`: \`sha256sum -c SHA256SUMS\` compares every file.

Personal data of shoppers is in it. What lets somebody in is not: passwords, keys and hashes of tokens and codes (the last
column below), and the tables ${tablesLeftOut.join(', ')}.

| table | rows | bytes | left out |
| --- | ---: | ---: | --- |
${rows.join('\n')}
`;
}

import type { ColumnMapping } from './column-mapping.js';
import { answerTo } from './mapping-answers.js';
import type { MappingSuggestion } from './suggest-mapping.js';

const PRODUCT_OF: Readonly<Record<ColumnMapping['productOf'], string>> = {
  group: 'rows of one group',
  article: 'rows of one article',
  name: 'rows of one brand and name',
  row: 'each row',
};

/** Returns a suggested mapping as lines of text: each column with samples, choices, and other observations. */
export function describeMapping({ columns, choices, productOf, headings, notes }: MappingSuggestion): string[] {
  const rows = columns.map(({ header, field, confidence, reason, samples }) => [
    shortened(header, 28),
    field ?? '?',
    `${Math.round(confidence * 100)}%`,
    reason,
    samples.map((sample) => shortened(sample, 24)).join(' | '),
  ]);
  const titles = ['column', 'is', 'sure', 'because of', 'samples'];
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const lineOf = (cells: readonly string[]): string =>
    `  ${cells.map((cell, at) => (at === cells.length - 1 ? cell : cell.padEnd(widths[at]!))).join('  ')}`.trimEnd();
  const lines = [titles, ...rows].map(lineOf);
  lines.push(`A product is ${PRODUCT_OF[productOf]}; --product-of group|article|name|row changes it.`);
  if (headings !== 'ignore')
    lines.push(
      `A row with a single cell is the ${headings} of the rows below; --headings category|brand|ignore changes it.`,
    );
  lines.push(...notes);
  for (const choice of choices) {
    const names = choice.headers.map((header) => `"${header}"`).join(', ');
    lines.push(`Choose: ${names}. ${choice.question} E.g. ${answerTo(choice)}`);
  }
  return lines;
}

function shortened(text: string, length: number): string {
  const line = text.replace(/\s+/gu, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}

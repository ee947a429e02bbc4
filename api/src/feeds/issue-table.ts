import type { FeedIssue } from './feed-format.js';

interface Entry {
  text: string;
  count: number;
  /** The line where the value occurred first. */
  line: number;
}

/** Number of values kept per column, because a feed may have another value in every row. */
const VALUES_KEPT = 2_000;
const VALUES_SHOWN = 5;
const LONGEST_VALUE = 40;

/** Counts the messages of an import by column and value, for the table at its end. */
export class IssueTable {
  private readonly columns = new Map<string, { total: number; entries: Map<string, Entry> }>();

  add(issue: FeedIssue): void {
    // Places in a list (`items.3.oldPrice`) are one column.
    const field = issue.field.replace(/\.\d+(?=\.|$)/g, '');
    const column = this.columns.get(field) ?? { total: 0, entries: new Map<string, Entry>() };
    this.columns.set(field, column);
    column.total += 1;
    const text = wordsOf(issue);
    const entry = column.entries.get(text);
    if (entry) entry.count += 1;
    else if (column.entries.size < VALUES_KEPT) column.entries.set(text, { text, count: 1, line: issue.line });
  }

  /**
   * Returns the table as lines, e.g. `Published: 58 × "ЛОЖЬ" read as no (first on line 7)`. The most frequent columns
   * and values come first; the remaining values of a column are summed up in one line.
   */
  lines(): string[] {
    const columns = [...this.columns].sort(([, a], [, b]) => b.total - a.total);
    return columns.flatMap(([field, { total, entries }]) => {
      const shown = [...entries.values()].sort((a, b) => b.count - a.count || a.line - b.line).slice(0, VALUES_SHOWN);
      const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
      return [
        ...shown.map(({ count, text, line }) => `${field}: ${count} × ${text} (first on line ${line})`),
        ...(rest > 0 ? [`${field}: ${rest} × other values`] : []),
      ];
    });
  }
}

/** Reasons that differ only in their values are one entry. */
function wordsOf({ value, readAs, reason, severity }: FeedIssue): string {
  if (value !== undefined && readAs !== undefined) return `"${shortened(value)}" read as ${shortened(readAs)}`;
  const words = reason
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+(?:[.,\s]\d+)*/g, (number) => (number === '0' ? number : '…'));
  return severity === 'error' ? `rejected: ${words}` : words;
}

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/gu, ' ')];
  return characters.length > LONGEST_VALUE
    ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…`
    : characters.join('');
}

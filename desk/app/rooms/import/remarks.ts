/** A problem in a file, from a line of the run's report (`api/src/feeds/issue-table.ts`). */
export interface Remark {
  /** The field or column; empty if the report line names none. */
  field: string;
  count: number | null;
  what: string;
  isRejected: boolean;
  /** Number of the first line of the file with this problem; null if unknown. */
  line: number | null;
}

const LINE = /^(.+?): (\d+) × (.*?)(?: \(first on line (\d+)\))?$/u;

/** Reads a line of a report. A line in another format is shown unchanged. */
export function remarkOf(text: string): Remark {
  const match = LINE.exec(text);
  if (!match) return { field: '', count: null, what: text, isRejected: false, line: null };
  const [, field = '', count, said = '', line] = match;
  const isRejected = said.startsWith('rejected: ');
  return {
    ...{ field, count: Number(count), isRejected },
    what: isRejected ? said.slice('rejected: '.length) : said,
    line: line === undefined ? null : Number(line),
  };
}

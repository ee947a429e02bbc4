/** What was not understood of a file, as a line of the run's report says (`api/src/feeds/issue-table.ts`). */
export interface Remark {
  /** The field or column; empty if the line says none. */
  field: string;
  count: number | null;
  what: string;
  isRejected: boolean;
  /** The first line of the file that has it; null if it is not said. */
  line: number | null;
}

const LINE = /^(.+?): (\d+) × (.*?)(?: \(first on line (\d+)\))?$/u;

/** Reads a line of a report. One that is written otherwise is shown as it stands. */
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

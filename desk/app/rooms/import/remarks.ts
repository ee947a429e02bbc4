import type { WholeRunFragment } from '../../graphql/generated/graphql';
import type { problemTexts } from './problem-words';

/** A problem in a file, as the operator reads it. */
export interface Remark {
  /** The field or column; empty if unknown. */
  field: string;
  count: number | null;
  what: string;
  isRejected: boolean;
  /** Number of the first line of the file with this problem; null if unknown. */
  line: number | null;
}

type Problem = NonNullable<WholeRunFragment['problems']>[number];

/** Says a problem in the operator's language; one without a code in the words of the API. `price` formats kopecks. */
export function remarkOf(
  { field, count, line, severity, code, values, message }: Problem,
  texts: typeof problemTexts.ru,
  price: (kopecks: number) => string,
): Remark {
  const known = new Map(values.map(({ name, value }) => [name, value]));
  const what = code
    ? texts.messages[code].replace(/\{(\w+)(:money)?\}/g, (_, name: string, isMoney?: string) => {
        const value = known.get(name) ?? '…';
        return isMoney && value !== '…' ? price(Number(value)) : value;
      })
    : message;
  return { field: texts.fields[field] ?? field, count, what, isRejected: severity === 'REJECTED', line };
}

const LINE = /^(.+?): (\d+) × (.*?)(?: \(first on line (\d+)\))?$/u;

/** Reads a line of the report of a run that has no problems as data. A line in another format is shown unchanged. */
export function remarkOfLine(text: string): Remark {
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

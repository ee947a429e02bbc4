import type { FeedIssue } from './feed-format.js';
import { ANY_VALUE, because, messageOf, type FeedReason } from './feed-reason.js';

/** Messages of an import about one column that have the same reason, or the same value read in the same way. */
export interface IssueGroup extends FeedReason {
  field: string;
  count: number;
  /** The line where it occurred first; null for other values together. */
  line: number | null;
  severity: FeedIssue['severity'];
}

type Entry = IssueGroup & { line: number };

interface Column {
  total: number;
  /** Entries by reason. */
  reasons: Map<string, { total: number; entries: Map<string, Entry> }>;
}

/** Number of values kept per reason of a column, because a feed may have another value in every row. */
const VALUES_KEPT = 2_000;
const VALUES_SHOWN = 5;
const LONGEST_VALUE = 40;

/** Counts the messages of an import by column, reason and value, for the table at its end. */
export class IssueTable {
  private readonly columns = new Map<string, Column>();

  add({ code, values, severity, line, ...issue }: FeedIssue): void {
    // Places in a list (`items.3.oldPrice`) are one column.
    const field = issue.field.replace(/\.\d+(?=\.|$)/g, '');
    const column = entryOf(this.columns, field, () => ({ total: 0, reasons: new Map() }));
    const reason = entryOf(column.reasons, `${severity} ${code}`, () => ({ total: 0, entries: new Map() }));
    column.total += 1;
    reason.total += 1;
    // Values that were read in some way are counted one by one, other reasons together.
    const key = issue.readAs === undefined ? '' : `${issue.value}\n${issue.readAs}`;
    const entry = reason.entries.get(key);
    if (entry) {
      entry.count += 1;
      entry.values = shared(entry.values, shortened(values));
    } else if (reason.entries.size < VALUES_KEPT)
      reason.entries.set(key, { field, code, values: shortened(values), severity, count: 1, line });
  }

  /** Returns the groups: the most frequent columns, reasons and values first, and the other values of a reason in one. */
  groups(): IssueGroup[] {
    return byTotal(this.columns).flatMap(([field, { reasons }]) =>
      byTotal(reasons).flatMap(([, { total, entries }]): IssueGroup[] => {
        const found = [...entries.values()].sort((a, b) => b.count - a.count || a.line - b.line);
        const shown = found.slice(0, VALUES_SHOWN);
        const rest = total - shown.reduce((sum, { count }) => sum + count, 0);
        const { severity } = found[0]!;
        return rest > 0 ? [...shown, { field, ...because('OTHER_VALUES'), severity, count: rest, line: null }] : shown;
      }),
    );
  }

  /** Returns the groups as lines, e.g. `Published: 58 × "ЛОЖЬ" read as no (first on line 7)`. */
  lines(): string[] {
    return this.groups().map(({ field, count, line, severity, ...reason }) => {
      const said = `${severity === 'error' ? 'rejected: ' : ''}${messageOf(reason)}`;
      return `${field}: ${count} × ${said}${line === null ? '' : ` (first on line ${line})`}`;
    });
  }
}

function entryOf<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}

const byTotal = <Value extends { total: number }>(map: ReadonlyMap<string, Value>): Array<[string, Value]> =>
  [...map].sort(([, a], [, b]) => b.total - a.total);

/** Keeps the values that two messages have in common. */
const shared = (values: FeedReason['values'], others: FeedReason['values']): FeedReason['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === others[name] ? value : ANY_VALUE]));

const shortened = (values: FeedReason['values']): FeedReason['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const characters = [...value.replace(/\s+/gu, ' ')];
      const isLong = characters.length > LONGEST_VALUE;
      return [name, isLong ? `${characters.slice(0, LONGEST_VALUE - 1).join('')}…` : characters.join('')];
    }),
  );

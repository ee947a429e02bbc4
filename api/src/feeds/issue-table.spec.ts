import { rejection, remark, warning, type FeedRow } from './feed-format.js';
import { IssueTable } from './issue-table.js';

function tableOf(rows: FeedRow[]): string[] {
  const table = new IssueTable();
  for (const row of rows) if ('issue' in row) table.add(row.issue);
  return table.lines();
}
const times = (count: number, row: (n: number) => FeedRow): FeedRow[] =>
  Array.from({ length: count }, (_, n) => row(n));

describe('IssueTable', () => {
  it('IssueTable counts issues by column and value, most frequent first', () => {
    expect(
      tableOf([
        ...times(2, (n) => remark(n + 2, 'a', { field: 'stock', text: '>10', readAs: '10' })),
        ...times(3, (n) => remark(n + 9, 'b', { field: 'stock', text: 'много', readAs: 'the default stock' })),
        ...times(58, (n) => remark(n + 7, 'c', { field: 'Published', text: 'ЛОЖЬ', readAs: 'no' })),
      ]),
    ).toEqual([
      'Published: 58 × "ЛОЖЬ" read as no (first on line 7)',
      'stock: 3 × "много" read as the default stock (first on line 9)',
      'stock: 2 × ">10" read as 10 (first on line 2)',
    ]);
  });

  it('IssueTable groups reasons that differ only in their values', () => {
    expect(
      tableOf([
        rejection(4, 'a', 'price', '"free" is not a price; write digits, e.g. 1490.50'),
        rejection(5, 'b', 'price', '"soon" is not a price; write digits, e.g. 1490.50'),
        rejection(8, 'e', 'price', 'the price is 0; an offer needs a price above it'),
        warning(6, 'c', 'items.0.oldPrice', 'old price 1 400 is below the price 1500,50; ignored'),
        warning(7, 'd', 'items.12.oldPrice', 'old price 7 is below the price 8; ignored'),
      ]),
    ).toEqual([
      'price: 2 × rejected: "…" is not a price; write digits, e.g. … (first on line 4)',
      'price: 1 × rejected: the price is 0; an offer needs a price above it (first on line 8)',
      'items.oldPrice: 2 × old price … is below the price …; ignored (first on line 6)',
    ]);
  });

  it('IssueTable summarises rare values of a column in a single line, however many there are', () => {
    const lines = tableOf(
      times(10_000, (n) => remark(n + 1, 'a', { field: 'price', text: `1.${100 + n}`, readAs: String(1100 + n) })),
    );
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe('price: 9995 × other values');
  });

  it('IssueTable shortens long values to forty characters', () => {
    const [line = ''] = tableOf([remark(1, 'a', { field: 'count', text: 'x'.repeat(90), readAs: '0' })]);
    expect(line).toBe(`count: 1 × "${'x'.repeat(39)}…" read as 0 (first on line 1)`);
  });

  it('IssueTable returns no lines when there are no issues', () => expect(tableOf([])).toEqual([]));
});

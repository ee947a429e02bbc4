import { because, readAs } from './feed-reason.js';
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
        ...times(2, (n) =>
          remark(n + 2, 'a', { field: 'stock', text: '>10', readAs: readAs('READ_AS_NUMBER', { number: 10 }) }),
        ),
        ...times(3, (n) =>
          remark(n + 9, 'b', { field: 'stock', text: 'много', readAs: readAs('READ_AS_DEFAULT_STOCK') }),
        ),
        ...times(58, (n) => remark(n + 7, 'c', { field: 'Published', text: 'ЛОЖЬ', readAs: readAs('READ_AS_NO') })),
      ]),
    ).toEqual([
      'Published: 58 × "ЛОЖЬ" read as no (first on line 7)',
      'stock: 3 × "много" read as the default stock (first on line 9)',
      'stock: 2 × ">10" read as 10 (first on line 2)',
    ]);
  });

  it('IssueTable groups reasons that differ only in their values, and keeps the values that they share', () => {
    expect(
      tableOf([
        rejection(4, 'a', 'price', because('PRICE_UNREADABLE', { text: 'free' })),
        rejection(5, 'b', 'price', because('PRICE_UNREADABLE', { text: 'soon' })),
        rejection(8, 'e', 'price', because('PRICE_ZERO')),
        warning(6, 'c', 'items.0.oldPrice', because('OLD_PRICE_BELOW', { oldPrice: '1 400', price: '1500,50' })),
        warning(7, 'd', 'items.12.oldPrice', because('OLD_PRICE_BELOW', { oldPrice: '7', price: '1500,50' })),
      ]),
    ).toEqual([
      'price: 2 × rejected: "…" is not a price; write digits, e.g. 1490.50 (first on line 4)',
      'price: 1 × rejected: the price is 0; an offer needs a price above it (first on line 8)',
      'items.oldPrice: 2 × old price … is below the price 1500,50; ignored (first on line 6)',
    ]);
  });

  it('IssueTable shows each reason of a column, however many values another reason has', () => {
    const table = new IssueTable();
    const rows = [
      ...times(50, (n) => remark(n + 1, 'a', { field: 'stock', text: `${n}?`, readAs: readAs('READ_AS_NO') })),
      rejection(
        60,
        'b',
        'stock',
        because('PRICE_SET_BY_HAND', { size: 42, price: 30000, by: 'A', at: 'x', feedPrice: 5 }),
      ),
    ];
    for (const row of rows) if ('issue' in row) table.add(row.issue);
    const groups = table.groups();
    expect(groups.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 5 }, () => 'READ_AS_NO'),
      'OTHER_VALUES',
      'PRICE_SET_BY_HAND',
    ]);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(51);
    expect(groups.at(-1)).toEqual({
      field: 'stock',
      code: 'PRICE_SET_BY_HAND',
      values: { size: '42', price: '30000', by: 'A', at: 'x', feedPrice: '5' },
      severity: 'error',
      count: 1,
      line: 60,
    });
    expect(table.lines().at(-1)).toContain(
      'size 42: 300.00 RUB was set by hand (A, x) and stays; the feed says 0.05 RUB',
    );
  });

  it('IssueTable summarises rare values of a column in a single line, however many there are', () => {
    const lines = tableOf(
      times(10_000, (n) =>
        remark(n + 1, 'a', {
          field: 'price',
          text: `1.${100 + n}`,
          readAs: readAs('READ_AS_NUMBER', { number: 1100 + n }),
        }),
      ),
    );
    expect(lines).toHaveLength(6);
    expect(lines.at(-1)).toBe('price: 9995 × other values, less frequent');
  });

  it('IssueTable shortens long values to forty characters', () => {
    const [line = ''] = tableOf([
      remark(1, 'a', { field: 'count', text: 'x'.repeat(90), readAs: readAs('READ_AS_NUMBER', { number: 0 }) }),
    ]);
    expect(line).toBe(`count: 1 × "${'x'.repeat(39)}…" read as 0 (first on line 1)`);
  });

  it('IssueTable returns no lines when there are no issues', () => expect(tableOf([])).toEqual([]));
});

import { queryToCount } from './search-log-query.js';

describe('what a search is counted under', () => {
  it('is the query as it was understood', () => {
    expect(queryToCount('Кросовки', 'кроссовки')).toBe('кроссовки');
    expect(queryToCount('кеды 42', 'кеды 42')).toBe('кеды 42');
  });

  it.each(['dz5485-612', '555088 134', '1201a019-105', 'до 15000', '42.5'])(
    'may be an article or a figure: %s',
    (query) => expect(queryToCount(query, query)).toBe(query),
  );

  it.each(['+7 (916) 123-45-67', '89161234567', '8 916 123 45 67', 'позвоните 123-45-67', 'maria@example.com'])(
    'is nothing where it may say who somebody is: %s',
    (asked) => expect(queryToCount(asked, asked.replace('@', ' '))).toBeNull(),
  );

  it('is nothing where nothing was said, or a whole story', () => {
    expect(queryToCount('!!!', '')).toBeNull();
    expect(queryToCount('я'.repeat(100), 'я'.repeat(100))).toHaveLength(100);
    expect(queryToCount('я'.repeat(101), 'я'.repeat(101))).toBeNull();
  });
});

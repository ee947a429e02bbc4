import { queryToCount } from './search-log-query.js';

describe('what a search is counted under', () => {
  it('a search is logged under the interpreted query, with the spelling corrected', () => {
    expect(queryToCount('Кросовки', 'кроссовки')).toBe('кроссовки');
    expect(queryToCount('кеды 42', 'кеды 42')).toBe('кеды 42');
  });

  it.each(['dz5485-612', '555088 134', '1201a019-105', 'до 15000', '42.5'])(
    'a search is logged even if it looks like an article number or figure: %s',
    (query) => expect(queryToCount(query, query)).toBe(query),
  );

  it.each(['+7 (916) 123-45-67', '89161234567', '8 916 123 45 67', 'позвоните 123-45-67', 'maria@example.com'])(
    'a search is not logged if it may identify a person: %s',
    (asked) => expect(queryToCount(asked, asked.replace('@', ' '))).toBeNull(),
  );

  it('a search is not logged if it is empty or too long', () => {
    expect(queryToCount('!!!', '')).toBeNull();
    expect(queryToCount('я'.repeat(100), 'я'.repeat(100))).toHaveLength(100);
    expect(queryToCount('я'.repeat(101), 'я'.repeat(101))).toBeNull();
  });
});

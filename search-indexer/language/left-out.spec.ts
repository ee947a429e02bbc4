import { goodsOfProduct } from './concepts/goods.js';
import { Lexicon } from './lexicon.js';
import { lexiconDocument, named } from './testing/lexicon-document.js';
import { understandQuery } from './understand-query.js';

const lexicon = new Lexicon();
lexicon.put(
  lexiconDocument({
    id: '1',
    name: 'Куртка New Balance с принтом',
    brands: [named('New Balance')],
    colours: [{ ...named('Чёрный'), hex: '#000000' }],
    categories: [named('Куртки')],
  }),
);
lexicon.put(
  lexiconDocument({ id: '2', name: 'Кроссовки Nike', brands: [named('Nike')], categories: [named('Кроссовки')] }),
);

const meaning = (query: string) => understandQuery(query, lexicon);

describe('exclusions', () => {
  it.each([
    ['куртка без принта', ['без принта'], ['categories']],
    ['nike не для кроссовок', ['не для кроссовок'], ['brand']],
    ['куртка не чёрная', ['не чёрная'], ['categories']],
    ['кроссовки кроме найк', ['кроме найк'], ['categories']],
    ['кроссовки кроме найк и new balance', ['кроме найк и new balance'], ['categories']],
    ['nike not black', ['not black'], ['brand']],
    ['не new balance кроссовки', ['не new balance'], ['categories']],
    ['куртка без яркого принта nike', ['без яркого принта'], ['categories', 'brand']],
    ['куртка без принта и кроссовки', ['без принта'], ['categories']],
    ['куртка не дороже 5000', [], ['categories', 'price']],
    ['не дорогие кроссовки', [], ['sort', 'categories']],
    ['куртка без', [], ['categories']],
  ])('the query «%s» excludes %j and filters by %j', (query, excluded, kinds) => {
    const understood = meaning(query);
    expect({
      excluded: [...new Set(understood.exclusions.map(({ typed }) => typed))],
      kinds: understood.filters.map(({ kind }) => kind),
    }).toEqual({
      excluded,
      kinds,
    });
    expect(understood.words.flatMap(({ forms }) => forms)).not.toContain('принт');
  });

  it('a query that excludes a property of several words excludes it whole: «не пуш ап»', () => {
    expect(meaning('куртка не пуш ап')).toMatchObject({
      exclusions: [{ typed: 'не пуш ап', words: [{ forms: ['xpushup'] }] }],
    });
  });

  it('a query that denies what makes a kind narrower excludes the narrower kind: «штаны не спортивные»', () => {
    const shop = new Lexicon();
    for (const [place, name] of ['Track Pants', 'Wool Trousers'].entries())
      shop.put(lexiconDocument({ id: String(place), name, goods: goodsOfProduct(name, []) }));
    const { exclusions } = understandQuery('штаны не спортивные ', shop);
    expect(exclusions).toContainEqual({
      typed: 'не спортивные',
      filters: [{ kind: 'goods', values: ['track-pants'] }],
      words: [],
    });
  });

  it('a query that excludes by a preposition excludes what follows it: «не с принтом»', () => {
    expect(meaning('куртка не с принтом')).toMatchObject({ exclusions: [{ typed: 'не с принтом' }], leftOut: [] });
  });

  it('a query that excludes a kind also excludes goods whose names say it: «трусы бикини» for «не бикини»', () => {
    const shop = new Lexicon();
    for (const [place, name] of ['Бикини', 'Купальник слитный'].entries())
      shop.put(lexiconDocument({ id: String(place), name, goods: goodsOfProduct(name, []) }));
    const { exclusions } = understandQuery('купальник не бикини ', shop);
    expect(exclusions).toMatchObject([{ filters: [{ kind: 'goods' }] }, { filters: [], words: [{ typed: 'бикини' }] }]);
  });

  it('a query that denies more than a price excludes nothing: «тыщ за пять не больше»', () => {
    expect(meaning('куртка тыщ за пять не больше').exclusions).toEqual([]);
  });

  it('a query that excludes a price order excludes nothing and reports that part as ignored', () => {
    expect(meaning('куртка кроме дорогих')).toMatchObject({ exclusions: [], leftOut: ['кроме дорогих'] });
  });

  it('a query that excludes words that no product has reports that part as ignored', () => {
    expect(meaning('куртка без карабинов')).toMatchObject({ exclusions: [], leftOut: ['без карабинов'] });
  });

  it.each([
    ['кроссовки не высокие', ['низк']],
    ['куртка не длинная', ['коротк', 'xshort']],
    ['куртка не короткая', ['xmaxi', 'xmidi']],
    ['куртка не мини', ['xmaxi', 'xmidi']],
  ])('the query «%s» also searches for the opposite: %j', (query, forms) => {
    expect(meaning(query)).toMatchObject({ words: [{ forms }], leftOut: [] });
  });

  it('a query that denies a property excludes goods that state it in either language: «юбка не короткая»', () => {
    const shop = new Lexicon();
    shop.put(lexiconDocument({ id: '1', name: 'Мини-юбка', goods: goodsOfProduct('Мини-юбка', []) }));
    const [short] = understandQuery('юбка не короткая', shop).exclusions;
    expect(short).toMatchObject({ filters: [], words: [{ typed: 'короткая', forms: ['xshort'] }] });
  });

  it('a query that excludes a word which only begins like an adjective keeps the word: «не высокогорные»', () => {
    expect(meaning('кроссовки не высокогорные')).toMatchObject({
      text: 'кроссовки не высокогорные',
      leftOut: ['не высокогорные'],
    });
  });

  it('a query excludes what goods have, not goods of that kind: «куртка без пояса»', () => {
    const shop = new Lexicon();
    shop.put(lexiconDocument({ id: '1', name: 'Пальто с поясом', goods: goodsOfProduct('Пальто', []) }));
    shop.put(lexiconDocument({ id: '2', name: 'Пояс кожаный', goods: goodsOfProduct('Пояс', []) }));
    const [belted] = understandQuery('пальто без пояса', shop).exclusions;
    expect(belted).toMatchObject({ filters: [], words: [{ typed: 'пояса' }] });
  });

  it('a query excludes one noun, not the goods after it: «без карабинов кроссовки»', () => {
    expect(meaning('без карабинов кроссовки')).toMatchObject({
      leftOut: ['без карабинов'],
      filters: [{ kind: 'categories', name: 'Кроссовки' }],
    });
  });

  it('a query excludes a line of two words with its number: «кроме air max 90»', () => {
    const shop = new Lexicon();
    shop.put(lexiconDocument({ id: '1', name: 'Кроссовки Nike Air Max 90' }));
    const [line, ...others] = understandQuery('кроссовки кроме air max 90', shop).exclusions;
    expect(line).toMatchObject({ filters: [], words: [{ typed: 'air' }, { typed: 'max' }, { typed: '90' }] });
    expect(others).toEqual([]);
  });

  it('a query excludes goods with either of two things: «кроме принта и nike»', () => {
    expect(meaning('кроме принта и nike').exclusions).toMatchObject([
      { filters: [], words: [{ typed: 'принта' }] },
      { filters: [{ kind: 'brand' }], words: [] },
    ]);
  });

  it('a query with only an exclusion has neither search words nor filters', () => {
    expect(meaning('не nike')).toMatchObject({ exclusions: [{ typed: 'не nike' }], filters: [], words: [] });
  });

  it('removing a filter from the query keeps the part with the exclusion', () => {
    const [jacket] = meaning('куртка без принта nike').filters;
    expect(jacket?.without).toBe('nike без принта');
  });
});

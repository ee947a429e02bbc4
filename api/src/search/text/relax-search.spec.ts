import type { Understanding, UnderstoodFilter, UnderstoodWord } from '@meet/search-indexer/language';
import { choicesOf, forWholeKind, roundsOf, type SearchAttempt } from './relax-search.js';

/** A leading `?` marks a word that no product contains: «?лыжи»; a leading `~` one that describes: «~тёплые». */
const word = (text: string): UnderstoodWord => {
  const typed = text.replace(/^[?~]/, '');
  const describes = text.startsWith('~') && { describes: true as const };
  return { typed, forms: [typed], prefix: false, known: !text.startsWith('?'), ...describes };
};
const filter = (kind: UnderstoodFilter['kind'], ...values: string[]): UnderstoodFilter => ({
  kind,
  values,
  name: values.join(),
  typed: values.join(),
  without: '',
  words: values.map(word),
});

const meaningOf = (words: UnderstoodWord[], ...filters: UnderstoodFilter[]): Understanding => ({
  ...{ text: '', repaired: false, filters, words, exclusions: [], leftOut: [], otherReadings: [] },
});

function asked(words: string[], ...filters: UnderstoodFilter[]): string[] {
  const meaning = meaningOf(words.map(word), ...filters);
  return Array.from(roundsOf(meaning), (round) => round.map(told).join(' | '));
}

function told({ words, match, chosen, nearest }: SearchAttempt): string {
  return [
    nearest ? 'nearest' : 'asked',
    words.length ? match : null,
    ...words.map(({ typed }) => typed),
    ...Object.entries(chosen).map(([kind, value]) => `${kind}:${JSON.stringify(value)}`),
  ]
    .filter(Boolean)
    .join(' ');
}

describe('a search that finds nothing', () => {
  it('a search without results is not repeated when the query is a single word', () =>
    expect(asked(['лыжи'])).toEqual(['asked every лыжи']));

  it('a search without results is repeated with some of the words', () => {
    expect(asked(['горные', 'лыжи'])).toEqual(['asked every горные лыжи', 'nearest some горные лыжи']);
  });

  it('a search without results drops one filter, then two, then the brand, but keeps the kind', () => {
    expect(
      asked(
        [],
        filter('categories', 'kedy'),
        filter('brand', 'nike'),
        filter('colorPallete', 'black'),
        filter('size', '42'),
      ),
    ).toEqual([
      'asked categories:["kedy"] brand:["nike"] colorPallete:["black"] size:["42"]',
      'asked named kedy brand:["nike"] colorPallete:["black"] size:["42"]',
      'asked named kedy black brand:["nike"] size:["42"]',
      'asked named kedy nike black size:["42"]',
      'nearest categories:["kedy"] brand:["nike"] size:["42"] | nearest categories:["kedy"] brand:["nike"] colorPallete:["black"]',
      'nearest categories:["kedy"] brand:["nike"]',
      'nearest categories:["kedy"] colorPallete:["black"] size:["42"]',
      'nearest categories:["kedy"] size:["42"] | nearest categories:["kedy"] colorPallete:["black"]',
      'nearest categories:["kedy"]',
      'nearest brand:["nike"] colorPallete:["black"] size:["42"]',
      'nearest brand:["nike"] size:["42"] | nearest brand:["nike"] colorPallete:["black"]',
      'nearest brand:["nike"]',
    ]);
  });

  it('a search for a refined kind of product widens the kind after it has dropped what describes the goods', () => {
    const dresses: UnderstoodFilter = { ...filter('goods', 'evening-dresses'), wider: ['dresses'] };
    expect(asked(['~красное'], dresses)).toEqual([
      'asked every красное goods:["evening-dresses"]',
      'nearest goods:["evening-dresses"]',
      'nearest every красное goods:["dresses"]',
      'nearest goods:["dresses"]',
      'nearest some красное',
    ]);
    expect(asked([], dresses, filter('colorPallete', 'red')).slice(2, 4)).toEqual([
      'nearest goods:["evening-dresses"]',
      'nearest goods:["dresses"] colorPallete:["red"]',
    ]);
  });

  it('a search for a kind drops its describing words one by one, as it drops filters', () => {
    expect(asked(['~тёплые', '~классические'], filter('goods', 'trousers'), filter('size', '42')).slice(1, 4)).toEqual([
      'nearest every тёплые классические goods:["trousers"] | nearest every классические goods:["trousers"] size:["42"] | nearest every тёплые goods:["trousers"] size:["42"]',
      'nearest every классические goods:["trousers"] | nearest every тёплые goods:["trousers"] | nearest goods:["trousers"] size:["42"]',
      'nearest goods:["trousers"]',
    ]);
  });

  it('a search for a kind keeps a name or a number longer than its filters', () => {
    for (const name of ['700', 'метель'])
      expect(asked([name], filter('goods', 'trainers'), filter('sex', 'MALE'))[1]).toBe(
        `nearest every ${name} goods:["trainers"]`,
      );
  });

  it('a search for goods that the shop lacks keeps only a brand or words of a name', () => {
    const sofa: UnderstoodFilter = { ...filter('goods', 'sofas'), isLacked: true };
    const answers = (words: string[], ...filters: UnderstoodFilter[]) =>
      asked(words, sofa, ...filters).filter((round) => !round.includes('goods:'));
    expect(answers([], filter('colorPallete', 'red'))).toEqual([]);
    expect(answers(['?мягкий'])).toEqual([]);
    expect(answers(['~красная'])).toEqual([]);
    expect(answers([], filter('brand', 'nike'))).toEqual(['nearest brand:["nike"]']);
    expect(answers(['samba'])).toEqual(['nearest named samba']);
  });

  it('a search for a name keeps as many of its descriptions as goods have', () => {
    const adidas = { ...word('adidas'), isName: true as const };
    const rounds = [...roundsOf(meaningOf([word('~маленькие'), word('~розовые'), adidas]))].map((round) =>
      round.map(told).join(' | '),
    );
    expect(rounds.slice(0, 3)).toEqual([
      'asked every маленькие розовые adidas',
      'nearest every розовые adidas | nearest every маленькие adidas',
      'nearest named adidas',
    ]);
  });

  it('a search drops words beside a name before it looks for some of the words', () => {
    const jordans = { ...word('jordan'), isName: true as const };
    const rounds = [...roundsOf(meaningOf([word('голубые'), jordans]))].map((round) => told(round[0]!));
    expect(rounds).toEqual(['asked every голубые jordan', 'nearest named jordan', 'nearest some голубые jordan']);
  });

  it('a search with a brand that the shop lacks drops the brand before anything else', () => {
    const zara: UnderstoodFilter = { ...filter('brand', 'zara'), isLacked: true };
    expect(asked([], zara, filter('goods', 'jackets'), filter('size', '42'))).toEqual([
      'asked brand:["zara"] goods:["jackets"] size:["42"]',
      'nearest goods:["jackets"] size:["42"]',
      'nearest goods:["jackets"]',
    ]);
  });

  it('a search for a use such as a wedding first looks in product names', () => {
    const use = { ...word('свадьба'), use: 'SAID' as const };
    expect(told([...roundsOf(meaningOf([use], filter('goods', 'dresses')))][0]![0]!)).toBe(
      'asked named свадьба goods:["dresses"]',
    );
  });

  it('a search first treats recognised filters as words, since names may contain them', () => {
    expect(asked(['зип'], filter('categories', 'hoodies'))[1]).toBe('asked named зип hoodies');
    expect(asked([], filter('categories', 'hoodies'))).toEqual(['asked categories:["hoodies"]']);
  });

  it('a search first drops words that occur in no product', () => {
    expect(asked(['?лыжи'], filter('brand', 'nike'), filter('size', '42'))).toContain(
      'nearest brand:["nike"] size:["42"]',
    );
    expect(asked(['?горные', 'лыжи'])[1]).toBe('nearest every лыжи');
    expect(asked(['?лыжи'])).toEqual(['asked every лыжи']);
  });

  it('a search for men’s straight jeans drops how they are cut before it drops that they are for men', () => {
    const jeans = filter('goods', 'jeans');
    expect(asked(['~прямые'], jeans, filter('sex', 'MALE')).slice(1, 3)).toEqual([
      'nearest goods:["jeans"] sex:["MALE"]',
      'nearest every прямые goods:["jeans"]',
    ]);
  });

  it('a search drops a season that is only a use before another filter: «из шерсти на осень»', () => {
    const autumn = { ...filter('season', 'AUTUMN_WINTER'), typed: 'осень' };
    const wool = filter('material', 'wool');
    const coats = filter('goods', 'coats');
    expect(asked([], coats, wool, autumn)).toContain('nearest goods:["coats"] material:["wool"]');
    const dropped = (season: UnderstoodFilter) =>
      [...roundsOf(meaningOf([], coats, wool, season))].flat().find(({ nearest }) => nearest)!.dropped;
    expect(dropped(autumn)).toEqual([autumn]);
    expect(dropped({ ...autumn, typed: 'осенние' })).toEqual([wool]);
  });

  it('a search for a short number finds the number before longer ones that begin with it', () => {
    const three = { ...word('3'), prefix: true };
    const prefixes = Array.from(roundsOf(meaningOf([word('jordan'), three])), ([first]) => first!.words.at(-1)!.prefix);
    expect(prefixes.slice(0, 2)).toEqual([false, true]);
  });

  it('a search for an article that no goods have does not find goods with its second number', () => {
    const parts = [word('?dd1391'), word('100')].map((part) => ({ ...part, typed: 'dd1391-100' }));
    const rounds = [...roundsOf(meaningOf(parts))].flat();
    expect(rounds.flatMap(({ words }) => words.map(({ forms }) => forms[0]))).not.toContain('100');
    expect(asked(['?model', '100'])).toContain('nearest every 100');
  });

  it('a search for two materials finds goods of both, and goods of either as similar', () => {
    const [silk, cashmere] = [filter('material', 'silk'), filter('material', 'cashmere')];
    const scarves = filter('goods', 'scarves');
    expect(asked([], scarves, silk, cashmere).slice(0, 2)).toEqual([
      'asked named cashmere goods:["scarves"] material:["silk"]',
      'nearest goods:["scarves"] material:["silk","cashmere"]',
    ]);
    const either = { ...meaningOf([], scarves, silk, cashmere), text: 'шарф шелк или кашемир' };
    expect(told([...roundsOf(either)][0]![0]!)).toBe('asked goods:["scarves"] material:["silk","cashmere"]');
  });

  it('a search for a name that was guessed by its sound finds similar goods', () => {
    const guessed: UnderstoodWord = { ...word('lace'), isGuess: true };
    expect([...roundsOf(meaningOf([guessed]))][0]![0]).toMatchObject({ nearest: true });
  });

  it('a search for a shade that no product has finds the colours that are like it', () => {
    const chocolate = { ...word('~шоколадное'), like: ['коричнев', 'brown'] };
    const rounds = [...roundsOf(meaningOf([chocolate], filter('goods', 'dresses')))];
    expect(rounds[1]![0]).toMatchObject({
      nearest: true,
      match: 'named',
      words: [{ forms: ['шоколадное', 'коричнев', 'brown'] }],
    });
  });

  it('a search for goods that no shop of clothes sells is not answered with a brand', () => {
    const notebooks: UnderstoodFilter = { ...filter('goods', 'o-electronics-3'), isLacked: true };
    expect(asked(['asos'], notebooks)).toEqual(['asked every asos goods:["o-electronics-3"]']);
  });

  it('a search drops filters beside words first, then words', () => {
    expect(asked(['лыжи'], filter('sex', 'MALE'), filter('size', '42'))).toEqual([
      'asked every лыжи sex:["MALE"] size:["42"]',
      'nearest every лыжи sex:["MALE"]',
      'nearest every лыжи size:["42"]',
      'nearest every лыжи',
      'nearest sex:["MALE"] size:["42"]',
      'nearest sex:["MALE"]',
    ]);
  });

  it('a search keeps a brand with products longer than another word such as 574', () => {
    expect(
      asked(['574'], filter('brand', 'new-balance'), filter('colorPallete', 'grey'), filter('size', '43')),
    ).toEqual([
      'asked every 574 brand:["new-balance"] colorPallete:["grey"] size:["43"]',
      'asked named 574 grey brand:["new-balance"] size:["43"]',
      'asked named 574 new-balance grey size:["43"]',
      'nearest every 574 brand:["new-balance"] size:["43"] | nearest every 574 brand:["new-balance"] colorPallete:["grey"]',
      'nearest every 574 brand:["new-balance"]',
      'nearest brand:["new-balance"] colorPallete:["grey"] size:["43"]',
      'nearest brand:["new-balance"] size:["43"] | nearest brand:["new-balance"] colorPallete:["grey"]',
      'nearest brand:["new-balance"]',
      'nearest every 574 colorPallete:["grey"] size:["43"]',
      'nearest every 574 size:["43"] | nearest every 574 colorPallete:["grey"]',
      'nearest every 574',
      'nearest colorPallete:["grey"] size:["43"]',
      'nearest colorPallete:["grey"]',
    ]);
  });

  it('a search for a line in another kind of goods finds the line in that section before the kind of other lines', () => {
    const boots: UnderstoodFilter = { ...filter('goods', 'boots'), section: 'shoes' };
    const terrex: UnderstoodWord = { ...word('terrex'), isName: true };
    expect(Array.from(roundsOf(meaningOf([terrex], boots)), (round) => round.map(told).join(' | '))).toEqual([
      'asked every terrex goods:["boots"]',
      'nearest named terrex boots goods:["shoes"]',
      'nearest named terrex goods:["shoes"]',
      'nearest goods:["boots"]',
      'nearest some terrex',
    ]);
  });

  it('a search for an unknown thing does not return goods of its colour or for the same people', () => {
    expect(asked(['?обмотка', '~розовая'])).toEqual(['asked every обмотка розовая']);
    expect(asked(['?горшок'], filter('age', 'CHILDREN'))).toEqual(['asked every горшок age:["CHILDREN"]']);
    expect(asked(['?обмотка'], filter('colorPallete', 'pink')).at(-1)).toBe('asked named обмотка pink');
  });

  it('a search does not return any goods on sale, or of a size, for a thing that no product is', () => {
    expect(asked(['?полушубки'], filter('sale', 'LESS_THAN_50')).at(-1)).toBe('nearest every полушубки');
    expect(asked(['?утеплиться'], filter('season', 'WINTER')).at(-1)).toBe('nearest season:["WINTER"]');
  });

  it('a search for two kinds that no product has together returns either kind', () => {
    expect(asked([], filter('categories', 'earrings'), filter('categories', 'rings')).at(-1)).toBe(
      'nearest categories:["earrings"] | nearest categories:["rings"]',
    );
  });

  it('kinds that nobody calls by the word come last, unless the search names them, too', () => {
    const bags = { ...filter('goods', 'bags'), notCalledSo: ['wallets'] };
    const lastOf = (...filters: UnderstoodFilter[]) => [...roundsOf(meaningOf([], ...filters))][0]![0]!.last;
    expect(lastOf(bags)).toEqual({ goods: ['wallets'] });
    expect(lastOf(bags, filter('goods', 'wallets'))).toBeUndefined();
  });

  it('a search drops a word before it returns another kind of product of that name', () => {
    expect(asked(['беговые'], filter('categories', 'shoes'))).toEqual([
      'asked every беговые categories:["shoes"]',
      'asked named беговые shoes',
      'nearest categories:["shoes"]',
      'nearest some беговые',
    ]);
  });
});

it('very few goods of a kind and a name are followed by others of both, without what describes them', () => {
  const adidas = { ...word('adidas'), isName: true as const };
  const shoes = { ...filter('goods', 'sneakers'), section: 'shoes' };
  const meaning = meaningOf([word('~повседневные'), adidas], shoes);
  const [[first]] = [...roundsOf(meaning)] as [[SearchAttempt]];
  expect(told(forWholeKind(first, meaning)!)).toBe('nearest named adidas goods:["sneakers"]');
  expect(forWholeKind({ ...first, words: [word('~повседневные'), word('511')] }, meaning)).toBeNull();
});

it('a search combines values of one filter with OR, and price bounds together', () => {
  const price = (bounds: UnderstoodFilter['price']): UnderstoodFilter => ({ ...filter('price'), price: bounds });
  expect(
    choicesOf([filter('size', '42'), filter('size', '43'), price({ min: 100_000 }), price({ max: 500_000 })]),
  ).toEqual({ size: ['42', '43'], price: { min: 100_000, max: 500_000 } });
});

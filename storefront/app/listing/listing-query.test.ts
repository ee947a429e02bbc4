import {
  listingSearch,
  parseListingQuery,
  tidyListingSearch,
  isFiltered,
  withoutFilters,
  withPrice,
  withRange,
  withToggled,
} from './listing-query';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('a listing’s address', () => {
  it('a listing’s query is the same after it is read from a URL and written back', () => {
    const text =
      '?brand=nike,jordan&size=42&rating=FROM_4&sex=MALE&priceMin=5000&priceMax=15000&sort=RATED_FIRST&page=2';
    expect(listingSearch(parse(text))).toBe(text);
  });

  it('a listing’s URL stores the choice of the shopper’s own size as one of the filters', () => {
    expect(listingSearch(parse('mine=1&page=2'))).toBe('?mine=1&page=2');
    expect(listingSearch(withToggled(parse('page=2'), 'mine', '1', true))).toBe('?mine=1');
    expect(listingSearch(withToggled(parse('mine=1'), 'mine', '1', false))).toBe('');
    expect([isFiltered(parse('mine=1')), isFiltered(withoutFilters(parse('mine=1')))]).toEqual([true, false]);
    expect(tidyListingSearch(new URLSearchParams('mine=yes&size=42'))).toBe('?size=42');
  });

  it('tidyListingSearch joins the repeated names of a submitted form into one parameter', () => {
    expect(tidyListingSearch(new URLSearchParams('brand=nike&brand=vans&priceMin=&sort=NEW_FIRST'))).toBe(
      '?brand=nike,vans&sort=NEW_FIRST',
    );
  });

  it('tidyListingSearch leaves a tidy URL unchanged, and listingSearch keeps foreign parameters', () => {
    expect(tidyListingSearch(new URLSearchParams('query=кеды&brand=nike&utm_source=mail'))).toBeNull();
    expect(listingSearch(parse('brand=nike'), new URLSearchParams('query=a&brand=old&utm_source=mail'))).toBe(
      '?query=a&utm_source=mail&brand=nike',
    );
  });

  it.each([
    'sort=BEST',
    'sex=ROBOT',
    'priceMin=-5',
    'priceMax=abc',
    'page=0',
    'page=1',
    'material=MITHRIL',
    'rating=5',
    'brand=,',
  ])('tidyListingSearch drops the invalid parameter %s', (nonsense) => {
    expect(tidyListingSearch(new URLSearchParams(`size=42&${nonsense}`))).toBe('?size=42');
  });

  it('tidyListingSearch drops values that cannot be slugs', () => {
    const search = new URLSearchParams({ brand: `nike,${'x'.repeat(300)},a\u0000b`, size: '42' });
    expect(tidyListingSearch(search)).toBe('?brand=nike&size=42');
  });

  it('tidyListingSearch swaps a reversed price range', () => {
    expect(tidyListingSearch(new URLSearchParams('priceMin=9000&priceMax=5000'))).toBe('?priceMin=5000&priceMax=9000');
    expect(listingSearch(withPrice(parse(''), 9000, 5000))).toBe('?priceMin=5000&priceMax=9000');
  });

  it('tidyListingSearch keeps a range of pages such as page=1-3', () => {
    expect(tidyListingSearch(new URLSearchParams('page=1-3'))).toBeNull();
    expect(tidyListingSearch(new URLSearchParams('page=3-1'))).toBe('?page=3');
  });
});

describe('custom fields in an address', () => {
  it('custom fields in a listing’s URL are the same after reading and writing, by code', () => {
    const text = '?brand=nike&field.drop.min=-4.5&field.drop.max=8&field.surface=road,trail&field.vegan=true&page=2';
    expect(listingSearch(parse(text))).toBe(text);
    expect(tidyListingSearch(new URLSearchParams(text))).toBeNull();
    expect(isFiltered(parse('field.vegan=true'))).toBe(true);
    expect(listingSearch(parse('field.b=x&field.a=y'))).toBe('?field.a=y&field.b=x');
  });

  it('tidyListingSearch tidies custom fields of a submitted form: repeated names, empty limits, decimal commas', () => {
    const sent = new URLSearchParams('field.surface=road&field.surface=trail&field.drop.min=&field.drop.max=8%2C5');
    expect(tidyListingSearch(sent)).toBe('?field.drop.max=8.5&field.surface=road,trail');
  });

  it.each([
    'field.drop.min=much',
    'field.drop.min=1e5',
    'field.drop.low=4',
    'field.Drop=4',
    'field.=4',
    'field.surface=,',
    `field.${'x'.repeat(80)}=1`,
  ])('tidyListingSearch drops the invalid custom field %s', (nonsense) => {
    expect(tidyListingSearch(new URLSearchParams(`size=42&${nonsense}`))).toBe('?size=42');
  });

  it('a custom field in a listing’s URL has either values or limits, with the limits in order', () => {
    expect(tidyListingSearch(new URLSearchParams('field.drop=road&field.drop.min=4'))).toBe('?field.drop=road');
    expect(tidyListingSearch(new URLSearchParams('field.drop.min=9&field.drop.max=5'))).toBe(
      '?field.drop.min=5&field.drop.max=9',
    );
  });

  it('a listing’s URL has at most 20 custom fields, as many as the API accepts', () => {
    const many = new URLSearchParams(Array.from({ length: 25 }, (_, index) => [`field.f${index}`, 'x']));
    expect(parseListingQuery(many).fields).toHaveLength(20);
  });

  it('withToggled changes one value of a custom field and returns to the first page', () => {
    const chosen = parse('field.surface=road&page=3');
    expect(listingSearch(withToggled(chosen, 'field.surface', 'trail', true))).toBe('?field.surface=road,trail');
    expect(listingSearch(withToggled(chosen, 'field.surface', 'road', false))).toBe('');
    expect(listingSearch(withRange(chosen, 'field.drop', 8, 4))).toBe(
      '?field.drop.min=4&field.drop.max=8&field.surface=road',
    );
    expect(listingSearch(withRange(parse('field.drop.min=4'), 'field.drop', null, null))).toBe('');
    expect(listingSearch(withoutFilters(chosen))).toBe('');
  });
});

describe('changing filters', () => {
  it('changing a filter returns to the first page', () => {
    expect(listingSearch(withToggled(parse('brand=nike&page=3'), 'brand', 'vans', true))).toBe('?brand=nike,vans');
    expect(listingSearch(withPrice(parse('page=3'), 1000, null))).toBe('?priceMin=1000');
  });

  it('withToggled removes one value of a filter and keeps the others', () => {
    expect(listingSearch(withToggled(parse('brand=nike,vans&size=42'), 'brand', 'nike', false))).toBe(
      '?brand=vans&size=42',
    );
    expect(listingSearch(withToggled(parse('sex=MALE'), 'sex', 'MALE', false))).toBe('');
  });

  it('withToggled removes a size of one age group, or of both when no age is passed', () => {
    const without = (search: string, value: string) => listingSearch(withToggled(parse(search), 'size', value, false));
    expect(without('size=CHILDREN_35,ADULT_35', 'CHILDREN_35')).toBe('?size=ADULT_35');
    expect(without('size=35,36', 'CHILDREN_35')).toBe('?size=36');
    expect(without('size=CHILDREN_35,36', '35')).toBe('?size=36');
  });

  it('withoutFilters removes all filters from a listing and keeps the sort order', () => {
    expect(listingSearch(withoutFilters(parse('brand=nike&priceMin=5&sort=NEW_FIRST&page=2')))).toBe('?sort=NEW_FIRST');
  });
});

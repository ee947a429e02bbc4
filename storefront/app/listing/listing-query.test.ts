import {
  listingSearch,
  parseListingQuery,
  tidyListingSearch,
  withoutFilters,
  withPrice,
  withToggled,
} from './listing-query';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));

describe('the address of a listing', () => {
  it('is read and written the same way', () => {
    const text =
      '?brand=nike,jordan&size=42&rating=FROM_4&sex=MALE&priceMin=5000&priceMax=15000&sort=RATED_FIRST&page=2';
    expect(listingSearch(parse(text))).toBe(text);
  });

  it('takes the repeated names of a form and joins them', () => {
    expect(tidyListingSearch(new URLSearchParams('brand=nike&brand=vans&priceMin=&sort=NEW_FIRST'))).toBe(
      '?brand=nike,vans&sort=NEW_FIRST',
    );
  });

  it('leaves a tidy address alone and keeps what is not its own', () => {
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
  ])('has no room for %s', (nonsense) => {
    expect(tidyListingSearch(new URLSearchParams(`size=42&${nonsense}`))).toBe('?size=42');
  });

  it('has no room for what no slug can be', () => {
    const search = new URLSearchParams({ brand: `nike,${'x'.repeat(300)},a\u0000b`, size: '42' });
    expect(tidyListingSearch(search)).toBe('?brand=nike&size=42');
  });

  it('turns a crossed price range round', () => {
    expect(tidyListingSearch(new URLSearchParams('priceMin=9000&priceMax=5000'))).toBe('?priceMin=5000&priceMax=9000');
    expect(listingSearch(withPrice(parse(''), 9000, 5000))).toBe('?priceMin=5000&priceMax=9000');
  });

  it('keeps the pages that stand on one screen', () => {
    expect(tidyListingSearch(new URLSearchParams('page=1-3'))).toBeNull();
    expect(tidyListingSearch(new URLSearchParams('page=3-1'))).toBe('?page=3');
  });
});

describe('a change of the choice', () => {
  it('starts from the first page', () => {
    expect(listingSearch(withToggled(parse('brand=nike&page=3'), 'brand', 'vans', true))).toBe('?brand=nike,vans');
    expect(listingSearch(withPrice(parse('page=3'), 1000, null))).toBe('?priceMin=1000');
  });

  it('takes back one value and leaves the others', () => {
    expect(listingSearch(withToggled(parse('brand=nike,vans&size=42'), 'brand', 'nike', false))).toBe(
      '?brand=vans&size=42',
    );
    expect(listingSearch(withToggled(parse('sex=MALE'), 'sex', 'MALE', false))).toBe('');
  });

  it('takes back the size of one age, or of whichever age it was chosen', () => {
    const without = (search: string, value: string) => listingSearch(withToggled(parse(search), 'size', value, false));
    expect(without('size=CHILDREN_35,ADULT_35', 'CHILDREN_35')).toBe('?size=ADULT_35');
    expect(without('size=35,36', 'CHILDREN_35')).toBe('?size=36');
    expect(without('size=CHILDREN_35,36', '35')).toBe('?size=36');
  });

  it('keeps the order when the filters are dropped', () => {
    expect(listingSearch(withoutFilters(parse('brand=nike&priceMin=5&sort=NEW_FIRST&page=2')))).toBe('?sort=NEW_FIRST');
  });
});

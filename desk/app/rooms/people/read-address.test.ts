import { dayIn, hrefWith, pageIn, textIn } from './read-address';

const params = (search: string) => new URLSearchParams(search);

it('invalid values in the URL of a list are ignored, and the first page is shown', () => {
  const odd = params('search=%20&from=yesterday&to=2026-13-40&page=0');
  expect([textIn(odd, 'search'), dayIn(odd, 'from'), dayIn(odd, 'to'), pageIn(odd)]).toEqual([null, null, null, 1]);
  expect([textIn(params('a= b '), 'a'), dayIn(params('d=2026-11-28'), 'd'), pageIn(params('page=3'))]).toEqual([
    'b',
    '2026-11-28',
    3,
  ]);
});

it('changing a filter returns to the first page and keeps the rest of the URL', () => {
  expect(hrefWith('/people/trail', params('page=4&entity=ORDER'), { actor: 'a' })).toBe(
    '/people/trail?entity=ORDER&actor=a',
  );
  expect(hrefWith('/people/trail', params('entity=ORDER'), { entity: null })).toBe('/people/trail');
  expect(hrefWith('/people/trail', params('entity=ORDER'), { page: '2' })).toBe('/people/trail?entity=ORDER&page=2');
});

/** @jest-environment node */
import { guestPage } from './guest-page.server';

const asked = {
  method: 'GET',
  url: new URL('http://shop.test/catalog/any?page=2'),
  cookies: '',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const at = (path: string, more: Partial<typeof asked> = {}) =>
  guestPage({ ...asked, url: new URL(path, asked.url), ...more });
const { signal } = new AbortController();

describe('shared guest pages', () => {
  it.each([
    '/',
    '/catalog',
    '/catalog/any',
    '/catalog/shoes/running?sort=NEW_FIRST',
    '/product/boot',
    '/brands/kedrum',
  ])('the page %s is the same for all guests', (path) => {
    expect(at(path)?.request(signal).url).toBe(new URL(path, asked.url).href);
  });

  it.each([
    '/cart',
    '/checkout',
    '/account',
    '/auth',
    '/search?query=boot',
    '/favorites',
    '/blog',
    '/product-reviews/1',
  ])('the page %s is not the same for all guests', (path) => expect(at(path)).toBeNull());

  it('a shared guest page is requested with no cookie except the consent', () => {
    const page = at('/', { cookies: 'cart=1; consent=1.all; _ga=2; device=secret' });
    expect(page?.request(signal).headers.get('cookie')).toBe('consent=1.all');
    expect(at('/', { cookies: 'has-cart=1; consent=forged' })?.request(signal).headers.get('cookie')).toBeNull();
  });

  it('a shared guest page has its own cache key for each URL, consent and kind of reader', () => {
    const keys = [
      at('/'),
      at('/catalog/any'),
      at('/catalog/any?page=2'),
      at('/', { cookies: 'consent=1.all' }),
      at('/', { userAgent: 'Mozilla/5.0 (compatible; crawler)' }),
    ].map((page) => page?.key);
    expect(new Set(keys).size).toBe(5);
    expect(
      at('/', {
        cookies: '_ga=3',
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5',
      })?.key,
    ).toBe(at('/')?.key);
  });

  it.each(['access=token', 'refresh=token'])('a shopper with %s gets no shared guest page', (cookies) => {
    expect(at('/', { cookies })).toBeNull();
  });

  it('a POST request gets no shared guest page', () => {
    expect(at('/product/boot', { method: 'POST' })).toBeNull();
  });
});

import { redirectSource } from './redirect-source.js';

it.each([
  ['/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9', '/старый'],
  ['/%d1%81%d1%82%d0%b0%d1%80%d1%8b%d0%b9/', '/старый'],
  ['/старый/', '/старый'],
  ['/\u0438\u0306', '/\u0439'],
  ['/a%2fb', '/a%2Fb'],
  ['/old%20page', '/old%20page'],
  ['/old page', '/old%20page'],
  ['/index.php?product_id=5&route=product%2Fproduct', '/index.php?product_id=5&route=product%2Fproduct'],
  ['/index.php?route=product/product&product_id=5', '/index.php?product_id=5&route=product%2Fproduct'],
  ['/catalog/?ELEMENT_ID=', '/catalog?ELEMENT_ID='],
  ['/?p=12#top', '/?p=12'],
  ['/a?', '/a'],
])('redirectSource normalises the redirect source %j to %j', (typed, source) =>
  expect(redirectSource(typed)).toBe(source),
);

it.each(['old', 'https://shop.example/a', '//a', '/a/../b', '/%', '/%E0%A4%A', '/a|b'])(
  'redirectSource returns null for the invalid source %j',
  (typed) => {
    expect(redirectSource(typed)).toBeNull();
  },
);

import { pictureSrc } from './picture-src';

it.each([
  ['banners/a.webp', '/_ipx/_/banners/a.webp'],
  ['storage:demo/a.webp', '/_ipx/_/demo/a.webp'],
  ['', null],
  [null, null],
])('the picture %s is served at %s', (url, src) => {
  expect(pictureSrc(url)).toBe(src);
});

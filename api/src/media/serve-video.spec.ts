import { acceptedFormat } from './accepted-format.js';
import { rangeOf } from './serve-video.js';

it.each([
  ['bytes=0-', { offset: 0, length: 100 }],
  ['bytes=10-19', { offset: 10, length: 10 }],
  ['bytes=90-500', { offset: 90, length: 10 }],
  ['bytes=-10', { offset: 90, length: 10 }],
  ['bytes=-500', { offset: 0, length: 100 }],
  ['bytes=100-', 'OUTSIDE'],
  ['bytes=-0', 'OUTSIDE'],
  ['bytes=19-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('the Range header %s for a video of a hundred bytes is read as %j', (header, range) =>
  expect(rangeOf(header, 100)).toEqual(range),
);

it.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp, image/png', 'webp'],
  ['IMAGE/AVIF;q=0.9', 'avif'],
  ['image/avif;q=0, image/webp;q=0.0', 'jpeg'],
  ['*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('a video request that accepts %s receives %s', (accept, format) => expect(acceptedFormat(accept)).toBe(format));

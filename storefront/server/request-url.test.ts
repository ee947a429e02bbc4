/** @jest-environment node */
import { decodableUrl, requestUrl, type Asked } from './request-url.js';

const asked = (changes: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  path: '/catalog?page=2',
  host: 'localhost:3000',
  protocol: 'http',
  ...changes,
});
const addressOf = (changes: Partial<Asked>, publicUrl?: string) => {
  const url = requestUrl(asked(changes), { publicUrl });
  return url instanceof URL ? url.href : url.status;
};

describe('requestUrl', () => {
  it('requestUrl uses the shop’s public URL whatever the Host header says', () => {
    for (const host of ['shop.example', 'evil.example', 'localhost:3000'])
      expect(addressOf({ host }, 'https://shop.example')).toBe('https://shop.example/catalog?page=2');
  });

  it('requestUrl accepts local Host names only while no public URL is set', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '192.168.1.7:3000', '10.0.0.2', '172.20.0.3', '[::1]:3000'])
      expect(addressOf({ host })).toBe(new URL(`http://${host}/catalog?page=2`).href);
    for (const host of ['evil.example', '8.8.8.8', '172.32.0.1', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect(addressOf({ host })).toBe(421);
  });

  it.each(['//evil.example/x', '/\\evil.example', '//', '', 'http://evil.example/', '*'])(
    'requestUrl refuses the path %j with status 400',
    (path) => {
      expect(addressOf({ path })).toBe(400);
      expect(addressOf({ path }, 'https://shop.example')).toBe(400);
    },
  );

  it.each(['a b', '', 'a@b', 'a/b', 'a,b', 'localhost:', 'localhost:99x', '[::1', 'a..b'])(
    'requestUrl refuses the invalid Host header %j with status 400',
    (host) => expect(addressOf({ host }, 'https://shop.example')).toBe(400),
  );

  it('requestUrl refuses the method TRACE with status 405', () => expect(addressOf({ method: 'TRACE' })).toBe(405));
});

it.each([
  ['/orders/%E0%A4%A?a=%E0', '/orders/%25E0%25A4%25A?a=%E0'],
  ['/sale-50%', '/sale-50%25'],
  ['/%D0%BA%D0%B5%D0%B4%D1%8B', '/%D0%BA%D0%B5%D0%B4%D1%8B'],
  ['/search?query=100%', '/search?query=100%'],
])('decodableUrl escapes percent signs that cannot be decoded: %s', (url, decodable) => {
  expect(decodableUrl(url)).toBe(decodable);
});

import { refusalOfAddress } from './webhook-address.js';
import { speaking } from '../shared/request-scope.js';

const refusalIn = (url: string, allowsPrivate: boolean, ports: number[] = []) =>
  speaking('en', () => refusalOfAddress(new URL(url), { allowsPrivate, ports }));

it.each([
  ['http://shop.example/hooks', 'must be an https address'],
  ['ftp://shop.example/hooks', 'must be an https address'],
  ['https://user:word@shop.example/', 'must not contain a user name or password'],
  ['https://localhost/', 'must be a public address'],
  ['https://127.1/', 'must be a public address'],
  ['https://0x7f000001/', 'must be a public address'],
  ['https://[::1]:8443/', 'must be a public address'],
  ['https://[::ffff:169.254.169.254]/', 'must be a public address'],
  ['https://[::127.0.0.1]/', 'must be a public address'],
  ['https://shop.example:22/', 'must have the port 443'],
])('a webhook with the URL %s is refused with a reason', (url, refusal) => expect(refusalIn(url, false)).toBe(refusal));

it('a webhook URL must be public https unless the shop allows other URLs', () => {
  expect(refusalIn('https://shop.example/hooks', false)).toBeNull();
  expect(refusalIn('https://shop.example:443/hooks', false)).toBeNull();
  expect(refusalIn('https://shop.example:8443/hooks', false, [8443])).toBeNull();
  expect(refusalIn('https://shop.example:22/hooks', false, [8443])).toBe('must have the port 443 or 8443');
  expect(refusalIn('http://127.0.0.1:4700/hooks', true)).toBeNull();
  expect(refusalIn('ftp://127.0.0.1/', true)).toBe('must be an http or https address');
});

import { isPublicAddress, lookupPublic, refusalOfAddress } from './public-address.js';
import { speaking } from '../shared/request-scope.js';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '::1',
  '::',
  'fc00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['93.184.216.34', '2606:4700::1111'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

const refusalIn = (url: string, allowsPrivate: boolean) =>
  speaking('en', () => refusalOfAddress(new URL(url), allowsPrivate));

it.each([
  ['http://shop.example/hooks', 'must be an https address'],
  ['ftp://shop.example/hooks', 'must be an https address'],
  ['https://user:word@shop.example/', 'must not contain a user name or password'],
  ['https://localhost/', 'must be a public address'],
  ['https://127.1/', 'must be a public address'],
  ['https://0x7f000001/', 'must be a public address'],
  ['https://[::1]:8443/', 'must be a public address'],
  ['https://[::ffff:169.254.169.254]/', 'must be a public address'],
])('a webhook may not be %s', (url, refusal) => expect(refusalIn(url, false)).toBe(refusal));

it('a webhook may be a public https address, and any other where that is allowed', () => {
  expect(refusalOfAddress(new URL('https://shop.example/hooks'), false)).toBeNull();
  expect(refusalOfAddress(new URL('http://127.0.0.1:4700/hooks'), true)).toBeNull();
  expect(refusalIn('ftp://127.0.0.1/', true)).toBe('must be an http or https address');
});

it.each([{ all: true }, { all: false }])(
  'a name that leads to a private address is not connected to',
  async (options) => {
    const error = await new Promise((done) => lookupPublic('localhost', options, done));
    expect(String(error)).toContain('not public');
  },
);

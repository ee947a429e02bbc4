import { isPublicAddress, lookupPublic, refusalOf } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '77.88.8.8', '2a02:6b8::feed:ff'])('isPublicAddress accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::8.8.8.8',
    '4000::1',
    '2001:db8::1',
    '3fff::1',
    'fec0::1',
    'ff02::1',
    '192.88.99.1',
    '198.18.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('isPublicAddress refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([{ all: true }, { all: false }])(
  'lookupPublic refuses a host name that resolves to a private IP address',
  async (options) => {
    const error = await new Promise((done) => lookupPublic('localhost', options, done));
    expect(String(error)).toContain('not public');
  },
);

it.each([
  ['https://shop.example/', [], null],
  ['http://shop.example/', [], null],
  ['https://shop.example:8443/', [8443], null],
  ['https://shop.example:8443/', [], 'PORT'],
  ['https://shop.example:22/', [8443], 'PORT'],
  ['https://api.localhost./', [], 'HOST'],
  ['https://2130706433/', [], 'HOST'],
  ['https://[::127.0.0.1]/', [], 'HOST'],
])('refusalOf the URL %s with the further allowed ports %j is %s', (url, ports, refused) => {
  expect(refusalOf(new URL(url), ports)).toBe(refused);
});

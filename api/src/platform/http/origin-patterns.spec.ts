import { isListed, origins } from './origin-patterns.js';

const allows = (list: string, origin: string | undefined) => isListed(origins.parse(list), origin);

describe.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example:8443', 'https://shop.example:8443'],
  ['https://*.shop.example', 'https://preview-17.shop.example'],
  ['http://localhost:*', 'http://localhost:5173'],
  ['http://localhost:*', 'http://localhost'],
  ['http://[::1]:*', 'http://[::1]:8099'],
  ['capacitor://localhost', 'capacitor://localhost'],
  ['https://one.example, https://two.example', 'https://two.example'],
])('the list %s', (list, origin) => {
  it(`the CORS list allows ${origin}`, () => expect(allows(list, origin)).toBe(true));
});

it.each([
  ['https://shop.example', 'https://shop.example.evil.example'],
  ['https://shop.example', 'https://evilshop.example'],
  ['https://shop.example', 'https://shop.example:8443'],
  ['https://shop.example', 'http://shop.example'],
  ['https://shop.example', 'https://SHOP.example'],
  ['https://shop.example', 'https://shop.example/'],
  ['https://shop.example', 'https://shop.example\n'],
  ['https://shop.example', 'https://shopxexample'],
  ['https://shop.example', 'https://user@shop.example'],
  ['https://shop.example', 'null'],
  ['https://shop.example', ''],
  ['https://shop.example', undefined],
  ['https://*.shop.example', 'https://shop.example'],
  ['https://*.shop.example', 'https://a.b.shop.example'],
  ['https://*.shop.example', 'https://.shop.example'],
  ['https://*.shop.example', 'https://evil.example/.shop.example'],
  ['https://*.shop.example', 'https://evil.example?.shop.example'],
  ['https://*.shop.example', 'https://a.shop.example.evil.example'],
  ['https://*.shop.example', 'https://a.shop.example:8443'],
  ['http://localhost:*', 'http://localhost:'],
  ['http://localhost:*', 'http://localhost:5173.evil.example'],
  ['http://localhost:*', 'http://localhost.evil.example:5173'],
  ['capacitor://localhost', 'https://localhost'],
])('the CORS list %s refuses %j', (list, origin) => {
  expect(allows(list, origin)).toBe(false);
});

it.each([
  ['*', /would let every site in/],
  ['null', /any sandboxed page/],
  ['shop.example', /is no origin as browsers send it/],
  ['https://Shop.example', /write «https:\/\/shop\.example»/],
  ['https://shop.example/', /write «https:\/\/shop\.example»/],
  ['https://shop.example/catalog', /write «https:\/\/shop\.example»/],
  ['https://магазин.example', /write «https:\/\/xn--80aairftm\.example»/],
  ['https://user:pass@shop.example', /is no origin/],
  ['https://shop.example:443', /without «:443»/],
  ['http://shop.example:80', /without «:80»/],
  ['https://shop.example:99999', /no valid port/],
  ['https://*.example', /too wide/],
  ['https://*', /is no origin/],
  ['https://shop.*', /is no origin/],
  ['https://a.*.example', /is no origin/],
  ['https://shop..example', /no valid host/],
  ['http://256.0.0.1', /no valid host/],
])('the CORS pattern %s is refused with a reason', (text, reason) => {
  const { error } = origins.safeParse(`https://good.example, ${text}`);
  expect(error!.issues.map(({ message }) => message)).toEqual([expect.stringMatching(reason)]);
  expect(error!.issues[0]!.message).toContain(`«${text}»`);
});

it('an empty CORS list allows no origin', () => expect(allows('', 'https://shop.example')).toBe(false));

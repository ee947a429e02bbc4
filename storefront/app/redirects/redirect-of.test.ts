import { redirectOf, type RedirectRule } from './redirect-of';

const rule = (kind: RedirectRule['kind'], source: string, target: string, status = 301): RedirectRule => ({
  ...{ kind, source, target, status },
});
const rules = [
  rule('EXACT', '/a', '/x'),
  rule('PREFIX', '/a', '/y', 302),
  rule('PREFIX', '/a/b', 'https://shop.example/z'),
  rule('EXACT', '/обувь', '/catalog/кроссовки'),
  rule('EXACT', '/self', '/self'),
  rule('EXACT', '/index.php', '/home'),
  rule('EXACT', '/index.php?product_id=5', '/product/five'),
  rule('EXACT', '/index.php?product_id=5&route=cart', '/cart'),
  rule('EXACT', '/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9', '/catalog'),
  rule('EXACT', '/old%20page', '/new%20page'),
];
const sent = (address: string, all = rules) => redirectOf(all, new URL(address, 'https://meet.example'));

it.each([
  ['/a', '/x'],
  ['/a/', '/x'],
  ['/a?ref=1', '/x?ref=1'],
  ['/a/c', '/y/c'],
  ['/a/b', 'https://shop.example/z'],
  ['/a/b/c?size=42', 'https://shop.example/z/c?size=42'],
  ['/%D0%BE%D0%B1%D1%83%D0%B2%D1%8C', '/catalog/%D0%BA%D1%80%D0%BE%D1%81%D1%81%D0%BE%D0%B2%D0%BA%D0%B8'],
  ['/%d0%be%d0%b1%d1%83%d0%b2%d1%8c/', '/catalog/%D0%BA%D1%80%D0%BE%D1%81%D1%81%D0%BE%D0%B2%D0%BA%D0%B8'],
  ['/%D1%81%D1%82%D0%B0%D1%80%D1%8B%D0%B9', '/catalog'],
  ['/%d1%81%d1%82%d0%b0%d1%80%d1%8b%d0%b8%cc%86', '/catalog'],
  ['/old%20page', '/new%20page'],
  ['/index.php', '/home'],
  ['/index.php?product_id=6', '/home?product_id=6'],
  ['/index.php?product_id=5', '/product/five'],
  ['/index.php?utm_source=a&product_id=5', '/product/five?utm_source=a'],
  ['/index.php?route=cart&product_id=5', '/cart'],
])('redirectOf redirects %s to %s', (address, location) => expect(sent(address)?.location).toBe(location));

it.each(['/ab', '/', '/self', '/self/', '/%E0%A4%A'])('redirectOf does not redirect the URL %s', (address) =>
  expect(sent(address)).toBeNull(),
);

it('redirectOf returns the HTTP status of the matching rule', () => {
  expect([sent('/a')?.status, sent('/a/c')?.status]).toEqual([301, 302]);
});

it('redirectOf keeps the path when a rule moves the whole shop', () => {
  const moved = [rule('PREFIX', '/', 'https://new.example')];
  expect([sent('/', moved)?.location, sent('/b', moved)?.location]).toEqual([
    'https://new.example',
    'https://new.example/b',
  ]);
});

/** @jest-environment node */
import { filesOf, isGatewayFault, outdated, planFor, type Asked } from './plan';

const origin = 'https://meet.example';
const asked = (path: string, rest: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'no-cors',
  destination: '',
  url: new URL(path, origin).href,
  ...rest,
});

it.each<[string, Asked]>([
  ['the API', asked('/graphql')],
  ['a sign-in', asked('/api/authenticate', { method: 'POST' })],
  ['the data of the account', asked('/account.data')],
  ['the data of the cart', asked('/cart.data')],
  ['the news of builds', asked('/builds/latest.json?1')],
  ['an upload', asked('/uploads/1', { method: 'PUT' })],
  ['a form', asked('/auth', { method: 'POST', mode: 'navigate' })],
  ['a file of another site', asked('https://mc.yandex.ru/assets/tag.js')],
  ['a video', asked('/_ipx/_/videos/a.mp4', { destination: 'video' })],
])('the service worker never caches %s', (_, request) => expect(planFor(request, origin)).toBe('pass'));

it.each(['/', '/account', '/cart', '/checkout', '/orders/1'])(
  'the service worker loads the page %s from the network only',
  (path) => expect(planFor(asked(path, { mode: 'navigate' }), origin)).toBe('page'),
);

it('the service worker caches build files and product pictures', () => {
  expect(planFor(asked('/assets/root-1a2b.js'), origin)).toBe('file');
  expect(planFor(asked('/_ipx/f_webp,w_320/a.jpg', { destination: 'image' }), origin)).toBe('picture');
});

it('the service worker removes caches of previous builds only', () => {
  const names = ['meet-shell-1', 'meet-shell-2', 'meet-pictures', 'meet-old', 'someone-else'];
  expect(outdated(names, { id: '2', shell: [] })).toEqual(['meet-shell-1', 'meet-old']);
});

it('filesOf finds in the HTML of the offline page the files that it needs', () => {
  const html = '<link href="/assets/a.css"/><link rel="preload" href="/assets/b.woff2"/><a href="/assets/a.css">';
  expect(filesOf(html)).toEqual(['/assets/a.css', '/assets/b.woff2']);
});

it('isGatewayFault distinguishes a proxy’s failure from an answer of the shop', () => {
  expect([200, 404, 500, 502, 503, 504].filter((status) => isGatewayFault({ status }))).toEqual([502, 504]);
});

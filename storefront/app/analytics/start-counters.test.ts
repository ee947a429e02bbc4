import { startCounters } from './start-counters';
import { forgetWaiting, isCounting, tell } from './tell';

const both = { ga4: 'G-ABC123', metrika: 12_345 };
const globals = window as unknown as { dataLayer: ArrayLike<unknown>[]; ym: { a: unknown[][] }; metrikaData: object[] };
const events = () => globals.dataLayer.map((command) => Array.from(command)).filter(([kind]) => kind === 'event');
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  forgetWaiting();
  globals.dataLayer = [];
  globals.metrikaData = [];
  document.head.replaceChildren();
});

it('analytics sends nothing before counting starts, then sends waiting events first', () => {
  tell({ name: 'login', method: 'email' });
  expect([scripts(), isCounting()]).toEqual([[], false]);
  stop = startCounters(both);
  tell({ name: 'search', query: 'кеды', found: 1 });
  expect(events().map(([, name]) => name)).toEqual(['login', 'search']);
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
    'https://mc.yandex.ru/metrika/tag.js',
  ]);
});

it('analytics never sends events of a page that was left without an answer to the consent notice', () => {
  tell({ name: 'login', method: 'email' });
  forgetWaiting();
  stop = startCounters(both);
  expect(events()).toEqual([]);
});

it('advertising, session recording and automatic page views are turned off in both counters', () => {
  stop = startCounters(both);
  const commands = globals.dataLayer.map((command) => Array.from(command));
  expect(commands).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  expect(commands).toContainEqual(['config', 'G-ABC123', expect.objectContaining({ send_page_view: false })]);
  expect(globals.ym.a).toContainEqual([
    12_345,
    'init',
    expect.objectContaining({ defer: true, webvisor: false, clickmap: false, ecommerce: 'metrikaData' }),
  ]);
});

it('each analytics service receives events in its own format', () => {
  stop = startCounters(both);
  tell({ name: 'add_to_cart', items: [{ id: 'tayga', name: 'Тайга', price: 50 }] });
  expect(events()[0]).toEqual(['event', 'add_to_cart', expect.objectContaining({ currency: 'RUB', value: 0.5 })]);
  expect(globals.metrikaData).toEqual([
    { ecommerce: { currencyCode: 'RUB', add: { products: [expect.objectContaining({ price: 0.5 })] } } },
  ]);
});

it('only the configured analytics service is loaded', () => {
  stop = startCounters({ ga4: null, metrika: 12_345 });
  expect(scripts()).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
});

it('personal data is removed from searches and titles sent to analytics', () => {
  stop = startCounters(both);
  tell({ name: 'search', query: 'ivan@example.ru +7 916 123-45-67', found: 0 });
  tell({
    name: 'page_view',
    address: 'https://meet.example/search?query=ivan',
    title: 'ivan@example.ru — поиск',
    referrer: 'https://meet.example/orders/secret',
  });
  expect(JSON.stringify(events())).not.toMatch(/ivan|916|secret/);
});

it('withdrawing consent stops analytics and deletes its cookies', () => {
  document.cookie = '_ga=1';
  document.cookie = '_ym_uid=2';
  document.cookie = 'own=3';
  startCounters(both)();
  tell({ name: 'login', method: 'email' });
  expect(events()).toEqual([]);
  expect(document.cookie).toBe('own=3');
  expect(window).toHaveProperty('ga-disable-G-ABC123', true);
  expect(globals.ym.a.at(-1)).toEqual([12_345, 'destruct']);
});

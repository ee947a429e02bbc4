import { origins } from '../../platform/http/origin-patterns.js';
import { ReturnAddresses } from './return-addresses.js';

const addresses = new ReturnAddresses({
  STOREFRONT_URL: 'https://meet.example',
  API_ORIGINS: origins.parse('https://front.example,https://*.preview.example,http://localhost:*,myapp://orders'),
});
const check = (address: string | null | undefined) => addresses.check('dto.returnUrl', address, null);

it.each([undefined, null, '', ' '])('%j is refused as a prefix of return URLs', (address) =>
  expect(check(address)).toBeNull(),
);

it.each([
  'https://meet.example/orders/{id}',
  'https://front.example',
  'https://front.example/thanks?order={id}&from=payment#top',
  'https://pr-7.preview.example/done',
  'http://localhost:5173/paid',
  'myapp://orders/{id}',
])('the return URL %s is accepted', (address) => expect(check(address)).toBe(address));

it.each([
  'https://evil.example/',
  'https://front.example.evil.example/',
  'https://front.example@evil.example/',
  'https://user:word@front.example/',
  'https://front.example\\@evil.example/',
  'https://evil.example\\.front.example/',
  'https://front.example/\\evil.example',
  'https://front.example:8443/',
  'http://front.example/',
  'HTTPS://FRONT.EXAMPLE/',
  'https://a.b.preview.example/',
  'https://{id}.preview.example/',
  'https://front.example\n.evil.example/',
  'https://front.example/\r\nset-cookie:x=1',
  'https://front․example/',
  '//front.example/',
  '/orders/{id}',
  'javascript:alert(1)',
  'javascript://front.example/%0aalert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'myapp://evil/',
  'otherapp://orders/',
  `https://front.example/${'x'.repeat(2000)}`,
])('the return URL %j is refused with the field’s name', (address) => {
  expect(() => check(address)).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) }),
  );
  expect(() => check(address)).toThrow(/^dto\.returnUrl: /);
});

it('`{id}` in a return URL is replaced by the order’s id', () => {
  expect(ReturnAddresses.of('myapp://orders/{id}?id={id}', 'k3-X_')).toBe('myapp://orders/k3-X_?id=k3-X_');
  expect(ReturnAddresses.of('https://front.example', 'k3')).toBe('https://front.example/');
  expect(ReturnAddresses.of(null, 'k3')).toBeNull();
});

describe('of a front end with a key', () => {
  const client = {
    id: 'c',
    orderUrl: null,
    productUrl: null,
    limitPercent: 100,
    returnAddresses: [
      'https://own.example/orders',
      'https://app.example',
      'myapp://orders',
      'https://q.example/t?order={id}',
    ],
  };
  const of = (address: string) => () => addresses.check('returnUrl', address, client);

  it.each([
    'https://own.example/orders',
    'https://own.example/orders/{id}',
    'https://own.example/orders?id={id}',
    'https://app.example/any/thing',
    'myapp://orders/{id}',
    'https://q.example/t?order={id}&x=1',
  ])('the return URL %s is accepted for a client with a key', (address) => expect(of(address)()).toBe(address));

  it.each([
    'https://own.example/orders-evil',
    'https://own.example/orders/../evil',
    'https://own.example/orders/%2e%2e/evil',
    'https://own.example/',
    'https://app.example.evil.example/',
    'https://app.example:8443/',
    'myapp://orders-evil',
    'https://meet.example/orders/{id}',
    'https://front.example/',
  ])('the return URL %s is refused for a client whose own list lacks it', (address) =>
    expect(of(address)).toThrow(/^returnUrl: адрес должен начинаться/),
  );
});

import { pageAddress } from './page-address';

it.each([
  ['https://meet.example/search?query=ivan@example.ru&utm_source=vk#top', 'https://meet.example/search?utm_source=vk'],
  ['https://meet.example/?gclid=1&yclid=2&_openstat=3&size=42', 'https://meet.example/?gclid=1&yclid=2&_openstat=3'],
  ['https://meet.example/sign-in?token=secret', 'https://meet.example/sign-in'],
  ['https://meet.example/orders/Zk3-9', 'https://meet.example/orders/:id'],
  ['https://meet.example/account/orders/0190f7a2-1111/print', 'https://meet.example/account/orders/:id/print'],
  ['https://meet.example/favorites/secret?page=2', 'https://meet.example/favorites/:id'],
  ['https://meet.example/search-notices/secret', 'https://meet.example/search-notices/:id'],
  ['https://meet.example/preview/secret', 'https://meet.example/preview/:id'],
  ['https://meet.example/preview/banners/secret', 'https://meet.example/preview/banners/:id'],
  ['https://meet.example/preview/collections/secret', 'https://meet.example/preview/collections/:id'],
  ['https://meet.example/product/orders/1', 'https://meet.example/product/orders/1'],
  ['', ''],
])('pageAddress reports the page URL %s as %s', (address, told) => expect(pageAddress(address)).toBe(told));

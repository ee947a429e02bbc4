import type { AnalyticsEvent } from '../analytics-event';
import { metrikaMessage } from './metrika-message';

const shoe = { id: 'veltrok-tayga', name: 'Кроссовки Тайга', brand: 'Veltrok', category: 'Кроссовки/Беговые' };
const sized = { ...shoe, variant: '42', price: 1_149_050 };
const sizedSent = { ...shoe, variant: '42', price: 11_490.5, quantity: 1 };

it.each<[AnalyticsEvent, object]>([
  [{ name: 'view_item', items: [sized] }, { detail: { products: [sizedSent] } }],
  [{ name: 'add_to_cart', items: [sized] }, { add: { products: [sizedSent] } }],
  [{ name: 'remove_from_cart', items: [sized] }, { remove: { products: [sizedSent] } }],
  [
    { name: 'view_item_list', list: 'Новинки', items: [{ ...shoe, position: 1 }] },
    { impressions: [{ ...shoe, list: 'Новинки', position: 1, quantity: 1 }] },
  ],
  [
    { name: 'select_item', list: 'Новинки', items: [{ ...shoe, position: 4 }] },
    { click: { products: [{ ...shoe, list: 'Новинки', position: 4, quantity: 1 }] } },
  ],
  [
    { name: 'purchase', order: '10023', items: [sized], total: 1_179_050, delivery: 30_000, coupon: 'MEET10' },
    { purchase: { actionField: { id: '10023', revenue: 11_790.5, coupon: 'MEET10' }, products: [sizedSent] } },
  ],
])('metrikaMessage sends e-commerce data for %j', (event, action) =>
  expect(metrikaMessage(event)).toEqual({ ecommerce: { currencyCode: 'RUB', ...action } }),
);

it.each<[AnalyticsEvent, object]>([
  [{ name: 'add_to_wishlist', items: [sized] }, { products: ['veltrok-tayga'] }],
  [{ name: 'view_cart', items: [sized] }, { products: ['veltrok-tayga'] }],
  [{ name: 'begin_checkout', items: [sized] }, { products: ['veltrok-tayga'] }],
  [{ name: 'add_shipping_info', items: [sized], way: 'courier' }, { way: 'courier' }],
  [{ name: 'add_payment_info', items: [sized], payment: 'CALL' }, { payment: 'CALL' }],
  [
    { name: 'search', query: 'кеды', found: 7 },
    { query: 'кеды', found: 7 },
  ],
  [{ name: 'login', method: 'email' }, { method: 'email' }],
  [{ name: 'sign_up', method: 'phone' }, { method: 'phone' }],
])('metrikaMessage sends a goal for %j', (event, parameters) =>
  expect(metrikaMessage(event)).toEqual({ goal: event.name, parameters }),
);

it('metrikaMessage sends a hit with URL, title and referrer for a page view', () => {
  const view = { address: 'https://meet.example/cart', title: 'Корзина', referrer: 'https://meet.example/' };
  expect(metrikaMessage({ name: 'page_view', ...view })).toEqual({
    hit: view.address,
    options: { title: view.title, referer: view.referrer },
  });
});

import type { AnalyticsEvent } from '../analytics-event';
import { ga4Message } from './ga4-message';

const shoe = { id: 'veltrok-tayga', name: 'Кроссовки Тайга', brand: 'Veltrok', category: 'Кроссовки/Беговые' };
const sized = { ...shoe, variant: '42', price: 1_149_050 };
const shoeSent = {
  item_id: 'veltrok-tayga',
  item_name: 'Кроссовки Тайга',
  item_brand: 'Veltrok',
  item_category: 'Кроссовки/Беговые',
};
const sizedSent = { ...shoeSent, item_variant: '42', price: 11_490.5, quantity: 1 };
const goods = { currency: 'RUB', value: 11_490.5, items: [sizedSent] };

it.each<[AnalyticsEvent, object]>([
  [
    { name: 'page_view', address: 'https://meet.example/cart', title: 'Корзина', referrer: '' },
    { page_location: 'https://meet.example/cart', page_title: 'Корзина', page_referrer: '' },
  ],
  [
    {
      name: 'view_item_list',
      list: 'Новинки',
      items: [
        { ...shoe, price: 99, position: 1 },
        { ...shoe, position: 2 },
      ],
    },
    {
      item_list_name: 'Новинки',
      items: [
        { ...shoeSent, item_list_name: 'Новинки', index: 0, price: 0.99, quantity: 1 },
        { ...shoeSent, item_list_name: 'Новинки', index: 1, quantity: 1 },
      ],
    },
  ],
  [
    { name: 'select_item', list: 'Похожее', items: [{ ...shoe, position: 3 }] },
    { item_list_name: 'Похожее', items: [{ ...shoeSent, item_list_name: 'Похожее', index: 2, quantity: 1 }] },
  ],
  [{ name: 'view_item', items: [sized] }, goods],
  [{ name: 'add_to_wishlist', items: [sized] }, goods],
  [{ name: 'add_to_cart', items: [sized] }, goods],
  [{ name: 'remove_from_cart', items: [sized] }, goods],
  [
    { name: 'view_cart', items: [sized, sized] },
    { ...goods, value: 22_981, items: [sizedSent, sizedSent] },
  ],
  [{ name: 'begin_checkout', items: [sized] }, goods],
  [
    { name: 'add_shipping_info', items: [sized], way: 'point' },
    { ...goods, shipping_tier: 'point' },
  ],
  [
    { name: 'add_payment_info', items: [sized], payment: 'SBP' },
    { ...goods, payment_type: 'SBP' },
  ],
  [
    { name: 'purchase', order: '10023', items: [sized], total: 1_179_050, delivery: 30_000, coupon: 'MEET10' },
    { ...goods, transaction_id: '10023', value: 11_790.5, shipping: 300, coupon: 'MEET10' },
  ],
  [
    { name: 'search', query: 'кеды', found: 7 },
    { search_term: 'кеды', results: 7 },
  ],
  [{ name: 'login', method: 'phone' }, { method: 'phone' }],
  [{ name: 'sign_up', method: 'email' }, { method: 'email' }],
])('ga4Message converts the analytics event %j', (event, parameters) =>
  expect(ga4Message(event)).toEqual([event.name, parameters]),
);

it('ga4Message sends no coupon for a purchase without a promo code', () => {
  const [, parameters] = ga4Message({ name: 'purchase', order: '1', items: [], total: 0, delivery: 0, coupon: null });
  expect(parameters).not.toHaveProperty('coupon');
});

import { roubles, sumOf, type AnalyticsEvent, type AnalyticsItem } from '../analytics-event';

type Parameters = Record<string, unknown>;

/** The name and parameters of a GA4 event, as Google's list of recommended events defines them. */
export function ga4Message(event: AnalyticsEvent): [name: string, parameters: Parameters] {
  switch (event.name) {
    case 'page_view':
      return [event.name, { page_location: event.address, page_title: event.title, page_referrer: event.referrer }];
    case 'search':
      return [event.name, { search_term: event.query, results: event.found }];
    case 'login':
    case 'sign_up':
      return [event.name, { method: event.method }];
    case 'view_item_list':
    case 'select_item':
      return [event.name, { item_list_name: event.list, items: event.items.map((item) => ga4Item(item, event.list)) }];
    case 'add_shipping_info':
      return [event.name, { ...goods(event.items), shipping_tier: event.way }];
    case 'add_payment_info':
      return [event.name, { ...goods(event.items), payment_type: event.payment }];
    case 'purchase':
      return [
        event.name,
        {
          transaction_id: event.order,
          ...goods(event.items),
          value: roubles(event.total),
          shipping: roubles(event.delivery),
          ...(event.coupon && { coupon: event.coupon }),
        },
      ];
    default:
      return [event.name, goods(event.items)];
  }
}

const goods = (items: readonly AnalyticsItem[]): Parameters => ({
  currency: 'RUB',
  value: roubles(sumOf(items)),
  items: items.map((item) => ga4Item(item)),
});

function ga4Item(
  { id, name, brand, category, variant, price, position, quantity = 1 }: AnalyticsItem,
  list?: string,
): Parameters {
  return {
    item_id: id,
    item_name: name,
    ...(brand && { item_brand: brand }),
    ...(category && { item_category: category }),
    ...(variant && { item_variant: variant }),
    ...(list && { item_list_name: list }),
    // GA4 counts positions from 0.
    ...(position && { index: position - 1 }),
    ...(price !== undefined && { price: roubles(price) }),
    quantity,
  };
}

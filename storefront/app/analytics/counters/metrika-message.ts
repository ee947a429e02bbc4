import { roubles, type AnalyticsEvent, type AnalyticsItem } from '../analytics-event';

type Parameters = Record<string, unknown>;

/**
 * A message to Yandex.Metrika: a page view, e-commerce data, or a goal for events that its e-commerce data does not
 * cover.
 */
export type MetrikaMessage =
  | { hit: string; options: { title: string; referer: string } }
  | { ecommerce: Parameters }
  | { goal: string; parameters: Parameters };

const actions = {
  select_item: 'click',
  view_item: 'detail',
  add_to_cart: 'add',
  remove_from_cart: 'remove',
} as const;

export function metrikaMessage(event: AnalyticsEvent): MetrikaMessage {
  switch (event.name) {
    case 'page_view':
      return { hit: event.address, options: { title: event.title, referer: event.referrer } };
    case 'view_item_list':
      return ecommerce({ impressions: event.items.map((item) => metrikaItem(item, event.list)) });
    case 'select_item':
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart': {
      const list = 'list' in event ? event.list : undefined;
      return ecommerce({ [actions[event.name]]: { products: event.items.map((item) => metrikaItem(item, list)) } });
    }
    case 'purchase': {
      const actionField = {
        id: event.order,
        revenue: roubles(event.total),
        ...(event.coupon && { coupon: event.coupon }),
      };
      return ecommerce({ purchase: { actionField, products: event.items.map((item) => metrikaItem(item)) } });
    }
    case 'search':
      return { goal: event.name, parameters: { query: event.query, found: event.found } };
    case 'login':
    case 'sign_up':
      return { goal: event.name, parameters: { method: event.method } };
    case 'add_shipping_info':
      return { goal: event.name, parameters: { way: event.way } };
    case 'add_payment_info':
      return { goal: event.name, parameters: { payment: event.payment } };
    default:
      return { goal: event.name, parameters: { products: event.items.map(({ id }) => id) } };
  }
}

const ecommerce = (action: Parameters): MetrikaMessage => ({ ecommerce: { currencyCode: 'RUB', ...action } });

function metrikaItem(
  { id, name, brand, category, variant, price, position, quantity = 1 }: AnalyticsItem,
  list?: string,
): Parameters {
  return {
    id,
    name,
    ...(brand && { brand }),
    ...(category && { category }),
    ...(variant && { variant }),
    ...(list && { list }),
    ...(position && { position }),
    ...(price !== undefined && { price: roubles(price) }),
    quantity,
  };
}

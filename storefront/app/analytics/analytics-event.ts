/** Goods that an event is about. */
export interface AnalyticsItem {
  /** Slug of the product: the same from a list to the order. */
  id: string;
  name: string;
  brand?: string;
  category?: string;
  /** Name of the size. */
  variant?: string;
  /** Kopecks; absent if the goods are sold out. */
  price?: number;
  /** Place in the list, from 1. */
  position?: number;
  /** Units; 1 where it is absent. */
  quantity?: number;
}

/** What a shopper has done. Nothing in it tells who the shopper is. All sums are in kopecks. */
export type AnalyticsEvent =
  | { name: 'page_view'; address: string; title: string; referrer: string }
  | { name: 'view_item_list' | 'select_item'; list: string; items: readonly AnalyticsItem[] }
  | {
      name: 'view_item' | 'add_to_wishlist' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout';
      items: readonly AnalyticsItem[];
    }
  | { name: 'add_shipping_info'; items: readonly AnalyticsItem[]; way: 'point' | 'courier' }
  | { name: 'add_payment_info'; items: readonly AnalyticsItem[]; payment: string }
  | {
      name: 'purchase';
      /** Number of the order. Its id would open its page. */
      order: string;
      items: readonly AnalyticsItem[];
      total: number;
      delivery: number;
      coupon: string | null;
    }
  | { name: 'search'; query: string; found: number }
  /** `sign_up` is the sign-in that made the account. */
  | { name: 'login' | 'sign_up'; method: 'email' | 'phone' };

/** A service that counts what shoppers do. */
export interface Counter {
  count: (event: AnalyticsEvent) => void;
  /** Stops counting, and removes what the service keeps in the browser. Called when the consent is withdrawn. */
  stop: () => void;
}

/** The price of goods in kopecks; 0 for those that have none. */
export const sumOf = (items: readonly AnalyticsItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);

/** Services of analytics take roubles, with kopecks behind the point. */
export const roubles = (kopecks: number): number => kopecks / 100;

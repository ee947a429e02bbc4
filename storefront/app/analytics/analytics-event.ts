/** Items that an event is about. */
export interface AnalyticsItem {
  /** Slug of the product, the same from the list to the order. */
  id: string;
  name: string;
  brand?: string;
  category?: string;
  /** Name of the size. */
  variant?: string;
  /** In kopecks; absent if the item is sold out. */
  price?: number;
  /** Position in the list, starting from 1. */
  position?: number;
  /** Number of units; default: 1. */
  quantity?: number;
}

/** What a shopper has done. Nothing in it identifies the shopper. All amounts are in kopecks. */
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
      /** The order's number. Its id must not be used, because it opens the order's page. */
      order: string;
      items: readonly AnalyticsItem[];
      total: number;
      delivery: number;
      coupon: string | null;
    }
  | { name: 'search'; query: string; found: number }
  /** `sign_up` means that this sign-in created the account. */
  | { name: 'login' | 'sign_up'; method: 'email' | 'phone' };

/** An analytics service. */
export interface Counter {
  count: (event: AnalyticsEvent) => void;
  /** Stops counting and deletes what the service stored in the browser. Called when the shopper withdraws consent. */
  stop: () => void;
}

/** The total price in kopecks; items without a price count as 0. */
export const sumOf = (items: readonly AnalyticsItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0);

/** Analytics services expect roubles with kopecks as decimals. */
export const roubles = (kopecks: number): number => kopecks / 100;

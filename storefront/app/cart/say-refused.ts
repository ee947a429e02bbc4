import type { BrowserFault } from '../graphql/ask-in-browser';
import type { ToastStore } from '../toasts/toast-store';

/** Shows the shopper a message why the shop did not change the cart. */
export function sayRefused(toasts: Pick<ToastStore, 'show'>, { code, message }: BrowserFault): void {
  if (code === 'CART_FULL') toasts.show('warning', 'Корзина заполнена', 'В ней помещается 100 вещей.');
  else if (code === 'ITEM_UNAVAILABLE' || code === 'ITEM_NOT_FOUND')
    toasts.show('warning', 'Этого размера больше нет', 'Выберите другой: его могли только что купить.');
  else toasts.show('error', 'Корзина не изменилась', message);
}

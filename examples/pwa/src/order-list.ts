import { CreatePaymentLinkDocument } from '@meet/client/operations';
import { add, main } from './dom';
import { meet, money } from './meet';
import { onOrders, orders, type Order } from './orders';
import { signIn } from './sign-in';

/** The main steps of an order; docs/orders.md lists all statuses. */
const STEPS: [last: Order['status'], words: string][] = [
  ['ACCEPT_MEET_WAIT_PAID', 'Waits for the payment'],
  ['AWAITING_RESPONSE_FROM_SUPPLIER', 'Paid'],
  ['SHIPPED_TO_RUSSIA_STOCK_MEET', 'Travels to our stock'],
  ['AWAITING_SENT_FROM_MEET', 'In our stock'],
  ['DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER', 'On its way to you'],
  ['DELIVERED', 'Delivered'],
];

const ORDER: Order['status'][] = [
  'AWAITING_CALL',
  'AWAITING_PAY',
  'ACCEPT_MEET_WAIT_PAID',
  'PAID_READY_TO_SEND',
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'CUSTOMS_CLEARANCE_IN_TURKEY',
  'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
  'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  'AWAITING_SENT_FROM_MEET',
  'HANDED_OVER_FOR_DELIVERY',
  'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
  'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
  'DELIVERED',
];

/** Returns the step that an order has reached; -1 for a cancelled or returned order. */
function stepOf(status: Order['status']): number {
  const at = ORDER.indexOf(status);
  return at < 0 ? -1 : STEPS.findIndex(([last]) => ORDER.indexOf(last) >= at);
}

/** Shows the list of orders, or one order by its public id, and follows their changes. */
export async function orderList(id: string | null): Promise<() => void> {
  if (!(await meet.session.isSignedIn())) {
    signIn(() => (location.hash = '#orders'));
    return () => undefined;
  }
  const draw = () => {
    main.replaceChildren();
    add(main, 'h1', { textContent: id ? 'Your order' : 'Your orders' });
    const shown = orders().filter((order) => !id || order.id === id);
    if (!shown.length) add(main, 'p', { textContent: 'Nothing here yet' });
    for (const order of shown) drawOrder(order);
  };
  draw();
  return onOrders(draw);
}

function drawOrder(order: Order): void {
  const { number, status, totalPrice, orderProductItems, awaitingItems } = order;
  const card = add(main, 'article');
  add(card, 'h2', { textContent: `Order ${number}` });
  const at = stepOf(status);
  add(card, 'p', { className: 'state', textContent: at < 0 ? 'Cancelled or returned' : STEPS[at]![1] }).setAttribute(
    'role',
    'status',
  );
  const way = add(card, 'progress', { max: STEPS.length - 1, value: Math.max(at, 0) });
  way.ariaLabel = `Order ${number}: step ${at + 1} of ${STEPS.length}`;
  for (const { productItem } of orderProductItems)
    add(card, 'p', { textContent: `${productItem.name}, ${productItem.size.name}`, lang: 'ru' });
  add(card, 'strong', { textContent: money(totalPrice) });
  // Units that the shop has added after the payment belong to the order only when they are paid, too.
  for (const { productItem } of awaitingItems)
    add(add(card, 'p', { textContent: 'To be paid: ' }), 'span', {
      textContent: `${productItem.name}, ${productItem.size.name}`,
      lang: 'ru',
    });
  if (order.payable) drawPayment(card, order);
}

/** Pays for an order, or for units that were added to a paid order. */
function drawPayment(card: HTMLElement, { id, amountDue }: Order): void {
  const pay = add(card, 'button', { textContent: `Pay ${money(amountDue)}` });
  pay.onclick = async () => {
    const { createPaymentLink } = await meet.request(CreatePaymentLinkDocument, {
      dto: { id },
      returnUrl: `${location.origin}/?order={id}`,
    });
    location.assign(createPaymentLink.paymentLink);
  };
}

/** The page of test payments belongs to this shop, whatever host the link names. */
const ownPage = /^\/sandbox-payment\/[\w-]+$/;

export function ownPaymentPath(paymentLink: string, origin: string): string | null {
  const { pathname } = new URL(paymentLink, origin);
  return ownPage.test(pathname) ? pathname : null;
}

/** Opens the payment page, or the order's page if there is no payment link. */
export function goToPayment(
  { id, paymentLink }: { id: string; paymentLink: string | null },
  go: (path: string) => void,
): void {
  if (paymentLink === null) return go(`/orders/${encodeURIComponent(id)}`);
  const own = ownPaymentPath(paymentLink, window.location.origin);
  if (own) go(own);
  else window.location.assign(paymentLink);
}

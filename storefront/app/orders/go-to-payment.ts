/** The path of the test payment page. The page belongs to this shop, so the link's host is ignored. */
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

/** The test payments' page is this shop's own, by whatever name the shop calls itself. */
const ownPage = /^\/sandbox-payment\/[\w-]+$/;

export function ownPaymentPath(paymentLink: string, origin: string): string | null {
  const { pathname } = new URL(paymentLink, origin);
  return ownPage.test(pathname) ? pathname : null;
}

/** To the page of payment; to the order where there is nothing to pay yet or nobody who takes it. */
export function goToPayment(
  { id, paymentLink }: { id: string; paymentLink: string | null },
  go: (path: string) => void,
): void {
  if (paymentLink === null) return go(`/orders/${encodeURIComponent(id)}`);
  const own = ownPaymentPath(paymentLink, window.location.origin);
  if (own) go(own);
  else window.location.assign(paymentLink);
}

import { redirect } from 'react-router';
import { currentRequest } from '../../graphql/current-request.server';

/** Decides which form to show: only e-mail on the way to the checkout, otherwise e-mail or telephone. */
export async function loadAuth(url: URL) {
  const returnTo = url.searchParams.get('returnTo') === 'checkout' ? ('checkout' as const) : null;
  if ((await currentRequest().session.accessToken()) !== null) throw redirect(returnTo ? '/checkout' : '/account');
  const kind = url.searchParams.get('by') === 'phone' ? ('PHONE' as const) : ('EMAIL' as const);
  return { kind, returnTo, wasDeleted: url.searchParams.has('deleted'), renderedAt: Date.now() };
}

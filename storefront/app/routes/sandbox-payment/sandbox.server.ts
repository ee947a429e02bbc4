import { data, redirect } from 'react-router';
import { z } from 'zod';
import { apiConfig, deadline } from '../../graphql/api-transport.server';
import { logError } from '../../graphql/log.server';
import { isSameOrigin } from '../../session/same-origin.server';
import { noSignal, notFound } from '../../graphql/page-errors';

const page = z.object({
  id: z.string(),
  amount: z.number(),
  description: z.string(),
  state: z.string(),
  returnUrl: z.string(),
  returnsToStorefront: z.boolean(),
  expiresAt: z.string(),
});

const outcome = page.pick({ state: true, returnUrl: true, returnsToStorefront: true });

const actions = z.enum(['PAY', 'DECLINE', 'PAY_LATE', 'PAY_TWICE', 'PAY_WITHOUT_WEBHOOK']);

const addressOf = (id: string) => `${apiConfig.apiOrigin}/payments/sandbox/${encodeURIComponent(id)}`;

export async function loadSandboxPayment(url: URL, id: string, signal: AbortSignal) {
  const { returnUrl, returnsToStorefront, ...payment } = page.parse(
    await ask(url, addressOf(id), { signal: deadline(signal) }),
  );
  return { ...payment, returnTo: returnsToStorefront ? pathOf(returnUrl) : returnUrl };
}

/**
 * Sends the shopper's choice on the test payment page to the API and returns to the order: by a redirect or, for
 * another front end without scripts, by a `refresh` header.
 */
export async function actOnSandboxPayment(request: Request, id: string) {
  const url = new URL(request.url);
  if (!isSameOrigin(request)) throw new Response('Another origin', { status: 403 });
  const { data: action } = actions.safeParse((await request.formData()).get('action'));
  if (!action) throw new Response('Bad request', { status: 400 });
  const answer = await ask(url, `${addressOf(id)}/actions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action }),
    signal: deadline(request.signal),
  });
  const { state, returnUrl, returnsToStorefront } = outcome.parse(answer);
  // Another front end, or an app, gets its return URL back unchanged. The API has checked that it belongs to the shop.
  if (!returnsToStorefront) {
    if (url.pathname.endsWith('.data')) return redirect(returnUrl);
    // The policy `form-action` allows forms to lead only to this origin, and also applies to redirects after a form.
    return data(null, { headers: { refresh: `0; url=${new URL(returnUrl).href}` } });
  }
  // `from=payment` makes the order page wait for the payment. A refused payment will never come, so it is left out
  // then.
  return redirect(`${pathOf(returnUrl)}${state === 'CANCELED' ? '' : '?from=payment'}`);
}

/** The path of the return URL. Its host is ignored, because this page may be open under another name of the shop. */
const pathOf = (returnUrl: string): string => new URL(returnUrl).pathname;

async function ask(url: URL, address: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(address, init).catch((error: unknown) => {
    logError('The sandbox of payments did not answer:', error);
    throw noSignal();
  });
  if (answer.status === 404) throw notFound(url);
  if (!answer.ok) throw noSignal();
  return answer.json();
}

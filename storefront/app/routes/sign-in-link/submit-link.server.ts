import { data, redirect } from 'react-router';
import { authenticateByLink } from '../../sign-in/authenticate.server';
import { isSameOrigin } from '../../session/same-origin.server';

/**
 * Signs in with the token of a link. Requests from other sites are refused, because they could sign the shopper in to
 * somebody else's account.
 */
export async function submitLink(request: Request) {
  if (!isSameOrigin(request)) throw data('Forbidden', { status: 403 });
  const token = (await request.formData()).get('token');
  const outcome = await authenticateByLink(typeof token === 'string' ? token : '', request.signal);
  if ('fault' in outcome) return data({ error: wordsFor(outcome.fault.code) }, { status: 422 });
  return redirect('/account', { headers: outcome.headers });
}

function wordsFor(code: string): string {
  return code === 'TOO_MANY_REQUESTS'
    ? 'Слишком много попыток. Подождите минуту и откройте ссылку снова.'
    : 'Ссылка уже использована или устарела. Попросите новую.';
}

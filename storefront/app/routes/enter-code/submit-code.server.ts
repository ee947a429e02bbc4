import { data, redirect } from 'react-router';
import { movePlainCart } from '../../cart/plain-cart.server';
import { authenticate, credentials } from '../../sign-in/authenticate.server';
import { readSignInStep } from '../../sign-in/sign-in-step.server';
import { codeFaultWords } from '../../sign-in/code-fault-words';

/** Handles the form without scripts. With scripts the page calls /api/authenticate instead. */
export async function submitCode(request: Request) {
  const step = await readSignInStep(request);
  if (!step) throw redirect('/auth');
  const form = await request.formData();
  const parsed = credentials.safeParse({ emailOrPhone: step.address, code: form.get('code') });
  if (!parsed.success) return data({ error: 'Введенный код неверен' }, { status: 422 });
  const outcome = await authenticate(parsed.data, request.signal);
  if ('fault' in outcome) return data({ error: codeFaultWords(outcome.fault) }, { status: 422 });
  const moved = await movePlainCart(request);
  if (moved) outcome.headers.append('set-cookie', moved);
  return redirect(step.returnTo === 'checkout' ? '/checkout' : '/account', { headers: outcome.headers });
}

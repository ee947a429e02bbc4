import { redirect } from 'react-router';
import { currentRequest } from '../../graphql/current-request.server';
import { readSignInStep } from '../../sign-in/sign-in-step.server';

export async function loadEnterCode(request: Request) {
  if ((await currentRequest().session.accessToken()) !== null) throw redirect('/account');
  const step = await readSignInStep(request);
  if (!step) throw redirect('/auth');
  return step;
}

import { useActionData, useFetcher } from 'react-router';
import type { FormOutcome } from './account-actions.server';

const none: FormOutcome['errors'] = {};

/**
 * One form of the account pages and its outcome: from the fetcher or, if it was sent without scripts, from the page's
 * action.
 */
export function useAccountForm(intent: string, about = '') {
  const fetcher = useFetcher<FormOutcome>({ key: `${intent} ${about}` });
  const sent = useActionData<FormOutcome>();
  const outcome = fetcher.data ?? (sent?.intent === intent ? sent : undefined);
  return {
    Form: fetcher.Form,
    submit: (fields: Record<string, string>) =>
      void fetcher.submit({ intent, ...fields }, { method: 'post', action: '/account' }),
    pending: fetcher.state !== 'idle',
    saved: fetcher.state === 'idle' && outcome?.ok === true,
    errors: fetcher.state === 'idle' ? (outcome?.errors ?? none) : none,
  };
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from './session-context';

/** Another tab signed in or out: this one shows the same, and its page is asked for anew. */
export function SessionSync() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => session.followOtherTabs(() => void revalidate()), [session, revalidate]);
  return null;
}

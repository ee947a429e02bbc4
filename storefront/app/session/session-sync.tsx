import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useStores } from '../stores';

/** Another tab signed in or out: this one shows the same, and its page is asked for anew. */
export function SessionSync() {
  const { session } = useStores();
  const { revalidate } = useRevalidator();
  useEffect(() => session.followOtherTabs(() => void revalidate()), [session, revalidate]);
  return null;
}

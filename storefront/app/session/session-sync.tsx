import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from './session-context';

/** When the shopper signs in or out in another tab, updates the session here and reloads the page's data. */
export function SessionSync() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => session.followOtherTabs(() => void revalidate()), [session, revalidate]);
  return null;
}

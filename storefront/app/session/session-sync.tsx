import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from './session-context';

/** Follows a sign-in or sign-out of another tab and reloads the data of this page. */
export function SessionSync() {
  const session = useSession();
  const { revalidate } = useRevalidator();
  useEffect(() => session.followOtherTabs(() => void revalidate()), [session, revalidate]);
  return null;
}

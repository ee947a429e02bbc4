import { useEffect } from 'react';
import { useConsent } from './consent-context';

/** Takes the answer to the cookie notice that is given in another tab. */
export function ConsentSync() {
  const consent = useConsent();
  useEffect(() => consent.followOtherTabs(), [consent]);
  return null;
}

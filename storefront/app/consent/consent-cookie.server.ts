import { parseCookie, stringifySetCookie } from 'cookie';
import { consentAnswers, type Consent } from './consent';

/** Version of the notice's text. Raise it when the text asks for something else: everybody is then asked again. */
export const consentVersion = 1;

/** A year in seconds. */
const life = 31_536_000;

/** The shopper's answer to the current text of the notice; null if there is none. */
export function readConsent(cookieHeader: string | null): Consent | null {
  const kept = parseCookie(cookieHeader ?? '')['consent'];
  return consentAnswers.find((answer) => kept === `${consentVersion}.${answer}`) ?? null;
}

/**
 * The `Set-Cookie` header for an answer. The server sets it, because Safari keeps cookies set by scripts for a week
 * only.
 */
export function consentCookie(answer: Consent): string {
  const value = `${consentVersion}.${answer}`;
  return stringifySetCookie({
    name: 'consent',
    value,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/',
    maxAge: life,
  });
}

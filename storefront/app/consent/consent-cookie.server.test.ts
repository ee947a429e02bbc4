/** @jest-environment node */
import { consentCookie, consentVersion, readConsent } from './consent-cookie.server';

it.each(['all', 'necessary'] as const)(
  'consentCookie keeps the answer «%s» for a year in an HttpOnly cookie',
  (answer) => {
    const line = consentCookie(answer);
    expect(line).toBe(`consent=${consentVersion}.${answer}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(readConsent(`theme=dark; ${line.split(';')[0]}`)).toBe(answer);
  },
);

it.each([null, '', 'consent=', 'consent=all', `consent=${consentVersion - 1}.all`, `consent=${consentVersion}.maybe`])(
  'readConsent finds no consent answer in the cookies %j',
  (cookies) => expect(readConsent(cookies)).toBeNull(),
);

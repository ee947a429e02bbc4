import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of the periods before and after are accepted, too: clocks differ, and typing takes time. */
const PERIODS_AROUND = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Letters that look like neither digits nor each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // cspell:disable-line
const RECOVERY_LETTERS = 12;

/** Returns a new secret for an app, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the URL that an app reads as a QR code. */
export const setupUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) }).toString();

/** Returns the number of the period whose code was entered at `now` (epoch milliseconds); null if the code is wrong. */
export function periodOf(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: PERIODS_AROUND });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Returns whether a text is a code of an app, rather than a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns new recovery codes such as `2345-6789-2345`: 59 random bits each. */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS[randomInt(LETTERS.length)]!;
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LETTERS }, letter)
      .join('')
      .replace(/.{4}(?=.)/g, '$&-'),
  );
}

/** Returns a typed recovery code in the form of {@link newRecoveryCodes}, without its hyphens. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

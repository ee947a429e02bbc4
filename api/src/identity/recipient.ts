import type { Addressee } from '../messaging/index.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { cleanEmail, cleanPhone } from '../shared/clean-line.js';
import { isEmail } from 'class-validator';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** A telephone or e-mail address that a code is sent to, in normalised form. */
export type Recipient = Addressee;

/**
 * Returns the normalised telephone. Returns null if it is not a number that can receive SMS in one of `countries`. A
 * number without `+` is read as one of the first country.
 */
export function phoneRecipient(typed: string, countries: readonly string[]): Recipient | null {
  const [home] = countries as readonly CountryCode[];
  const number = parsePhoneNumberFromString(cleanPhone(typed), { defaultCountry: home, extract: false });
  if (!number?.isValid() || !number.country || !countries.includes(number.country)) return null;
  const kind = number.getType();
  return kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' ? { channel: 'PHONE', address: number.number } : null;
}

export function emailRecipient(typed: string): Recipient | null {
  const address = cleanEmail(typed);
  return address.length <= 254 && isEmail(address) ? { channel: 'EMAIL', address } : null;
}

export function recipientOf(emailOrPhone: string, countries: readonly string[]): Recipient | null {
  return emailOrPhone.includes('@') ? emailRecipient(emailOrPhone) : phoneRecipient(emailOrPhone, countries);
}

/** Returns the confirmed telephone and e-mail address of an account, as far as it has them. */
export function contactsOf({ phone, email }: { phone: string | null; email: string | null }): Recipient[] {
  return [
    ...(phone ? [{ channel: 'PHONE', address: phone } as const] : []),
    ...(email ? [{ channel: 'EMAIL', address: email } as const] : []),
  ];
}

/** Returns the recipient. If it is null, throws BAD_USER_INPUT for the given field. */
export function given(recipient: Recipient | null, field: string): Recipient {
  if (recipient) return recipient;
  throw badUserInput([fieldFault(field, 'recipient')]);
}

import type { PhoneFormat } from '../../locale/phone-countries.js';

/**
 * Returns a typed or pasted number as the country code and at most as many digits as the country's numbers have, or an
 * empty string. A Russian number may be written «8 (999) 123-45-67», «7999…», «+7 999…» or «999…».
 */
export function cleanPhone(text: string, { code, mask, trunk = '' }: PhoneFormat): string {
  const digits = text.replace(/\D/g, '');
  // The code itself is still being typed or deleted.
  if (code.startsWith(`+${digits}`)) return digits && `+${digits}`;
  const own = without(code.slice(1), digits);
  const national = own === digits ? without(trunk, digits) : own;
  const length = mask.split('#').length - 1;
  // Drops the trunk prefix, as in “+44 (0)7400 123456”.
  const bare = national.length > length ? without(trunk, national) : national;
  return `${code}${bare.slice(0, length)}`;
}

const without = (start: string, digits: string) => (digits.startsWith(start) ? digits.slice(start.length) : digits);

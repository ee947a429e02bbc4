/**
 * Formats a Russian telephone number: +79991234567 → «+7 999 123-45-67». Anything else is returned unchanged. No-break
 * spaces keep the number on one line.
 */
export function formatAddress(address: string): string {
  const russian = /^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(address.replace(/[\s()-]/g, ''));
  if (!russian) return address;
  const [, code, first, second, third] = russian;
  return `+7\u00A0${code}\u00A0${first}\u2011${second}\u2011${third}`;
}

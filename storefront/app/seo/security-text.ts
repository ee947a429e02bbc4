export interface SecurityContact {
  /** Addresses to report a weakness to, the preferred one first: `mailto:`, `https:` or `tel:`. */
  contacts: readonly string[];
  /** When these facts are to be looked at again. Null for half a year from now. */
  expires: Date | null;
  /** The absolute URL of this file. */
  canonical: string;
}

const halfYear = 182 * 86_400_000;

/** The text of /.well-known/security.txt (RFC 9116). */
export function securityText({ contacts, expires, canonical }: SecurityContact, now: Date): string {
  // The hour does not matter, and without it the text stays the same for a day.
  const until = expires ?? new Date(Math.floor((now.getTime() + halfYear) / 86_400_000) * 86_400_000);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${until.toISOString().replace(/\.\d{3}Z$/, 'Z')}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

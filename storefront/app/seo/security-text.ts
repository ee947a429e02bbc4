export interface SecurityContact {
  /** Addresses for reporting a vulnerability, the preferred one first: `mailto:`, `https:` or `tel:`. */
  contacts: readonly string[];
  /** When the file expires. Null: in half a year. */
  expires: Date | null;
  /** The absolute URL of this file. */
  canonical: string;
}

const halfYear = 182 * 86_400_000;

/** The text of /.well-known/security.txt (RFC 9116). */
export function securityText({ contacts, expires, canonical }: SecurityContact, now: Date): string {
  // Rounded to days, so that the text stays the same for a day.
  const until = expires ?? new Date(Math.floor((now.getTime() + halfYear) / 86_400_000) * 86_400_000);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${until.toISOString().replace(/\.\d{3}Z$/, 'Z')}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of a lower-case mail address, for counting. Text after a plus is a label of the owner's, and
 * Google ignores dots. Letters still go to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = name.split('+', 1)[0] || name;
  return WITHOUT_DOTS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

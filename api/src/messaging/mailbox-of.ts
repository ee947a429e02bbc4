const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of an e-mail address in lower case, for use as a counter's key. Text after a plus sign is only a
 * label, and Google ignores dots. Messages are still sent to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = name.split('+', 1)[0] || name;
  return WITHOUT_DOTS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

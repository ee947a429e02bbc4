const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind a mail address in lower case, for counting: what follows a plus is the owner's own label, and
 * Google's mailboxes know no dots. Letters go to the address as typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const plain = name.split('+', 1)[0] || name;
  return WITHOUT_DOTS.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** A key of 32 hexadecimal digits that nobody can guess. `crypto.randomUUID` is not there on pages without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Removes possible personal data: queries and fragments of URLs, e-mail addresses, long numbers and long tokens. File
 * names with a hash are kept, because the hash is shorter than a token.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '[id]')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mailbox]')
    .replace(/(https?:\/\/[^\s?#)'"]*)[?#][^\s)'":]*/g, '$1')
    .replace(/[\w-]{40,}(?:\.[\w-]+)*/g, '[token]')
    .replace(/\+?\d(?:[\s()-]*\d){8,}/g, '[number]');

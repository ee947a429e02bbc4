import { z } from 'zod';

/** What a page tells of an error. Longer texts are cut by the page, and refused by the server. */
export const clientError = z.object({
  message: z.string().min(1).max(300),
  stack: z.string().max(2000).default(''),
  /** Path of the page, without its query. */
  path: z.string().startsWith('/').max(200),
  /** Id of the build of the page. */
  build: z.string().max(40),
});

export type ClientError = z.infer<typeof clientError>;

/**
 * Takes out what may tell of a person: queries and fragments of addresses, mailboxes, long numbers and long tokens.
 * Names of files with a hash are shorter than a token.
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, '[id]')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mailbox]')
    .replace(/(https?:\/\/[^\s?#)'"]*)[?#][^\s)'":]*/g, '$1')
    .replace(/[\w-]{40,}(?:\.[\w-]+)*/g, '[token]')
    .replace(/\+?\d(?:[\s()-]*\d){8,}/g, '[number]');

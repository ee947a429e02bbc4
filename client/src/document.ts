import { MeetError } from './meet-error.js';

/**
 * How the document of an operation is sent: its text each time; its hash, and the text once more where the API does not
 * know it (automatic persisted queries); or its hash alone, because this front end has registered its documents.
 */
export type DocumentMode = 'text' | 'automatic' | 'registered';

/** The fields of a GraphQL request that say which document it means. */
export interface SentDocument {
  query?: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
}

const hashes = new Map<string, string>();

/** Returns what says the document by its hash. Rejects with `INSECURE_CONTEXT` where the browser makes no hashes. */
export async function byHash(text: string): Promise<SentDocument> {
  const sha256Hash = hashes.get(text) ?? (await sha256(text));
  hashes.set(text, sha256Hash);
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

async function sha256(text: string): Promise<string> {
  // A page has it by https only, and on localhost.
  if (!globalThis.crypto?.subtle)
    throw new MeetError('INSECURE_CONTEXT', 'Documents are sent by their hash only from pages of https or localhost');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

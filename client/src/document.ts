import { MeetError } from './meet-error.js';

/**
 * How the document of an operation is sent. `text`: always as text. `automatic`: its hash, and its text once if the API
 * does not know the hash. `registered`: only its hash, because this front end has registered its documents.
 */
export type DocumentMode = 'text' | 'automatic' | 'registered';

/** The fields of a GraphQL request that identify its document. */
export interface SentDocument {
  query?: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
}

const hashes = new Map<string, string>();

/**
 * Returns the fields that identify a document by its hash. Rejects with `INSECURE_CONTEXT` if the browser cannot
 * compute hashes.
 */
export async function byHash(text: string): Promise<SentDocument> {
  const sha256Hash = hashes.get(text) ?? (await sha256(text));
  hashes.set(text, sha256Hash);
  return { extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

async function sha256(text: string): Promise<string> {
  // Browsers offer `crypto.subtle` only on https pages and on localhost.
  if (!globalThis.crypto?.subtle)
    throw new MeetError('INSECURE_CONTEXT', 'Documents are sent by their hash only from pages of https or localhost');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

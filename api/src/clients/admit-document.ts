import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { askedText, persistedKey } from '../platform/query-budget/asked-document.js';
import { ApiError } from '../shared/api-error.js';

/** The documents that a front end has registered. */
export interface OwnDocuments {
  /** Texts of the documents by their SHA-256. */
  documents: ReadonlyMap<string, string>;
  /** Whether the front end may run its registered documents only. */
  documentsOnly: boolean;
}

/**
 * Makes the registered document that a request names by its hash known to the server. Returns the refusal if the front
 * end may run its own documents only, and the requested one is not among them.
 */
export async function admitDocument(
  request: FastifyRequest,
  { documents, documentsOnly }: OwnDocuments,
  persisted: KeyValueCache,
): Promise<ApiError | null> {
  const { text, hash = '' } = askedText(request);
  const registered = documents.get(hash);
  if (registered !== undefined) {
    await persisted.set(persistedKey(hash), registered);
    // Apollo wants this header so that no plain link of another site can run a document. A registered document may run
    // without it: the document is the shop's own, GET runs no mutation, and cookies sign nobody in.
    request.headers['apollo-require-preflight'] = '1';
  }
  return refuseForeign({ documents, documentsOnly }, text ?? registered);
}

/** Returns the refusal if the front end may run its own documents only, and this text is not among them. */
export function refuseForeign({ documents, documentsOnly }: OwnDocuments, text: string | undefined): ApiError | null {
  if (!documentsOnly || (text !== undefined && documents.has(sha256(text)))) return null;
  return new ApiError('DOCUMENT_NOT_ALLOWED');
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

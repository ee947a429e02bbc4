import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from './messages/language.js';

/**
 * The data available to all code that processes a request. One storage for both, because Node passes each through every
 * promise.
 */
interface RequestScope {
  requestId?: string;
  /** Language of the messages for the client. */
  language: Language;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** The language requested by the client of the request being answered; the shop's own outside of requests. */
export const currentLanguage = (): Language => scope.getStore()?.language ?? LANGUAGES[0];

/** Runs a function that answers a request. */
export function answering<Result>(request: Required<RequestScope>, run: () => Result): Result {
  return scope.run(request, run);
}

/** Runs a function whose messages are in this language. */
export function speaking<Result>(language: Language, run: () => Result): Result {
  return scope.run({ ...scope.getStore(), language }, run);
}

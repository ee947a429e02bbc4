import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, type Language } from './messages/language.js';

/** Who or what changes something; null: not known, or there is none. */
export interface Cause {
  by: 'OPERATOR' | 'PROGRAM' | 'SHOPPER' | 'IMPORT' | 'SYSTEM' | 'SEVERAL';
  /** Id of the account, the program or the import. */
  id: string | null;
  /** Name of the import's source, or of the work of the shop. */
  name: string | null;
}

/**
 * The data available to all code that processes a request. One storage for all, because Node passes each through every
 * promise.
 */
interface RequestScope {
  requestId?: string;
  /** Known once the request was admitted. */
  cause?: Cause;
  /** Language of the messages for the client. */
  language: Language;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = (): string | undefined => scope.getStore()?.requestId;

/** The language requested by the client of the request being answered; the shop's own outside of requests. */
export const currentLanguage = (): Language => scope.getStore()?.language ?? LANGUAGES[0];

/** Who or what causes the changes that are made now; undefined if nobody has said it. */
export const currentCause = (): Cause | undefined => scope.getStore()?.cause;

/** Says who sent the request that is being answered. */
export function setCause(cause: Cause): void {
  const request = scope.getStore();
  if (request) request.cause = cause;
}

/** Runs a function whose changes have this cause. */
export function causedBy<Result>(cause: Cause, run: () => Result): Result {
  return scope.run({ language: LANGUAGES[0], ...scope.getStore(), cause }, run);
}

/** Runs a function that answers a request. */
export function answering<Result>(request: Required<Omit<RequestScope, 'cause'>>, run: () => Result): Result {
  return scope.run(request, run);
}

/** Runs a function whose messages are in this language. */
export function speaking<Result>(language: Language, run: () => Result): Result {
  return scope.run({ ...scope.getStore(), language }, run);
}

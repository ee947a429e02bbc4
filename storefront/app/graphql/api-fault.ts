import type { CombinedError } from '@urql/core';

/** What the API says when it does not do what it was asked for. */
export interface ApiFault {
  code: string;
  message: string;
  /** No further code to this address before it. */
  cooldownUntil?: string;
  /** When asking again makes sense. */
  retryAt?: string;
}

export function faultsOf(error: CombinedError | undefined): ApiFault[] {
  return (error?.graphQLErrors ?? []).map(({ message, extensions }) => {
    const { code, cooldownUntil, retryAt } = extensions;
    return {
      code: typeof code === 'string' ? code : 'UNKNOWN',
      message,
      ...(typeof cooldownUntil === 'string' ? { cooldownUntil } : {}),
      ...(typeof retryAt === 'string' ? { retryAt } : {}),
    };
  });
}

/** The session is missing, expired or ended: by its code, by its words, or by the status of the answer. */
export function isUnauthorized(error: CombinedError | undefined): boolean {
  const { status } = (error?.response ?? {}) as Partial<Response>;
  return status === 401 || faultsOf(error).some(({ code, message }) => /unauthorized/i.test(`${code} ${message}`));
}

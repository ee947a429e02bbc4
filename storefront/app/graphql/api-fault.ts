import type { CombinedError } from '@urql/core';

/** An error of the API that the page can react to. */
export interface ApiFault {
  code: string;
  message: string;
  /** The API sends no further code to this address before this moment. ISO 8601. */
  cooldownUntil?: string;
  /** When a retry makes sense. ISO 8601. */
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

/** Whether the API refused the session: by an error's code, by its message, or by the status 401. */
export function isUnauthorized(error: CombinedError | undefined): boolean {
  const { status } = (error?.response ?? {}) as Partial<Response>;
  return status === 401 || faultsOf(error).some(({ code, message }) => /unauthorized/i.test(`${code} ${message}`));
}

import type { CombinedError } from '@urql/core';

/** An API error that the page can react to. */
export interface ApiFault {
  code: string;
  message: string;
  /** Until this time the API sends no further code to the address. ISO 8601. */
  cooldownUntil?: string;
  /** The earliest time at which a retry makes sense. ISO 8601. */
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

/** Whether the API refused the session: by status 401, by an error code or by an error message. */
export function isUnauthorized(error: CombinedError | undefined): boolean {
  const { status } = (error?.response ?? {}) as Partial<Response>;
  return status === 401 || faultsOf(error).some(({ code, message }) => /unauthorized/i.test(`${code} ${message}`));
}

import type { CombinedError } from '@urql/core';
import { isRecord } from '../browser/stored-value';

/** An API error that the page can react to. */
export interface ApiFault {
  code: string;
  message: string;
  /** Time until which the API sends no further code to this e-mail address or telephone number. ISO 8601. */
  cooldownUntil?: string;
  /** The earliest time at which a retry makes sense. ISO 8601. */
  retryAt?: string;
  /** The arguments that the API refused, with the reason in Russian. */
  fields?: readonly FieldFault[];
}

export interface FieldFault {
  /** Path of the argument: `dto.phone`. */
  field: string;
  message: string;
}

export function faultsOf(error: CombinedError | undefined): ApiFault[] {
  return (error?.graphQLErrors ?? []).map(({ message, extensions }) => {
    const { code, cooldownUntil, retryAt, fields } = extensions;
    return {
      code: typeof code === 'string' ? code : 'UNKNOWN',
      message,
      ...(typeof cooldownUntil === 'string' ? { cooldownUntil } : {}),
      ...(typeof retryAt === 'string' ? { retryAt } : {}),
      ...(Array.isArray(fields) ? { fields: fields.filter(isFieldFault) } : {}),
    };
  });
}

function isFieldFault(value: unknown): value is FieldFault {
  return isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';
}

/** Whether the API refused the session: by status 401, by an error code or by an error message. */
export function isUnauthorized(error: CombinedError | undefined): boolean {
  const { status } = (error?.response ?? {}) as Partial<Response>;
  return status === 401 || faultsOf(error).some(({ code, message }) => /unauthorized/i.test(`${code} ${message}`));
}

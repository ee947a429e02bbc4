import { GraphQLError } from 'graphql';

/** Every `extensions.code` a client can meet, with what it means. */
export const ERROR_CODES = {
  BAD_USER_INPUT: 'An argument is out of its bounds; `extensions.fields` names each with the reason',
  PRODUCT_NOT_FOUND: 'No product has this slug, or it is not for sale any more',
  SECTION_NOT_FOUND: 'No directory or category has this slug',
  INTERNAL_SERVER_ERROR: 'Our fault; `extensions.id` is the number under which it was logged',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** An answer that is an error the client can act on. Anything else that is thrown reaches it as an id only. */
export class ApiError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export interface FieldFault {
  /** Path from the argument down, e.g. `pagination.limit`. */
  field: string;
  message: string;
}

export function badUserInput(fields: FieldFault[]): ApiError {
  return new ApiError('BAD_USER_INPUT', fields.map(({ field, message }) => `${field}: ${message}`).join('; '), {
    fields,
  });
}

import type { z } from 'zod';
import { because, isReasonCode, type FeedReason } from './feed-reason.js';

type Fault = z.core.$ZodIssue;

/** Returns why a field of a record is invalid. Messages of `feed-record.ts` are codes where zod has no kind of its own. */
export function reasonOfFault(fault: Fault): FeedReason {
  if (isReasonCode(fault.message)) return { code: fault.message, values: {} };
  switch (fault.code) {
    case 'invalid_type':
      return fault.input === undefined
        ? because('VALUE_MISSING')
        : because('VALUE_OF_WRONG_TYPE', { expected: fault.expected });
    case 'too_small':
      return fault.origin === 'string'
        ? because('TEXT_EMPTY')
        : because('NUMBER_TOO_SMALL', { least: String(fault.minimum) });
    case 'too_big': {
      const most = String(fault.maximum);
      if (fault.origin === 'string') return because('TEXT_TOO_LONG', { most });
      return fault.origin === 'array' ? because('LIST_TOO_LONG', { most }) : because('NUMBER_TOO_LARGE', { most });
    }
    case 'invalid_format':
      return fault.format === 'datetime'
        ? because('TIME_INVALID')
        : because('VALUE_INVALID', { details: fault.message });
    case 'unrecognized_keys':
      return because('FIELDS_UNKNOWN', { names: fault.keys.join(', ') });
    case 'invalid_value':
      return because('VALUE_NOT_LISTED', { allowed: fault.values.join(', ') });
    case 'invalid_union':
      return fault.discriminator === 'kind'
        ? because('KIND_UNKNOWN')
        : because('VALUE_INVALID', { details: fault.message });
    default:
      return because('VALUE_INVALID', { details: fault.message });
  }
}

import { kopecksOf } from '../../../money/roubles';
import type { Fault } from '../../../graphql/api';
import { minimumOf, wholeOf, type CodeField, type CodeForm } from './code-form';

/** What is wrong with a field: the name of one of the desk's messages, or the message of the API. */
export type CodeFault =
  { name: 'code' | 'percent' | 'amount' | 'minimum' | 'limit' | 'start' | 'window' | 'belowUsed' } | { words: string };

export type CodeFaults = Partial<Record<CodeField, CodeFault | undefined>>;

const MOST_PERCENT = 100;

/** Checks the fields like the API. `used` is the number of orders with the code; null for a new code. */
export function faultsOf(form: CodeForm, used: number | null): CodeFaults {
  const { code, kind, value, minimum, startsAt, endsAt, usageLimit, usageLimitPerUser } = form;
  const faults: CodeFaults = {};
  if (!/^\S{3,40}$/.test(code.trim())) faults.code = { name: 'code' };
  if (kind === 'PERCENT' && !((wholeOf(value) ?? Infinity) <= MOST_PERCENT)) faults.value = { name: 'percent' };
  if (kind === 'FIXED' && kopecksOf(value) === null) faults.value = { name: 'amount' };
  if (minimumOf(minimum) === null) faults.minimum = { name: 'minimum' };
  // A new code without a start day is valid at once. The start day of an existing code cannot be removed.
  if (used !== null && startsAt === null) faults.startsAt = { name: 'start' };
  if (startsAt && endsAt && endsAt < startsAt) faults.endsAt = { name: 'window' };
  if (usageLimit.trim() && wholeOf(usageLimit) === null) faults.usageLimit = { name: 'limit' };
  if (usageLimitPerUser.trim() && wholeOf(usageLimitPerUser) === null) faults.usageLimitPerUser = { name: 'limit' };
  if (!faults.usageLimit && (wholeOf(usageLimit) ?? Infinity) < (used ?? 0)) faults.usageLimit = { name: 'belowUsed' };
  return faults;
}

const FIELDS: Record<string, CodeField> = { percent: 'value', amount: 'value' };

/** Returns the API's messages by field; empty if the fault concerns no single field. */
export function faultsIn({ code, message, details }: Fault, form: CodeForm): CodeFaults {
  if (code === 'NAME_TAKEN') return { code: { words: message } };
  if (code === 'PROMOCODE_BELOW_USED') return { usageLimit: { words: message } };
  const faults: CodeFaults = {};
  const told = details['fields'];
  for (const one of Array.isArray(told) ? (told as unknown[]) : []) {
    const { field, message: words } = one as { field?: unknown; message?: unknown };
    const [, name = ''] = /^dto\.(\w+)/.exec(String(field)) ?? [];
    const at = FIELDS[name] ?? name;
    if (at in form) faults[at as CodeField] = { words: String(words) };
  }
  return faults;
}

import type {
  CreatePromocodeInput,
  EditPromocodeInput,
  PromocodeKind,
  PromocodeLineFragment,
} from '../../../graphql/generated/graphql';
import { kopecksOf, roublesOf } from '../../../money/roubles';

/** The values of the promo code form. Money is in roubles, days are in the shop's time zone. */
export interface CodeForm {
  code: string;
  kind: PromocodeKind;
  /** A percentage, or an amount in roubles. */
  value: string;
  minimum: string;
  startsAt: string | null;
  endsAt: string | null;
  usageLimit: string;
  usageLimitPerUser: string;
  firstOrderOnly: boolean;
  coversSale: boolean;
  active: boolean;
  categoryIds: readonly string[];
  brandIds: readonly string[];
}

export type CodeField = keyof CodeForm;
type Changes = Partial<CodeForm>;

/** A field that two operators have changed differently. */
export interface CodeConflict {
  field: CodeField;
  yours: CodeForm[CodeField];
  theirs: CodeForm[CodeField];
}

/** Default values of a new code: valid for everybody, at once and without end. */
export const NEW_CODE: CodeForm = {
  ...{ code: '', kind: 'PERCENT', value: '', minimum: '', startsAt: null, endsAt: null },
  ...{ usageLimit: '', usageLimitPerUser: '', firstOrderOnly: false, coversSale: false, active: true },
  ...{ categoryIds: [], brandIds: [] },
};

/** Returns the day of a moment in a time zone, such as `2026-11-24`. */
function dayIn(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const of = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']}`;
}

/** Returns the form values of a promo code. */
export function formOf(code: PromocodeLineFragment, timeZone: string): CodeForm {
  const { percent, amount, minimum, startsAt, endsAt, usageLimit, usageLimitPerUser } = code;
  return {
    code: code.code,
    kind: code.kind,
    value: code.kind === 'PERCENT' ? String(percent) : roublesOf(amount ?? 0),
    minimum: minimum ? roublesOf(minimum) : '',
    startsAt: dayIn(startsAt, timeZone),
    endsAt: endsAt ? dayIn(endsAt, timeZone) : null,
    usageLimit: usageLimit?.toString() ?? '',
    usageLimitPerUser: usageLimitPerUser?.toString() ?? '',
    firstOrderOnly: code.firstOrderOnly,
    coversSale: code.coversSale,
    active: code.active,
    categoryIds: code.categoryIds,
    brandIds: code.brandIds,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the edits that differ from the saved values. */
export function changesOf(edits: Changes, saved: CodeForm): Changes {
  const fields = Object.keys(edits) as CodeField[];
  return Object.fromEntries(
    fields.filter((field) => !isSame(edits[field], saved[field])).map((field) => [field, edits[field]]),
  );
}

/** Returns a whole number of one or more; null if the text is not such a number. */
export const wholeOf = (typed: string): number | null => (/^[1-9]\d{0,8}$/.test(typed.trim()) ? Number(typed) : null);

/** Reads the minimum; an empty text is 0. Null if the text is not a price. */
export const minimumOf = (typed: string): number | null => (/^\s*0*\s*$/.test(typed) ? 0 : kopecksOf(typed));

/** Returns the changes in the form of the API, for a code of this kind. The fields were checked before. */
function termsOf(changes: Changes, kind: PromocodeKind) {
  const { value, minimum, startsAt, endsAt, usageLimit, usageLimitPerUser } = changes;
  const { firstOrderOnly, coversSale, active, categoryIds, brandIds } = changes;
  return {
    ...(value !== undefined && (kind === 'PERCENT' ? { percent: wholeOf(value)! } : { amount: kopecksOf(value)! })),
    ...(minimum !== undefined && { minimum: minimumOf(minimum)! }),
    ...(startsAt && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(usageLimit !== undefined && { usageLimit: wholeOf(usageLimit) }),
    ...(usageLimitPerUser !== undefined && { usageLimitPerUser: wholeOf(usageLimitPerUser) }),
    ...(firstOrderOnly !== undefined && { firstOrderOnly }),
    ...(coversSale !== undefined && { coversSale }),
    ...(active !== undefined && { active }),
    ...(categoryIds !== undefined && { categoryIds: [...categoryIds] }),
    ...(brandIds !== undefined && { brandIds: [...brandIds] }),
  };
}

export function createDtoOf(form: CodeForm): CreatePromocodeInput {
  const { code, kind, ...terms } = form;
  return { code: code.trim().toUpperCase(), kind, ...termsOf(changesOf(terms, NEW_CODE), kind) };
}

export function editDtoOf(
  changes: Changes,
  { id, kind, version }: Pick<PromocodeLineFragment, 'id' | 'kind' | 'version'>,
): EditPromocodeInput {
  return { id, version, ...termsOf(changes, kind) };
}

/** Finds the fields that were changed here, and differently by another operator meanwhile. */
export function conflictsOf(changes: Changes, before: CodeForm, now: CodeForm): CodeConflict[] {
  return (Object.keys(changes) as CodeField[]).flatMap((field) => {
    const yours = changes[field]!;
    return isSame(now[field], before[field]) || isSame(now[field], yours) ? [] : [{ field, yours, theirs: now[field] }];
  });
}

/** A field that two operators have changed differently. */
export interface FieldConflict<Field extends string> {
  field: Field;
  yours: string;
  theirs: string;
}

/** Leaves of the edits those that change something. */
export function changesOf<Form extends object>(edits: Partial<Form>, saved: Form): Partial<Form> {
  const fields = Object.keys(edits) as (keyof Form)[];
  return Object.fromEntries(
    fields.filter((field) => edits[field] !== saved[field]).map((field) => [field, edits[field]]),
  ) as Partial<Form>;
}

/** Finds the fields that were changed here, and meanwhile differently by somebody else. */
export function conflictsOf<Form extends object>(
  changes: Partial<Form>,
  before: Form,
  now: Form,
): FieldConflict<keyof Form & string>[] {
  return (Object.keys(changes) as (keyof Form & string)[]).flatMap((field) => {
    const yours = changes[field];
    const isSame = now[field] === before[field] || now[field] === yours;
    return isSame ? [] : [{ field, yours: String(yours ?? ''), theirs: String(now[field] ?? '') }];
  });
}

/** Leaves of the edits those of fields that are not in conflict. */
export function withoutConflicts<Form extends object>(
  edits: Partial<Form>,
  conflicts: readonly FieldConflict<keyof Form & string>[],
): Partial<Form> {
  const theirs = new Set<string>(conflicts.map(({ field }) => field));
  return Object.fromEntries(Object.entries(edits).filter(([field]) => !theirs.has(field))) as Partial<Form>;
}

/** Returns what the API says is wrong, by field: its faults name the place of a value in the call, as `dto.tags.0`. */
export function faultsOf(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  const faults: Record<string, string> = {};
  for (const one of fields as { field?: unknown; message?: unknown }[]) {
    const [, field] = /^dto\.(\w+)/.exec(String(one.field)) ?? [];
    if (field && typeof one.message === 'string') faults[field] ??= one.message;
  }
  return faults;
}

/** A field that two operators have changed differently. */
export interface FieldConflict<Field extends string> {
  field: Field;
  yours: string;
  theirs: string;
}

/** Returns the edits that differ from the saved values. */
export function changesOf<Form extends object>(edits: Partial<Form>, saved: Form): Partial<Form> {
  const fields = Object.keys(edits) as (keyof Form)[];
  return Object.fromEntries(
    fields.filter((field) => edits[field] !== saved[field]).map((field) => [field, edits[field]]),
  ) as Partial<Form>;
}

/** Finds the fields that were changed here, and differently by another operator meanwhile. */
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

/** Returns the edits of fields without a conflict. */
export function withoutConflicts<Form extends object>(
  edits: Partial<Form>,
  conflicts: readonly FieldConflict<keyof Form & string>[],
): Partial<Form> {
  const theirs = new Set<string>(conflicts.map(({ field }) => field));
  return Object.fromEntries(Object.entries(edits).filter(([field]) => !theirs.has(field))) as Partial<Form>;
}

/** Returns the API's messages by field: its faults give the path of a value in the call, such as `dto.tags.0`. */
export function faultsOf(fields: unknown): Record<string, string> {
  if (!Array.isArray(fields)) return {};
  const faults: Record<string, string> = {};
  for (const one of fields as { field?: unknown; message?: unknown }[]) {
    const [, field] = /^dto\.(\w+)/.exec(String(one.field)) ?? [];
    if (field && typeof one.message === 'string') faults[field] ??= one.message;
  }
  return faults;
}

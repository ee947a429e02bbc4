export interface ChangedField {
  field: string;
  from: string;
  to: string;
}

/** Maximum number of characters of a value in a line of the history. */
const MOST = 40;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.length > 3 ? String(value.length) : value.map(told).join(', ') || '—';
  const text = isRecord(value) ? JSON.stringify(value) : String(value as string | number | boolean);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** Finds the fields in which two states of an object differ, as recorded in the audit log. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [from, to] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
    .map((field) => ({ field, from: told(from[field]), to: told(to[field]) }));
}

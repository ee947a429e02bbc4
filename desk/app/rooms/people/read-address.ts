/** Reads a text from the URL; null if there is none. */
export const textIn = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.trim().slice(0, 200) || null;

/** Reads a day such as `2026-11-24`; null if the value is not a day. */
export function dayIn(params: URLSearchParams, name: string): string | null {
  const text = params.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

/** Reads a page number; 1 if the value is not a page number. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Returns the URL of a list with these filters changed. Changing another filter resets the page number. */
export function hrefWith(path: string, now: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(now);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}

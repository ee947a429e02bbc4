import { sitePath } from './site-path.js';

/**
 * Returns a path in the form in which redirect rules are compared: decoded once (spaces and separators stay encoded, in
 * upper case), in one Unicode form, without a slash at the end. Null for a text that is no path of the shop.
 */
export function redirectPath(typed: string): string | null {
  try {
    const decoded = decodeURI(typed.replace(/[?#].*$/s, ''))
      .normalize('NFC')
      .replaceAll(' ', '%20');
    return sitePath(decoded.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()));
  } catch {
    return null;
  }
}

/**
 * Returns the source of a rule in the form in which rules are compared: the path, and the required parameters, by name.
 * Null for a text that is no path of the shop.
 */
export function redirectSource(typed: string): string | null {
  const path = redirectPath(typed);
  const query = /^[^?#]*\?([^#]*)/.exec(typed)?.[1] ?? '';
  if (path === null || !query) return path;
  const named = new URLSearchParams(query.normalize('NFC'));
  named.sort();
  return `${path}?${named.toString()}`;
}

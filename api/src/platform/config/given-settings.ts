import { readFileSync } from 'node:fs';

export interface GivenSettings {
  /** Settings by name. No value is empty. */
  values: Record<string, string>;
  /** Faults of the files, each as `NAME: sentence`. */
  faults: string[];
}

/**
 * Returns the settings of an environment. Each setting `X` of `names` may be in a file instead, which `X_FILE` names,
 * like the secrets of containers. A line break at the end of the file is not part of the value. The API, the storefront
 * and the search indexer each have a copy of this file; a test keeps the copies equal.
 */
export function givenSettings(env: Record<string, string | undefined>, names: readonly string[]): GivenSettings {
  const given = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const values = Object.fromEntries(given);
  const faults: string[] = [];
  for (const name of names) {
    const path = values[`${name}_FILE`];
    if (path === undefined) continue;
    if (values[name] !== undefined) {
      faults.push(`${name}: it is set, and ${name}_FILE is, too: leave one of them out`);
      continue;
    }
    try {
      const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (text) values[name] = text;
      else faults.push(`${name}: the file ${path} of ${name}_FILE is empty`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      faults.push(`${name}: the file ${path} of ${name}_FILE cannot be read (${code})`);
    }
  }
  return { values, faults };
}

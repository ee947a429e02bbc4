import { cache, namesOf } from './class-names';

const anyClass = new RegExp(`\\b${cache.key}-([0-9a-z]+)`, 'g');

/**
 * Returns a `<style>` element with the rules that this markup needs, in order, and adds their names to `sent`. Empty if
 * all of them were sent before.
 * @param attributes - Attributes of the element, with a space before each.
 */
export function stylesOf(markup: string, sent: Set<string>, attributes: string): string {
  const fresh: string[] = [];
  for (const [, name = ''] of markup.matchAll(anyClass)) {
    if (sent.has(name)) continue;
    for (const each of namesOf.get(name) ?? []) {
      if (sent.has(each)) continue;
      sent.add(each);
      fresh.push(each);
    }
  }
  if (fresh.length === 0) return '';
  const rules = fresh.map((name) => cache.inserted[name]).join('');
  return `<style data-emotion="${cache.key} ${fresh.join(' ')}"${attributes}>${rules}</style>`;
}

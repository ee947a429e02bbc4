import type { RedirectRulesQuery } from '../graphql/generated/graphql';

export type RedirectRule = NonNullable<RedirectRulesQuery['redirectRules']['rules']>[number];

/**
 * Returns where the rules send visitors of an address, and with which status; null if they stay. An exact rule counts
 * before prefixes, and of these the longest. What follows a prefix is kept, and so is the query. The API refuses rules
 * that lead to others, so a visitor is sent on once; a rule that leads to the address itself sends nobody.
 */
export function redirectOf(rules: readonly RedirectRule[], url: URL): { location: string; status: number } | null {
  const path = pathOf(url);
  if (path === null) return null;
  const rule =
    rules.find(({ kind, source }) => kind === 'EXACT' && source === path) ??
    rules
      .filter(({ kind, source }) => kind === 'PREFIX' && isBelow(path, source))
      .sort((one, other) => other.source.length - one.source.length)[0];
  if (!rule) return null;
  const rest = path === rule.source ? '' : path.slice(rule.source === '/' ? 0 : rule.source.length);
  const target = rule.target === '/' && rest ? rest : `${rule.target}${rest}`;
  if (target === path) return null;
  return { location: `${encodeURI(target)}${target.includes('?') ? '' : url.search}`, status: rule.status };
}

/** Rules have paths as people write them, without a slash at the end. */
function pathOf({ pathname }: URL): string | null {
  try {
    return decodeURI(pathname).replace(/(?<=.)\/+$/, '');
  } catch {
    return null;
  }
}

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

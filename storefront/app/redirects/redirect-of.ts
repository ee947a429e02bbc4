import type { RedirectRulesQuery } from '../graphql/generated/graphql';

export type RedirectRule = NonNullable<RedirectRulesQuery['redirectRules']['rules']>[number];

/**
 * Returns the redirect of an address: target and status; null if no rule applies. An exact rule takes precedence over
 * prefixes, and a longer prefix over a shorter one. The path after the prefix and the query are kept. There is only one
 * redirect, because the API refuses rules that lead to other rules. A rule that leads to the same address is ignored.
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

/** The path in the form used by rules: decoded, without a trailing slash. */
function pathOf({ pathname }: URL): string | null {
  try {
    return decodeURI(pathname).replace(/(?<=.)\/+$/, '');
  } catch {
    return null;
  }
}

const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

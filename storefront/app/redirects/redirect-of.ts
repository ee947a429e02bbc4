import type { RedirectRulesQuery } from '../graphql/generated/graphql';

export type RedirectRule = NonNullable<RedirectRulesQuery['redirectRules']['rules']>[number];

/** Rules by source, so that a page with ten thousand rules is as fast as one with ten. */
interface RedirectTable {
  exact: Map<string, RedirectRule>;
  prefix: Map<string, RedirectRule>;
  /** Rules of a path with parameters, those with the most parameters first. */
  named: Map<string, { parameters: [string, string][]; rule: RedirectRule }[]>;
}

const tables = new WeakMap<readonly RedirectRule[], RedirectTable>();

/**
 * Returns the redirect of an address: target and status; null if no rule applies. A rule with parameters takes
 * precedence over an exact rule, an exact rule over prefixes, and a longer prefix over a shorter one. The path after a
 * prefix and the query are kept, without the parameters that the rule names. There is only one redirect, because the API
 * refuses rules that lead to other rules. A rule that leads to the same address is ignored.
 */
export function redirectOf(rules: readonly RedirectRule[], url: URL): { location: string; status: number } | null {
  let table = tables.get(rules);
  if (!table) tables.set(rules, (table = tableOf(rules)));
  const path = comparedPath(url.pathname);
  if (path === null) return null;
  const query = new URLSearchParams(url.search);
  const named = table.named
    .get(path)
    ?.find(({ parameters }) => parameters.every((one) => query.getAll(one[0]).includes(one[1])));
  const rule = named?.rule ?? table.exact.get(path) ?? longestPrefix(table.prefix, path);
  if (!rule) return null;
  const rest = named || path === rule.source ? '' : path.slice(rule.source === '/' ? 0 : rule.source.length);
  const target = rule.target === '/' && rest ? rest : `${rule.target}${rest}`;
  if (target === path && !named) return null;
  named?.parameters.forEach(([name]) => query.delete(name));
  const kept = named ? (query.size > 0 ? `?${query.toString()}` : '') : url.search;
  return { location: `${encoded(target)}${target.includes('?') ? '' : kept}`, status: rule.status };
}

function tableOf(rules: readonly RedirectRule[]): RedirectTable {
  const table: RedirectTable = { exact: new Map(), prefix: new Map(), named: new Map() };
  for (const rule of rules) {
    const [address = '', query] = rule.source.split('?');
    const path = comparedPath(address) ?? address;
    if (query === undefined) table[rule.kind === 'EXACT' ? 'exact' : 'prefix'].set(path, rule);
    else {
      const rulesOfPath = table.named.get(path) ?? [];
      table.named.set(path, [...rulesOfPath, { parameters: [...new URLSearchParams(query)], rule }]);
    }
  }
  for (const named of table.named.values()) named.sort((one, other) => other.parameters.length - one.parameters.length);
  return table;
}

/** Searches for the path, then for each of its parent paths. */
function longestPrefix(prefixes: ReadonlyMap<string, RedirectRule>, path: string): RedirectRule | undefined {
  for (let above = path; above; above = above.slice(0, above.lastIndexOf('/'))) {
    const rule = prefixes.get(above);
    if (rule) return rule;
  }
  return prefixes.get('/');
}

/** Returns a path in the form in which the API stores the paths of rules (`api/src/content/redirect-source.ts`). */
function comparedPath(pathname: string): string | null {
  try {
    return decodeURI(pathname)
      .normalize('NFC')
      .replaceAll(' ', '%20')
      .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
      .replace(/(?<=.)\/+$/, '');
  } catch {
    return null;
  }
}

/** Encodes a path for a header; parts that are already encoded stay so. */
const encoded = (target: string): string => encodeURI(target).replace(/%25(?=[0-9A-F]{2})/g, '%');

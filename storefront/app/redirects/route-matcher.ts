import type { RedirectRule } from './redirect-of';

interface RouteRule {
  redirect: { to: string; statusCode: number };
}

/** Paths with rules: exact paths, and prefixes that match everything below them. */
export interface RouteMatcher {
  static: Record<string, RouteRule>;
  wildcard: Record<string, RouteRule>;
}

export function routeMatcher(rules: readonly RedirectRule[]): RouteMatcher {
  const matcher: RouteMatcher = { static: {}, wildcard: {} };
  // Routes are matched by path only, so rules with parameters are left out.
  const ofPaths = rules.filter(({ source }) => !source.includes('?'));
  for (const { kind, source, target, status } of ofPaths)
    matcher[kind === 'EXACT' ? 'static' : 'wildcard'][source] = { redirect: { to: target, statusCode: status } };
  return matcher;
}

/**
 * A rule: visitors of `source` (and of what is below it, with PREFIX) are sent to `target`. The front applies it: an
 * exact rule counts before prefixes, of these the longest, and what follows a prefix is kept.
 */
export interface RedirectRule {
  kind: 'EXACT' | 'PREFIX';
  source: string;
  target: string;
  permanent: boolean;
}

/**
 * Returns the rule that a visitor would meet after this one, or before it; null if there is none. Then no visitor is
 * ever sent on twice, so rules make no chains and no loops.
 */
export function chainedRule<Rule extends RedirectRule>(rule: Rule, others: readonly Rule[]): Rule | null {
  return (
    [rule, ...others].find((other) => leadsTo(rule, other)) ?? others.find((other) => leadsTo(other, rule)) ?? null
  );
}

/** Whether some address that `rule` sends visitors to is one that `other` sends on. */
function leadsTo(rule: RedirectRule, other: RedirectRule): boolean {
  if (!rule.target.startsWith('/')) return false;
  const isSame = rule.target === other.source;
  const entersOther = other.kind === 'PREFIX' && isBelow(rule.target, other.source);
  const containsOther = rule.kind === 'PREFIX' && isBelow(other.source, rule.target);
  return isSame || entersOther || containsOther;
}

/** Whether a rule for all below `prefix` counts for the path. */
export const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

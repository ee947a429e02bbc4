/**
 * A rule: visitors of `source` (and of what is below it, with PREFIX) are sent to `target`. The front applies it: a rule
 * with parameters (`/index.php?product_id=5`) counts before an exact one, that before prefixes, of these the longest, and
 * what follows a prefix is kept.
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
  // The parameters that a rule names are dropped, so it does not meet itself again.
  if (rule === other && rule.source.includes('?')) return false;
  // Visitors may bring the parameters of the other rule along.
  const [source = ''] = other.source.split('?');
  const isSame = rule.target === source;
  const entersOther = other.kind === 'PREFIX' && isBelow(rule.target, source);
  const containsOther = rule.kind === 'PREFIX' && isBelow(source, rule.target);
  return isSame || entersOther || containsOther;
}

/** Whether a rule for all below `prefix` counts for the path. */
export const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

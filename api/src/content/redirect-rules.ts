/**
 * A rule: visitors of `source` (and of paths below it, with PREFIX) are sent to `target`. The storefront applies the
 * rules: a rule with parameters (`/index.php?product_id=5`) comes before an exact rule, an exact rule before prefixes,
 * and a longer prefix before a shorter one. The path after a prefix is kept.
 */
export interface RedirectRule {
  kind: 'EXACT' | 'PREFIX';
  source: string;
  target: string;
  permanent: boolean;
}

/** Rules by their paths, so that ten thousand rules are checked as quickly as ten. A source has one rule. */
export class RedirectTable<Rule extends RedirectRule> {
  private readonly bySource = new Map<string, Rule>();
  /** By the path alone: rules with parameters are listed together with the rule of the path. */
  private readonly byPath = new Map<string, Set<Rule>>();
  private readonly byTarget = new Map<string, Set<Rule>>();
  private readonly prefixes = new Set<Rule>();

  constructor(rules: readonly Rule[] = []) {
    for (const rule of rules) this.put(rule);
  }

  get(source: string): Rule | undefined {
    return this.bySource.get(source);
  }

  /** Adds a rule, or replaces the rule that has the same source. */
  put(rule: Rule): void {
    const former = this.bySource.get(rule.source);
    if (former) {
      this.byPath.get(pathOf(former))!.delete(former);
      this.byTarget.get(former.target)!.delete(former);
      this.prefixes.delete(former);
    }
    this.bySource.set(rule.source, rule);
    listed(this.byPath, pathOf(rule)).add(rule);
    listed(this.byTarget, rule.target).add(rule);
    if (rule.kind === 'PREFIX') this.prefixes.add(rule);
  }

  /**
   * Returns the rule that would redirect a visitor after this rule, or before it; null if there is none. The rule that
   * has the same source now does not count. Thus no visitor is ever redirected twice, and rules make no chains and no
   * loops.
   */
  chainWith(rule: Rule): Rule | null {
    if (leadsTo(rule, rule)) return rule;
    for (const other of this.near(rule)) {
      if (other.source !== rule.source && (leadsTo(rule, other) || leadsTo(other, rule))) return other;
    }
    return null;
  }

  /** Yields the rules that may lead to `rule`, or to which `rule` may lead. */
  private *near(rule: Rule): Iterable<Rule> {
    if (rule.kind === 'PREFIX') yield* this.bySource.values();
    else {
      yield* this.byPath.get(rule.target) ?? [];
      yield* this.byTarget.get(pathOf(rule)) ?? [];
      yield* this.prefixes;
    }
  }
}

function listed<Rule>(rules: Map<string, Set<Rule>>, key: string): Set<Rule> {
  let list = rules.get(key);
  if (!list) rules.set(key, (list = new Set()));
  return list;
}

const pathOf = ({ source }: RedirectRule): string => source.split('?', 1)[0]!;

/** Returns whether `rule` sends visitors to a URL that `other` redirects. */
function leadsTo(rule: RedirectRule, other: RedirectRule): boolean {
  if (!rule.target.startsWith('/')) return false;
  // The parameters that a rule names are dropped, so the rule does not apply again.
  if (rule === other && rule.source.includes('?')) return false;
  // Visitors may bring along the parameters of the other rule.
  const source = pathOf(other);
  const isSame = rule.target === source;
  const entersOther = other.kind === 'PREFIX' && isBelow(rule.target, source);
  const containsOther = rule.kind === 'PREFIX' && isBelow(source, rule.target);
  return isSame || entersOther || containsOther;
}

/** Returns whether a rule for all paths below `prefix` covers the path. */
export const isBelow = (path: string, prefix: string): boolean =>
  prefix === '/' || path === prefix || path.startsWith(`${prefix}/`);

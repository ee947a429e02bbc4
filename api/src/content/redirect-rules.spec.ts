import fc from 'fast-check';
import { isBelow, RedirectTable, type RedirectRule } from './redirect-rules.js';

const rule = (kind: RedirectRule['kind'], source: string, target: string): RedirectRule => ({
  ...{ kind, source, target },
  permanent: true,
});

const chainedRule = (added: RedirectRule, others: readonly RedirectRule[]) =>
  new RedirectTable(others).chainWith(added);

/** Where a front sends visitors of a path; null if they stay. */
function sentTo(rules: readonly RedirectRule[], path: string): string | null {
  const exact = rules.find(({ kind, source }) => kind === 'EXACT' && source === path);
  if (exact) return exact.target;
  const [longest] = rules
    .filter(({ kind, source }) => kind === 'PREFIX' && isBelow(path, source))
    .sort((one, other) => other.source.length - one.source.length);
  if (!longest) return null;
  const rest = path === longest.source ? '' : path.slice(longest.source === '/' ? 0 : longest.source.length);
  return longest.target === '/' && rest ? rest : longest.target + rest;
}

describe('a chain is found', () => {
  it.each([
    ['to itself', rule('EXACT', '/a', '/a'), []],
    ['into itself', rule('PREFIX', '/a', '/a/b'), []],
    ['around itself', rule('PREFIX', '/a/b', '/a'), []],
    ['of two', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b', '/c')]],
    ['of two, the second written first', rule('EXACT', '/b', '/c'), [rule('EXACT', '/a', '/b')]],
    ['there and back', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b', '/a')]],
    ['into a prefix', rule('EXACT', '/a', '/b/c'), [rule('PREFIX', '/b', '/d')]],
    ['to a path that a rule with parameters has', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b?id=5', '/c')]],
    ['of a prefix that contains a rule', rule('PREFIX', '/a', '/b'), [rule('EXACT', '/b/c', '/d')]],
  ])('a redirect chain is refused: %s', (_, added, others) => expect(chainedRule(added, others)).not.toBeNull());

  it.each([
    ['to another site', rule('PREFIX', '/a', 'https://shop.example/a'), []],
    ['of names that begin alike', rule('PREFIX', '/a', '/ab'), []],
    ['of parameters that are dropped', rule('EXACT', '/a?id=5', '/a'), []],
    ['of two to one', rule('EXACT', '/a', '/c'), [rule('EXACT', '/b', '/c')]],
    ['of an exact rule to the parent of another', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b/c', '/d')]],
  ])('rules without a chain are accepted: %s', (_, added, others) => expect(chainedRule(added, others)).toBeNull());
});

it('a visitor never gets two redirects in a row from accepted redirect rules', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'ab'), { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
  const any = fc.record({
    kind: fc.constantFrom('EXACT' as const, 'PREFIX' as const),
    source: path,
    target: path,
    permanent: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), path, (tried, visited) => {
      const accepted = new RedirectTable<RedirectRule>();
      // A rule takes the place of the one with its source.
      for (const one of tried) if (!accepted.chainWith(one)) accepted.put(one);
      const rules = [...new Set(tried.map(({ source }) => source))].flatMap((source) => accepted.get(source) ?? []);
      const sent = sentTo(rules, visited);
      if (sent !== null) expect(sentTo(rules, sent)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

it('a redirect rule is checked for chains against ten thousand other rules', () => {
  const rules = new RedirectTable(Array.from({ length: 10_000 }, (_, n) => rule('EXACT', `/old/${n}`, `/new/${n}`)));
  for (let n = 0; n < 10_000; n += 1) expect(rules.chainWith(rule('EXACT', `/older/${n}`, `/new/${n}`))).toBeNull();
  expect(rules.chainWith(rule('EXACT', '/x', '/old/9999'))).toMatchObject({ source: '/old/9999' });
  expect(rules.chainWith(rule('EXACT', '/new/5', '/y'))).toMatchObject({ source: '/old/5' });
});

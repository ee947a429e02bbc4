import fc from 'fast-check';
import { chainedRule, redirectOf, type RedirectRule } from './redirect-rules.js';

const rule = (kind: RedirectRule['kind'], source: string, target: string): RedirectRule => ({
  ...{ kind, source, target },
  permanent: true,
});

describe('a path is sent on', () => {
  const rules = [
    rule('EXACT', '/a', '/x'),
    rule('PREFIX', '/a', '/y'),
    rule('PREFIX', '/a/b', 'https://shop.example/z'),
  ];
  it.each([
    ['/a', '/x'],
    ['/a/c', '/y/c'],
    ['/a/b', 'https://shop.example/z'],
    ['/a/b/c', 'https://shop.example/z/c'],
    ['/ab', undefined],
    ['/', undefined],
  ])('%s to %s', (path, target) => expect(redirectOf(rules, path)?.target).toBe(target));
});

describe('a chain is found', () => {
  it.each([
    ['to itself', rule('EXACT', '/a', '/a'), []],
    ['into itself', rule('PREFIX', '/a', '/a/b'), []],
    ['around itself', rule('PREFIX', '/a/b', '/a'), []],
    ['of two', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b', '/c')]],
    ['of two, the second written first', rule('EXACT', '/b', '/c'), [rule('EXACT', '/a', '/b')]],
    ['there and back', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b', '/a')]],
    ['into a prefix', rule('EXACT', '/a', '/b/c'), [rule('PREFIX', '/b', '/d')]],
    ['of a prefix that contains a rule', rule('PREFIX', '/a', '/b'), [rule('EXACT', '/b/c', '/d')]],
  ])('%s', (_, added, others) => expect(chainedRule(added, others)).not.toBeNull());

  it.each([
    ['to another site', rule('PREFIX', '/a', 'https://shop.example/a'), []],
    ['of names that begin alike', rule('PREFIX', '/a', '/ab'), []],
    ['of two to one', rule('EXACT', '/a', '/c'), [rule('EXACT', '/b', '/c')]],
    ['of an exact rule to the parent of another', rule('EXACT', '/a', '/b'), [rule('EXACT', '/b/c', '/d')]],
  ])('but none %s', (_, added, others) => expect(chainedRule(added, others)).toBeNull());
});

it('whatever rules are let in, nobody is sent on twice', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 3 })
    .map((segments) => `/${segments.join('/')}`);
  const any = fc.record({
    kind: fc.constantFrom('EXACT' as const, 'PREFIX' as const),
    source: path,
    target: path,
    permanent: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), path, (tried, visited) => {
      const rules: RedirectRule[] = [];
      for (const one of tried)
        if (!rules.some(({ source }) => source === one.source) && !chainedRule(one, rules)) rules.push(one);
      const sent = redirectOf(rules, visited);
      if (sent) expect(redirectOf(rules, sent.target)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

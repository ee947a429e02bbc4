import { routeMatcher } from './route-matcher';

it('routeMatcher distinguishes exact paths from path prefixes', () => {
  const rules = [
    { kind: 'EXACT' as const, source: '/old', target: '/new', status: 301 },
    { kind: 'PREFIX' as const, source: '/blog', target: 'https://blog.example', status: 302 },
  ];
  expect(routeMatcher(rules)).toEqual({
    static: { '/old': { redirect: { to: '/new', statusCode: 301 } } },
    wildcard: { '/blog': { redirect: { to: 'https://blog.example', statusCode: 302 } } },
  });
});

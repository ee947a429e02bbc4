import { routeMatcher } from './route-matcher';

it('tells single paths from paths with all that is below them', () => {
  const rules = [
    { kind: 'EXACT' as const, source: '/old', target: '/new', status: 301 },
    { kind: 'PREFIX' as const, source: '/blog', target: 'https://blog.example', status: 302 },
  ];
  expect(routeMatcher(rules)).toEqual({
    static: { '/old': { redirect: { to: '/new', statusCode: 301 } } },
    wildcard: { '/blog': { redirect: { to: 'https://blog.example', statusCode: 302 } } },
  });
});

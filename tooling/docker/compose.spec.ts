import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inherited, stages } from './dockerfile.js';

interface Service {
  build?: { target: string };
  image: string;
  command?: string | string[];
  environment?: Record<string, string | number | null>;
  secrets?: string[];
  ports?: string[];
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  read_only?: boolean;
  mem_limit?: string;
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  networks?: string[] | Record<string, { ipv4_address: string }>;
  depends_on?: Record<string, { condition: string }>;
}

const docker = join(import.meta.dirname, '../../docker');
const read = (path: string) => readFileSync(join(docker, path), 'utf8');
const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
};
const all = Object.entries(services);
const seconds = (duration: string | undefined) => Number(/^(\d+)s$/.exec(duration ?? '')![1]);

it.each(all)('the compose service %s has no unneeded rights, a read-only file system and limits', (name, service) => {
  expect(service).toMatchObject({ cap_drop: ['ALL'], read_only: true, security_opt: ['no-new-privileges:true'] });
  expect(service.mem_limit).toMatch(/^\d+m$/);
  expect(service.tmpfs).toContain('/tmp');
  expect(service.logging).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } });
  if (name !== 'postgres') expect(service.cap_add).toBeUndefined();
});

it('compose services that are built in this repository run as an ordinary user', () => {
  const built = all.filter(([, { image }]) => image.startsWith('meet-'));
  expect(built).toHaveLength(11);
  for (const [, { image }] of built) {
    const stage = /^meet-([\w-]+):\$\{MEET_VERSION:-latest\}$/.exec(image)![1]!;
    expect([...stages.keys()]).toContain(stage);
    // The base of the storybook is an image that has no root.
    if (stage !== 'storybook') expect(inherited(stage, 'USER')).toBe('USER 1000:1000');
  }
});

it('only the edge proxy publishes ports to other machines, and local ports are bound to loopback', () => {
  const published = all.filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name)).toEqual(['edge', 'storybook']);
  const local = parse(read('local-ports.yaml')) as { services: Record<string, Service> };
  const ports = [...Object.values(local.services), services['storybook']!].flatMap((service) => service.ports!);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

it('passwords of compose services are in secret files, and the demo has a file for each', () => {
  for (const [name, { environment = {} }] of all)
    for (const [variable, value] of Object.entries(environment)) {
      // They have no value here, or are those of a developer's machine.
      if (value === null || ['minio', 'meilisearch'].includes(name)) continue;
      if (/(?:PASSWORD|SECRET|_KEY|TOKEN|DATABASE_URL|REDIS_URL)(?:_FILE)?$/.test(variable))
        expect([variable, value]).toEqual([
          expect.stringMatching(/_FILE$/),
          expect.stringMatching(/^\/run\/secrets\//),
        ]);
    }
  for (const [name, { environment = {}, secrets: own = [] }] of all) {
    const files = Object.values(environment).flatMap(
      (value) => /^\/run\/secrets\/(.+)$/.exec(String(value))?.[1] ?? [],
    );
    expect([name, [...files, ...(name === 'redis' ? ['redis_password'] : [])].sort()]).toEqual([name, [...own].sort()]);
  }
  const files = Object.keys(secrets).sort();
  expect(readdirSync(join(docker, 'demo-secrets')).sort()).toEqual(files);
  for (const [name, { file }] of Object.entries(secrets))
    expect(file).toBe(`\${SECRETS_FOLDER:-./demo-secrets}/${name}`);
});

it('the password of Redis is not an argument of its process', () => {
  const [script] = services['redis']!.command as [string];
  expect(script).toMatch(/^exec redis-server .* - <<END\nrequirepass \$\$\(cat \/run\/secrets\/redis_password\)\n/);
});

it.each(['api', 'storefront'])(
  'compose runs two instances of %s that drain before they are stopped, and the edge proxy lists both',
  (name) => {
    const edge = read('edge/Caddyfile');
    for (const one of [services[name]!, services[`${name}-2`]!]) {
      const drain = Number(one.environment!['DRAIN_SECONDS']);
      // The requests in flight have ten seconds, subscribers two.
      expect(seconds(one.stop_grace_period)).toBeGreaterThan(drain + 12);
      for (const pattern of [/^\t\tkeepalive (\d+)s/m, /health_interval (\d+)s/, /health_timeout (\d+)s/])
        expect(Number(pattern.exec(edge)![1])).toBeLessThan(drain);
    }
    const port = name === 'api' ? 4000 : 3000;
    expect(edge).toContain(`_UPSTREAMS:${name}:${port} ${name}-2:${port}}`);
    const { depends_on: waits } = services['edge']!;
    for (const upstream of [name, `${name}-2`]) expect(waits![upstream]).toEqual({ condition: 'service_healthy' });
  },
);

it('the two API services differ only in the folder of their snapshot, and the two storefronts in nothing', () => {
  const { environment, ...api } = services['api']!;
  const { environment: second, ...other } = services['api-2']!;
  expect(other).toEqual(api);
  expect(second).toEqual({ ...environment, INDEX_SNAPSHOT_FOLDER: '/data/index-snapshot-2' });
  expect(services['storefront-2']).toEqual(services['storefront']);
});

it('compose services trust the edge proxy’s IP address, and storefronts reach the APIs through that proxy', () => {
  const { ipv4_address: address } = (services['edge']!.networks as Record<string, { ipv4_address: string }>)['shop']!;
  for (const name of ['api', 'api-2', 'storefront', 'storefront-2'])
    expect(services[name]!.environment!['TRUSTED_PROXIES']).toBe(address);
  const inner = /^http:\/\/:\{\$EDGE_INNER_PORT:(\d+)\} \{\n\timport api\n\}/m.exec(read('edge/Caddyfile'))![1];
  expect(services['storefront']!.environment!['API_ORIGIN']).toBe(`http://edge:${inner}`);
});

it('update.sh replaces every running service that is built in this repository', () => {
  const update = read('update.sh');
  const replaced = [...update.matchAll(/^ *replace ([\w -]+)$/gm)].map(([, names]) => names!.split(' '));
  const [back, on, ...last] = replaced;
  expect([...on!].sort()).toEqual([...back!].sort());
  const running = all.filter(([, { image }]) => image.startsWith('meet-')).map(([name]) => name);
  const once = ['prepare', 'jobs', 'backup', 'storybook'];
  expect([...on!, ...last.flat()].sort()).toEqual(running.filter((name) => !once.includes(name)).sort());
});

it('make-secrets.sh creates different passwords in an owner-only folder and keeps existing ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meet-docker-'));
  try {
    cpSync(join(docker, 'make-secrets.sh'), join(folder, 'make-secrets.sh'));
    const make = () => {
      execFileSync('sh', [join(folder, 'make-secrets.sh')]);
      const names = readdirSync(join(folder, 'secrets'));
      return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, 'secrets', name), 'utf8')]));
    };
    const made = make();
    expect(Object.keys(made).sort()).toEqual(Object.keys(secrets).sort());
    expect(made['database_password']).toMatch(/^[\da-f]{48}$/);
    expect(made['redis_password']).not.toBe(made['database_password']);
    expect(made['database_url']).toBe(`postgresql://meet:${made['database_password']}@postgres:5432/meet\n`);
    expect(made['redis_url']).toBe(`redis://:${made['redis_password']}@redis:6379\n`);
    expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0);
    // That of a database which exists already.
    writeFileSync(join(folder, 'secrets/database_password'), 'older\n');
    expect(make()).toEqual({
      ...made,
      database_password: 'older\n',
      database_url: 'postgresql://meet:older@postgres:5432/meet\n',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');
const units = readdirSync(join(deploy, 'systemd'));
const services = units.filter((name) => name.endsWith('.service'));
const nginx = read('nginx/meet.conf');
const caddy = read('caddy/Caddyfile');

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'meet-deploy-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A test of a program of Debian; it is skipped, and named as skipped, where that is not installed. */
const withProgram = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH: PATH_OF_ROOT } }).status === 0 ? it : it.skip;
const PATH_OF_ROOT = `${process.env.PATH}:/usr/sbin:/sbin`;
const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, PATH: PATH_OF_ROOT } });

const numberOf = (pattern: RegExp, text: string): number => Number(pattern.exec(text)![1]);

it('the edge proxies in deploy/ send the same paths to the API as the container edge proxy', () => {
  const pathsIn = (text: string) => /^\t@api path (.+)$/m.exec(text)![1]!.split(' ');
  const ofContainers = pathsIn(readFileSync(join(deploy, '../docker/edge/Caddyfile'), 'utf8'));
  expect(pathsIn(caddy)).toEqual(ofContainers);
  const pattern = new RegExp(/location ~ (\^\/\(\?:admin.+\$) \{/.exec(nginx)![1]!);
  for (const path of ofContainers) expect(path.replace('*', 'some')).toMatch(pattern);
  for (const path of ['/', '/administration', '/graphql', '/feed', '/_ipx/a', '/uploads/1'])
    expect(path).not.toMatch(pattern);
});

it('the edge proxies in deploy/ drop forged client headers and close the health and metrics paths', () => {
  for (const header of ['Forwarded', 'X-Meet-Client-Address', 'X-Meet-Client-Agent', 'X-Meet-Edge-Secret'])
    expect(nginx).toContain(`\tproxy_set_header ${header} '';`);
  expect(nginx).toContain('\tproxy_set_header X-Forwarded-For $remote_addr;');
  for (const header of ['X-Meet-Client-*', 'X-Meet-Edge-Secret', 'Forwarded'])
    expect(caddy).toContain(`\trequest_header -${header}\n`);
  // Of several `handle` only the first applies, but a `respond` beside them comes after all of them.
  expect(caddy).toContain('@inside path /health /health/* /healthz /metrics\n\thandle @inside {\n\t\trespond 404\n\t}');
  expect('/health/ready').toMatch(/^\/(?:health|healthz|metrics)(?:\/|$)/);
  expect(nginx).toContain('location ~ ^/(?:health|healthz|metrics)(?:/|$) {\n\t\treturn 404;');
});

it('a draining process outlives the edge proxies’ connections, and systemd waits until the process has ended', () => {
  for (const name of ['meet-api@.service', 'meet-storefront@.service']) {
    const unit = read(`systemd/${name}`);
    const drain = numberOf(/DRAIN_SECONDS=(\d+)/, unit);
    for (const pattern of [/^\tkeepalive_timeout (\d+)s/m, /fail_timeout=(\d+)s/])
      expect(numberOf(pattern, nginx)).toBeLessThan(drain);
    for (const pattern of [/^\t\tkeepalive (\d+)s/m, /health_interval (\d+)s/, /health_timeout (\d+)s/])
      expect(numberOf(pattern, caddy)).toBeLessThan(drain);
    // The requests in flight have ten seconds, subscribers two.
    expect(numberOf(/TimeoutStopSec=(\d+)/, unit)).toBeGreaterThan(drain + 12);
  }
});

it.each(services)('the systemd unit %s is hardened, limited in memory and reads its settings from a file', (name) => {
  const unit = read(`systemd/${name}`);
  for (const line of ['User=meet', 'EnvironmentFile=/etc/meet/shop.env', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
    expect(unit.split('\n')).toContain(line);
  for (const line of ['PrivateTmp=yes', 'CapabilityBoundingSet=']) expect(unit.split('\n')).toContain(line);
  expect(unit).toMatch(/^MemoryMax=\d+M$/m);
  expect(unit).not.toMatch(/^Environment=.*(?:SECRET|KEY|PASSWORD|TOKEN)/m);
});

withProgram('nginx')('nginx accepts its file', () => {
  const ssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=shop.example', '-days', '2'];
  execFileSync('openssl', [...ssl, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')], {
    stdio: 'pipe',
  });
  writeFileSync(
    join(folder, 'meet.conf'),
    // `-t` opens the ports too, which another user may not.
    nginx
      .replaceAll('/etc/letsencrypt/live/shop.example', folder)
      .replaceAll(/listen \[::\].*/g, '')
      .replaceAll(/listen (\d+)(?=[ ;])/g, 'listen 127.0.0.1:5$1'),
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/meet.conf; }`,
  );
  const { stderr } = run('nginx', '-t', '-c', join(folder, 'nginx.conf'), '-e', 'stderr');
  expect(stderr).toMatch(/test is successful/);
});

withProgram('caddy')('Caddy accepts its file, and it is formatted', () => {
  const file = join(deploy, 'caddy/Caddyfile');
  expect(run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file).status).toBe(0);
  expect(run('caddy', 'fmt', file).stdout).toBe(caddy);
});

withProgram('systemd-analyze')('systemd accepts the units and finds them well hardened', () => {
  const root = join(folder, 'units');
  mkdirSync(root);
  for (const name of units) {
    cpSync(join(deploy, 'systemd', name), join(root, name));
    // The commands are of the shop's machine.
    writeFileSync(join(root, name), read(`systemd/${name}`).replaceAll(/\/\S+\/(?:node|npm|curl)(?= )/g, '/bin/true'));
  }
  const { status, stderr } = run('systemd-analyze', 'verify', ...units.map((name) => join(root, name)));
  expect([status, stderr]).toEqual([0, '']);
  for (const name of services) {
    const args = ['security', '--offline=true', '--threshold=25', join(root, name)];
    const { status: isExposed, stdout } = run('systemd-analyze', ...args);
    expect([isExposed, stdout.split('\n').at(-2)]).toEqual([0, expect.stringMatching(/OK/)]);
  }
});

const nft = withProgram('nft');
(process.getuid?.() === 0 ? nft : it.skip)('nftables accepts the firewall rules of deploy/', () => {
  expect(run('nft', '--check', '--file', join(deploy, 'nftables.conf'))).toMatchObject({ status: 0, stderr: '' });
});

withProgram('promtool')('Prometheus takes the rules of alerts and its own settings', () => {
  expect(run('promtool', 'check', 'rules', join(deploy, 'prometheus/alerts.yaml')).stdout).toContain('SUCCESS');
  const settings = join(deploy, 'prometheus/prometheus.yaml');
  expect(run('promtool', 'check', 'config', '--syntax-only', settings).status).toBe(0);
});

it('Prometheus reads the ports on which the systemd units serve metrics', () => {
  const settings = read('prometheus/prometheus.yaml');
  const page = readFileSync(join(deploy, '../docs/deployment.md'), 'utf8');
  for (const port of ['4001', '4002', '4012']) {
    expect(settings).toContain(`127.0.0.1:${port}`);
    expect(page).toContain(port);
  }
  const pattern = /STOREFRONT_METRICS_PORT=(\d+)%i/.exec(read('systemd/meet-storefront@.service'))![1]!;
  for (const instance of ['3000', '3010']) expect(settings).toContain(`127.0.0.1:${pattern}${instance}`);
});

it('the Grafana dashboard has a query in every panel and stays within its maximum file size', () => {
  const { panels } = JSON.parse(read('grafana/meet.json')) as { panels: { targets: { expr: string }[] }[] };
  expect(panels.flatMap(({ targets }) => targets).every(({ expr }) => expr)).toBe(true);
  expect(read('grafana/meet.json').length).toBeLessThan(200_000);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ServiceProcess } from '../processes/service-process.js';
import { ROOT } from '../root.js';
import { WITH_SBIN, type EdgeName } from './installed.js';

export const SHOP = 'shop.example';

export interface EdgePorts {
  /** Port of the shop with TLS. */
  tls: number;
  /** Port that redirects plain HTTP. */
  plain: number;
  /** Port at which storefronts call the APIs. */
  inner: number;
  apis: readonly [number, number];
  storefronts: readonly [number, number];
}

/**
 * An edge proxy with the configuration file of `deploy/`, in which only ports, file names and the certificate are
 * replaced.
 */
export class ShopEdge extends ServiceProcess {
  /** The certificate, which clients must trust. */
  readonly ca: string;
  private readonly reloading: () => void;

  constructor(
    readonly kind: EdgeName,
    readonly ports: EdgePorts,
    folder: string,
  ) {
    mkdirSync(folder, { recursive: true });
    const certificate = selfSigned(folder);
    const file = kind === 'nginx' ? nginxFile(ports, folder) : caddyFile(ports, folder);
    super({
      name: kind,
      command:
        kind === 'nginx'
          ? ['nginx', '-c', file, '-e', join(folder, 'error.log')]
          : ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
      env: { ...WITH_SBIN, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      isReady: () => isOpen(ports.tls),
      logFile: join(folder, `${kind}.log`),
    });
    this.ca = certificate;
    const socket = `unix/${join(folder, 'admin.sock')}`;
    const command = ['reload', '--adapter', 'caddyfile', '--config', file, '--address', socket, '--force'];
    this.reloading = () =>
      kind === 'nginx'
        ? process.kill(this.pid!, 'SIGHUP')
        : execFileSync('caddy', command, { env: WITH_SBIN, stdio: 'ignore' });
  }

  /** Makes the edge proxy read its configuration again, as `systemctl reload` does. */
  reload(): void {
    this.reloading();
  }
}

function selfSigned(folder: string): string {
  const of = ['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP}`, '-days', '2'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of, ...files], { stdio: 'pipe' });
  return readFileSync(join(folder, 'fullchain.pem'), 'utf8');
}

function nginxFile(ports: EdgePorts, folder: string): string {
  const shop = replaced(readFileSync(join(ROOT, 'deploy/nginx/meet.conf'), 'utf8'), [
    [/^\tlisten \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.plain};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.tls} `],
    [/listen 127\.0\.0\.1:4080;/g, `listen 127.0.0.1:${ports.inner};`],
    [/\/etc\/letsencrypt\/live\/shop\.example/g, folder],
    ...upstreams(ports),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off; worker_processes 2;',
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 1024; }',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${folder}/meet.conf;`,
    '}',
  ];
  writeFileSync(join(folder, 'meet.conf'), shop);
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  return join(folder, 'nginx.conf');
}

function caddyFile(ports: EdgePorts, folder: string): string {
  const shop = replaced(readFileSync(join(ROOT, 'deploy/caddy/Caddyfile'), 'utf8'), [
    [/^\tadmin .+$/gm, `\tadmin unix/${join(folder, 'admin.sock')}\n\tauto_https off`],
    [/^shop\.example \{$/gm, `https://${SHOP}:${ports.tls} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    [/127\.0\.0\.1:4080/g, `127.0.0.1:${ports.inner}`],
    ...upstreams(ports),
  ]);
  writeFileSync(join(folder, 'Caddyfile'), shop);
  return join(folder, 'Caddyfile');
}

const upstreams = ({ apis, storefronts }: EdgePorts): [RegExp, string][] =>
  [
    [4000, apis[0]],
    [4010, apis[1]],
    [3000, storefronts[0]],
    [3010, storefronts[1]],
  ].map(([shipped, here]) => [new RegExp(`127\\.0\\.0\\.1:${shipped}\\b`, 'g'), `127.0.0.1:${here}`]);

/** Replaces all occurrences. Throws if there is none, because then the file is not as expected. */
function replaced(text: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((changed, [pattern, by]) => {
    const next = changed.replaceAll(pattern, by);
    if (next === changed) throw new Error(`The file of the edge has no ${pattern}`);
    return next;
  }, text);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

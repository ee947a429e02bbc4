import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../stack/free-port.js';

const file = join(import.meta.dirname, '../../docker/edge/Caddyfile');
/** The test is skipped, and named as skipped, where Caddy is not installed. */
const withCaddy = spawnSync('caddy', ['version']).status === 0 ? it : it.skip;

withCaddy(
  'the edge proxy answers the paths of health and metrics itself, without asking the shop',
  async () => {
    const ports = ['EDGE_HTTP_PORT', 'EDGE_HTTPS_PORT', 'EDGE_INNER_PORT', 'EDGE_HEALTH_PORT'];
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      API_UPSTREAMS: '127.0.0.1:1',
      STOREFRONT_UPSTREAMS: '127.0.0.1:1',
    };
    for (const name of ports) env[name] = String(await freePort());
    const edge = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], { env, stdio: 'ignore' });
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${env['EDGE_HTTP_PORT']}${path}`).catch(() => undefined))?.status;
    try {
      while (edge.exitCode === null && (await statusOf('/metrics')) === undefined) await sleep(50);
      const inside = ['/health', '/health/ready', '/healthz', '/metrics'];
      expect(await Promise.all(inside.map(statusOf))).toEqual([404, 404, 404, 404]);
      // There is no shop behind it.
      expect(await statusOf('/admin')).toBeGreaterThanOrEqual(500);
    } finally {
      edge.kill('SIGKILL');
    }
  },
  30_000,
);

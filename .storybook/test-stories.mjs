// Serves the static build and runs the test runner on every story in it. Arguments are passed on to the runner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await preview({
  root,
  configFile: false,
  appType: 'mpa',
  logLevel: 'warn',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 6106 },
});
const [url] = server.resolvedUrls.local;
const runner = spawn(
  'test-storybook',
  ['--url', url, '--failOnConsole', '--maxWorkers', '2', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', TARGET_URL: url },
  },
);
const [code] = await once(runner, 'exit');
await server.close();
process.exit(code ?? 1);

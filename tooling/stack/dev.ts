import { join } from 'node:path';
import { runStack } from './run-stack.js';

/**
 * `npm run dev`: runs the shop like `npm start`, but rebuilds packages and restarts services when their sources change.
 */
export function run(args: string[]): Promise<void> {
  return runStack(args, ({ root, apiPort, storefrontPort }) => ({
    output: 'terminal',
    services: (productionEnv) => {
      const env = { ...productionEnv, NODE_ENV: 'development', TURBO_TELEMETRY_DISABLED: '1' };
      const packages = ['api', 'search-indexer', 'ui-kit'].map((name) => `--filter=@meet/${name}`);
      return [
        {
          name: 'build',
          command: [join(root, 'node_modules/.bin/turbo'), 'watch', 'build', '--output-logs=errors-only', ...packages],
          cwd: root,
          env,
        },
        {
          name: 'api',
          command: [process.execPath, '--watch', '--watch-preserve-output', 'dist/main.js'],
          cwd: join(root, 'api'),
          env,
          readyUrl: `http://127.0.0.1:${apiPort}/health/ready`,
        },
        {
          name: 'search-indexer',
          command: [process.execPath, '--watch', '--watch-preserve-output', 'dist/src/main.js'],
          cwd: join(root, 'search-indexer'),
          env,
        },
        {
          name: 'storefront',
          command: ['npm', 'run', '--silent', 'dev'],
          cwd: join(root, 'storefront'),
          env,
          readyUrl: `http://127.0.0.1:${storefrontPort}/`,
        },
      ];
    },
  }));
}

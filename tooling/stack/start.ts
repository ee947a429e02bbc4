import { join } from 'node:path';
import { runStack } from './run-stack.js';
import { SERVICE_FLAGS, SERVICE_MEMORY } from './service-memory.js';

/** `npm start`: runs the whole shop on this machine, built as for production. */
export function run(args: string[]): Promise<void> {
  return runStack(args, ({ root, dataFolder, apiPort, storefrontPort }) => {
    const node = (script: string) => [
      process.execPath,
      ...SERVICE_FLAGS,
      '--import',
      join(import.meta.dirname, 'end-with-parent.js'),
      script,
    ];
    return {
      output: { folder: join(dataFolder, 'logs') },
      services: (env) => [
        {
          name: 'api',
          command: node('dist/main.js'),
          cwd: join(root, 'api'),
          env: { ...SERVICE_MEMORY, ...env },
          readyUrl: `http://127.0.0.1:${apiPort}/health/ready`,
        },
        { name: 'search-indexer', command: node('dist/src/main.js'), cwd: join(root, 'search-indexer'), env },
        {
          name: 'storefront',
          command: node('build/start/main.js'),
          cwd: join(root, 'storefront'),
          env,
          readyUrl: `http://127.0.0.1:${storefrontPort}/healthz`,
        },
      ],
    };
  });
}

import { join } from 'node:path';
import { freePort } from './free-port.js';
import type { ServiceSpec } from './services.js';
import type { StackConfig } from './stack-config.js';

export const DEMO_PICTURES_SERVICE = 'demo-pictures';

/**
 * Returns the service that composes the demo's pictures, and its URL for `STORAGE_ORIGIN`. `products`: size of the
 * demo, if not the default. Returns undefined if the operator has set an origin.
 */
export async function demoPictures(
  { root }: StackConfig,
  { products }: { products?: number } = {},
): Promise<{ origin: string; spec: ServiceSpec } | undefined> {
  if (process.env.STORAGE_ORIGIN) return undefined;
  const port = await freePort();
  const script = join(root, 'demo/dist/serve-pictures.cli.js');
  const options = products ? ['--products', String(products)] : [];
  const endWithParent = ['--import', join(import.meta.dirname, 'end-with-parent.js')];
  return {
    origin: `http://127.0.0.1:${port}`,
    spec: {
      name: DEMO_PICTURES_SERVICE,
      command: [process.execPath, ...endWithParent, script, '--port', String(port), ...options],
      cwd: root,
      // Decoded pictures are large and short-lived. With more memory arenas and threads, much of their memory would
      // stay allocated.
      env: { ...process.env, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    },
  };
}

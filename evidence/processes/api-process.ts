import { join, resolve } from 'node:path';
import { ServiceProcess } from './service-process.js';

const script = join(resolve(import.meta.dirname, '..', '..', '..'), 'api/dist/main.js');

/**
 * Environment of an API process. Each thread of Node takes memory from the C library, which keeps what one of them gives
 * back apart from what others can have. From one place for all of them less is kept.
 */
export const API_MEMORY = { MALLOC_ARENA_MAX: '1' };

/** An API process on its own port. */
export class ApiProcess extends ServiceProcess {
  readonly origin: string;

  constructor(env: NodeJS.ProcessEnv, port: number, logFile: string) {
    const origin = `http://127.0.0.1:${port}`;
    super({
      name: 'API',
      command: [process.execPath, script],
      env: { ...API_MEMORY, ...env, API_PORT: String(port) },
      readyUrl: `${origin}/health/ready`,
      logFile,
    });
    this.origin = origin;
  }
}

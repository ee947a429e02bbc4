import { join } from 'node:path';
import { SERVICE_FLAGS, SERVICE_MEMORY } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { ServiceProcess } from './service-process.js';

/** An API process on its own port. */
export class ApiProcess extends ServiceProcess {
  readonly origin: string;

  /** `root`: the checkout of the release to run. */
  constructor(env: NodeJS.ProcessEnv, port: number, logFile: string, root = ROOT) {
    const origin = `http://127.0.0.1:${port}`;
    super({
      name: 'API',
      command: [process.execPath, ...SERVICE_FLAGS, join(root, 'api/dist/main.js')],
      env: { ...SERVICE_MEMORY, ...env, API_PORT: String(port) },
      readyUrl: `${origin}/health/ready`,
      logFile,
    });
    this.origin = origin;
  }
}

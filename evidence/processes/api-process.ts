import { join } from 'node:path';
import { API_MEMORY, SERVICE_FLAGS } from '@meet/tooling/stack';
import { ROOT } from '../root.js';
import { ServiceProcess } from './service-process.js';

const script = join(ROOT, 'api/dist/main.js');

/** An API process on its own port. */
export class ApiProcess extends ServiceProcess {
  readonly origin: string;

  constructor(env: NodeJS.ProcessEnv, port: number, logFile: string) {
    const origin = `http://127.0.0.1:${port}`;
    super({
      name: 'API',
      command: [process.execPath, ...SERVICE_FLAGS, script],
      env: { ...API_MEMORY, ...env, API_PORT: String(port) },
      readyUrl: `${origin}/health/ready`,
      logFile,
    });
    this.origin = origin;
  }
}

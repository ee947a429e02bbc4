import { join, resolve } from 'node:path';
import { ServiceProcess } from './service-process.js';

const script = join(resolve(import.meta.dirname, '..', '..', '..'), 'api/dist/main.js');

/** An API process on its own port. */
export class ApiProcess extends ServiceProcess {
  readonly origin: string;

  constructor(env: NodeJS.ProcessEnv, port: number, logFile: string) {
    const origin = `http://127.0.0.1:${port}`;
    super({
      name: 'API',
      command: [process.execPath, script],
      env: { ...env, API_PORT: String(port) },
      readyUrl: `${origin}/health/ready`,
      logFile,
    });
    this.origin = origin;
  }
}

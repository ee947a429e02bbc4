import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface OwnStorefront {
  /** Each test file uses a separate port, because test files run at the same time. */
  port: number;
  /** Origin of the API that the storefront uses. */
  api: string;
  /** More environment variables. Default: none. */
  env?: Record<string, string>;
}

/** Starts another storefront of the same build, and waits until it responds. The caller must kill it. */
export async function startStorefront({ port, api, env = {} }: OwnStorefront): Promise<ChildProcess> {
  const storefront = spawn(process.execPath, ['build/start/main.js'], {
    cwd: join(import.meta.dirname, '../../storefront'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STOREFRONT_PORT: String(port),
      API_ORIGIN: api,
      API_URL: `${api}/graphql`,
      ...env,
    },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  return storefront;
}

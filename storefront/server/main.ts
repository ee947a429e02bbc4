import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { Drain } from './drain.js';
import { RequestMetrics } from './request-metrics.js';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const serverBuild = new URL('../server/index.js', import.meta.url);
  const build = (await import(serverBuild.href)) as ServerBuild;
  const drain = new Drain();
  const clientFiles = fileURLToPath(new URL('../client/', import.meta.url));
  const workerCode = await readFile(new URL('../worker/sw.js', import.meta.url), 'utf8');
  const metrics = config.metrics ? new RequestMetrics() : undefined;
  const app = await createApp({ config, build, clientFiles, workerCode, drain, metrics });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void drain
        .run(sleep(config.drainSeconds * 1000))
        .then(() => app.close())
        .then(() => process.exit(0));
    });
  }

  if (config.metrics) await metrics?.serve(config.metrics.host, config.metrics.port);
  await app.listen({ host: config.host, port: config.port });
  const url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`;
  write(process.stdout, { level: 30, url, msg: 'the storefront listens' });
}

/** Writes a line of JSON in the format of the server's own log. */
function write(stream: NodeJS.WriteStream, line: { level: number; url?: string; msg: string }): void {
  stream.write(`${JSON.stringify({ time: Date.now(), name: 'storefront', ...line })}\n`);
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const { port } = error as Error & { port?: number };
    return `Port ${port} is taken: stop the program that uses it or set STOREFRONT_PORT, or STOREFRONT_METRICS_PORT if that is it.`;
  }
  return error instanceof Error ? error.message : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});

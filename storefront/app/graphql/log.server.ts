import { inspect } from 'node:util';

/** One place that speaks to the operator, a line of JSON each; shoppers are told on the page. */
export function logError(message: string, cause: unknown): void {
  const line = { level: 50, time: Date.now(), name: 'storefront', msg: `${message} ${inspect(cause)}` };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

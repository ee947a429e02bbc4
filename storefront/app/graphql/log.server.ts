import { inspect } from 'node:util';

/** Writes a line of JSON to stderr for the operator. It is not shown to the shopper. */
export function logError(message: string, cause: unknown): void {
  const line = { level: 50, time: Date.now(), name: 'storefront', msg: `${message} ${inspect(cause)}` };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

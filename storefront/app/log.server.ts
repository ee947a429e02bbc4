import { inspect } from 'node:util';

/** One place that speaks to the operator; shoppers are told on the page. */
export function logError(message: string, cause: unknown): void {
  process.stderr.write(`${message} ${inspect(cause)}\n`);
}

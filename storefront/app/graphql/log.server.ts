import { inspect } from 'node:util';
import { currentRequestId } from './current-request.server';

/** Writes a line of JSON to stderr for the operator, with the id of the request. It is not shown to the shopper. */
export function logError(message: string, cause: unknown, reqId = currentRequestId()): void {
  const line = { level: 50, time: Date.now(), name: 'storefront', reqId, msg: `${message} ${inspect(cause)}` };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

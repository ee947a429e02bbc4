import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { clientFor, keyRefusal, makeKeys } from '../settings/index.js';
import type { MeilisearchIndex } from '../sink/meilisearch.js';
import type { EngineBatch } from './follow-documents.js';
import { fillAnew, sweepLeftovers } from './rebuild-engine.js';

/**
 * Returns the function that prepares the engine before each step of copying documents. A wiped engine has lost its keys
 * and documents. If the master key is configured, the keys are created and the engine is filled; otherwise the error
 * names the command to run. The first call also removes the remains of an interrupted rebuild.
 */
export function prepareEngine(
  index: MeilisearchIndex,
  masterKey: string | undefined,
  log: Logger,
): (client: ClientBase) => Promise<EngineBatch | null> {
  let swept = false;
  const prepare = async (client: ClientBase) => {
    if (!swept) await sweepLeftovers(client, index);
    swept = true;
    return fillAnew(client, index);
  };
  const prepareWithKeys = async (client: ClientBase) => {
    try {
      return await prepare(client);
    } catch (error) {
      if (!masterKey || !keyRefusal('indexer', error)) throw error;
      await makeKeys(clientFor({ url: index.client.config.host, apiKey: masterKey }), index.uid);
      const filled = await prepare(client);
      log.info({ engine: index.engine, index: index.uid }, 'the engine did not know its keys: it has both again');
      return filled;
    }
  };
  return (client) =>
    prepareWithKeys(client).catch((error: unknown) => {
      const refusal = keyRefusal('indexer', error);
      throw refusal ? new Error(refusal, { cause: error }) : error;
    });
}

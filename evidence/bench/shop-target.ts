import pg from 'pg';
import { signUp } from '../chaos/orders/sign-up.js';
import { ROOT } from '../root.js';
import type { Operation } from './operation.js';
import { askApi, readingOperations, sampleGoods } from './reading.js';
import { endlessStock, shoppingOperations } from './shopping.js';
import { readDocuments, storefrontFolder } from './read-documents.js';

const SHOPPERS = 2000;
/** Number of prepared write requests: more than a run sends. */
const WRITES = 30_000;

/** Names of the same operations in benchmarks of other shops. */
const GROUPS: Readonly<Record<string, string>> = {
  'list-section': 'list-collection',
  product: 'detail',
  'cart-add': 'cart',
};

/**
 * Returns the operations of visitors of a running shop as lists of requests, for a tool that compares shops. The
 * operations are the same as in `npm run bench`. Operations of signed-in shoppers are included if DATABASE_URL and
 * AUTH_KEYS are those of the shop, whose limits must be raised (`RAISED_LIMITS`): new accounts and unlimited stock are
 * then added to the shop. Requests of these operations have additional headers.
 */
export default async function shopTarget(url = process.env.SHOP_API_URL ?? 'http://127.0.0.1:4000/graphql') {
  const ask = askApi(new URL(url).origin);
  const documents = readDocuments(storefrontFolder(ROOT));
  const reading = await readingOperations(ask, documents, await sampleGoods(ask));
  const operations = [...reading, ...(await shopping(documents))];
  return {
    name: 'meet',
    url,
    ops: operations.map(({ name, request, distinct = 1 }) => ({
      name,
      ...(name in GROUPS && { group: GROUPS[name] }),
      requests: Array.from({ length: distinct }, (_, n) => {
        const { method, path, body, headers } = request(n);
        return { method, path, headers, body: body && (JSON.parse(body) as object) };
      }),
    })),
  };
}

async function shopping(documents: ReadonlyMap<string, string>): Promise<Operation[]> {
  const { DATABASE_URL, AUTH_KEYS } = process.env;
  if (!DATABASE_URL || !AUTH_KEYS) return [];
  const database = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
  try {
    const accounts = await signUp({ database, secrets: { AUTH_KEYS } }, SHOPPERS);
    const operations = shoppingOperations(accounts, await endlessStock(database), documents);
    return operations.map((operation) => ({ ...operation, distinct: WRITES }));
  } finally {
    await database.end();
  }
}

import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The limit set by the machine: a bare HTTP server without a framework or checks. `/answers/NAME` reads a request and
 * sends a stored response; the other paths run one prepared statement of PostgreSQL per request. The benchmark measures
 * it in the same run as the shop.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const PAGE = `SELECT "productId", "card" FROM "search_document" WHERE "productId" > $1 ORDER BY "productId" LIMIT 24`;
const PRODUCT = 'SELECT * FROM "product" WHERE "slug" = $1';
const SEARCH = `SELECT t."productId" FROM "search_text" t, to_tsquery('russian', $1) q WHERE t."text" @@ q
  ORDER BY ts_rank(t."text", q) DESC, t."productId" LIMIT 8`;
const COMMIT = 'INSERT INTO "bench_commit" ("key") VALUES ($1)';
const STATEMENTS: Record<string, { name: string; text: string }> = {
  '/page': { name: 'page', text: PAGE },
  '/product': { name: 'product', text: PRODUCT },
  '/search': { name: 'search', text: SEARCH },
  '/commit': { name: 'commit', text: COMMIT },
};
const answers = new Map<string, Buffer>();

await pool.query('CREATE TABLE IF NOT EXISTS "bench_commit" ("id" bigserial PRIMARY KEY, "key" text)');

createServer((request, response) => {
  const path = request.url!;
  if (path === '/ready') return send(response, 200, Buffer.from('ready'));
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    if (request.method === 'PUT') answers.set(path, Buffer.concat(parts));
    const answer = answers.get(path);
    if (answer) return send(response, 200, answer);
    const { key } = JSON.parse(Buffer.concat(parts).toString()) as { key: string };
    pool
      .query({ ...STATEMENTS[path]!, values: [key] })
      .then(({ rows }) => send(response, 200, Buffer.from(JSON.stringify({ data: rows }))))
      .catch((error: Error) => send(response, 500, Buffer.from(error.message)));
  });
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1');

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

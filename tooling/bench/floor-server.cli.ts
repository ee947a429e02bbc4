import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

/**
 * The baseline of the benchmark: a bare HTTP server that runs one prepared statement per request, without a framework
 * or checks. The benchmark measures this server and the shop in the same run and reports the shop's throughput as a
 * share of this server's.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const PAGE = `SELECT "productId", "card" FROM "search_document" WHERE "productId" > $1 ORDER BY "productId" LIMIT 24`;
const PRODUCT = 'SELECT * FROM "product" WHERE "slug" = $1';
const SEARCH = `SELECT t."productId" FROM "search_text" t, to_tsquery('russian', $1) q WHERE t."text" @@ q
  ORDER BY ts_rank(t."text", q) DESC, t."productId" LIMIT 8`;
const STATEMENTS: Record<string, { name: string; text: string }> = {
  '/page': { name: 'page', text: PAGE },
  '/product': { name: 'product', text: PRODUCT },
  '/search': { name: 'search', text: SEARCH },
};

createServer((request, response) => {
  if (request.url === '/ready') return send(response, 200, 'ready');
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { key } = JSON.parse(Buffer.concat(parts).toString()) as { key: string };
    pool
      .query({ ...STATEMENTS[request.url!]!, values: [key] })
      .then(({ rows }) => send(response, 200, rows))
      .catch((error: Error) => send(response, 500, error.message));
  });
}).listen(Number(process.env.FLOOR_PORT), '127.0.0.1');

function send(response: ServerResponse, status: number, data: unknown): void {
  const body = Buffer.from(JSON.stringify({ data }));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}

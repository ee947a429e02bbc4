import { request as plain } from 'node:http';
import { request as encrypted } from 'node:https';

/** Timeout of a browser that waits. */
const TIMEOUT_MS = 15_000;

/** Where visitors reach the shop: always on this machine. */
export interface Edge {
  port: number;
  host: string;
  /** The certificate that visitors trust. Default: the shop speaks plain HTTP. */
  ca?: string;
}

export interface Answer {
  status: number;
  body: string;
  type: string;
  location: string;
}

/** Sends a request over a connection of its own. */
export function send(edge: Edge, path: string, body?: object, token?: string): Promise<Answer> {
  const content = body && JSON.stringify(body);
  const headers = {
    host: edge.host,
    accept: content ? 'application/json' : 'text/html',
    ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const tls = edge.ca ? { ca: edge.ca, servername: edge.host } : {};
  const request = edge.ca ? encrypted : plain;
  return new Promise((answered, failed) => {
    const asked = request(
      {
        ...{ host: '127.0.0.1', port: edge.port, path, headers, agent: false, timeout: TIMEOUT_MS, ...tls },
        method: content ? 'POST' : 'GET',
      },
      (response) => {
        const { 'content-type': type = '', location = '' } = response.headers;
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', failed);
        response.on('end', () => answered({ status: response.statusCode!, body: text, type, location }));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in time'))).on('error', failed);
    asked.end(content);
  });
}

/** Resolves to a page. Throws if it is not a page with a headline. */
export async function pageOf(edge: Edge, path: string): Promise<string> {
  const { status, body } = await send(edge, path);
  if (status !== 200) throw new Error(`status ${status}`);
  if (!/<h1[\s>]/.test(body)) throw new Error('no headline');
  return body;
}

/** Sends a GraphQL operation, and returns its data. */
export async function query<T>(edge: Edge, path: string, text: string, variables = {}, token?: string): Promise<T> {
  const { status, body } = await send(edge, path, { query: text, variables }, token);
  const { data, errors } = (/^\{/.test(body) ? JSON.parse(body) : {}) as { data?: T; errors?: { message: string }[] };
  if (!data || errors) throw new Error(`${path}: ${status} ${errors?.[0]?.message ?? body.slice(0, 200)}`);
  return data;
}

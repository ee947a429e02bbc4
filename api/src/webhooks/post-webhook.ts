import { Agent as HttpAgent, request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { lookupPublic } from '../platform/http/public-address.js';
import { refusalOfAddress, type AllowedAddresses } from './webhook-address.js';

/** Maximum number of bytes that are read of a response. The sender does not wait for the rest. */
const LONGEST_ANSWER = 64 * 1024;
/** Number of bytes of a response that the log keeps. */
const KEPT_ANSWER = 1024;
const CONNECT_SECONDS = 5;

export interface Answer {
  status: number;
  /** The first kilobyte of the response body. */
  body: string;
}

export interface PostTerms extends AllowedAddresses {
  headers: Record<string, string>;
  body: string;
  /** Timeout for the complete response. */
  timeoutSeconds: number;
}

const AGENTS = {
  'http:': new HttpAgent({ keepAlive: true, timeout: 10_000 }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: 10_000 }),
};

/**
 * Posts to a receiver and returns its response, whatever the status. Redirects are not followed. Rejects if the
 * complete response does not arrive in time, or if the URL may not be called.
 */
export async function postWebhook(address: string, terms: PostTerms): Promise<Answer> {
  const url = new URL(address);
  const refusal = refusalOfAddress(url, terms);
  if (refusal) throw new Error(`the address ${refusal}`);
  const first = send(url, terms);
  try {
    return await first.answer;
  } catch (error) {
    // If the receiver has closed a kept-alive connection meanwhile, that does not mean that the receiver is down.
    const isStale = first.sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (!isStale) throw error;
    return send(url, terms).answer;
  }
}

function send(url: URL, terms: PostTerms): { sent: ClientRequest; answer: Promise<Answer> } {
  const isSecure = url.protocol === 'https:';
  const sent = (isSecure ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: AGENTS[isSecure ? 'https:' : 'http:'],
    headers: { ...terms.headers, 'content-length': Buffer.byteLength(terms.body) },
    ...(terms.allowsPrivate ? {} : { lookup: lookupPublic }),
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    const end = (why: string) => () => {
      reject(new Error(why));
      sent.destroy();
    };
    const whole = setTimeout(end(`no whole answer within ${terms.timeoutSeconds} s`), terms.timeoutSeconds * 1000);
    const connecting = setTimeout(end(`no connection within ${CONNECT_SECONDS} s`), CONNECT_SECONDS * 1000);
    sent.on('socket', (socket) => {
      if (sent.reusedSocket) clearTimeout(connecting);
      else socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    sent.on('close', () => [whole, connecting].forEach(clearTimeout));
    sent.on('error', reject);
    sent.on('response', (response) => void read(response).then(resolve, reject));
  });
  sent.end(terms.body);
  return { sent, answer };
}

async function read(response: IncomingMessage): Promise<Answer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    if (length < KEPT_ANSWER) parts.push(part);
    length += part.length;
    if (length > LONGEST_ANSWER) break;
  }
  // PostgreSQL cannot store zero bytes in text.
  const body = Buffer.concat(parts).subarray(0, KEPT_ANSWER).toString().replaceAll('\0', '');
  return { status: response.statusCode!, body };
}

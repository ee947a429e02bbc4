import { signUp } from '../chaos/orders/sign-up.js';
import type { AbusedShop } from './abused-shop.js';
import type { Attack, Finding } from './attack.js';
import { bodyOf, oddCallsAt, type Endpoint, type OddCall } from './odd-variables.js';

const BYTES = 165_000;
/** Body size above the limit for guests. */
const HUGE_BYTES = 2_900_000;
/** Maximum size of a URL. */
const URL_BYTES = 4000;
/** Number of uses after which a query runs compiled. */
const WARM_UP = 11;
const MOST_MS_A_POINT = 20;
const MOST_TIMES_THE_BYTES = 10;
const ANSWER_BYTES = 16 * 1024;
const TIMEOUT_MS = 120_000;
const NO_ANSWER = 0;

interface Sender {
  path: Endpoint;
  who: string;
  token?: string;
}

interface Sent {
  what: string;
  status: number;
  points: number;
  processorMs: number;
  bytesIn: number;
  bytesOut: number;
}

/**
 * Sends calls with wide, deep and long variables, made from both schemas, one after another. Checks the processor time
 * of the API for each charged point, and the size of each response.
 */
export const dearVariables: Attack = {
  name: 'dear-variables',
  run: async (shop, { short }) => {
    const [operator] = await signUp(shop, 1);
    await shop.database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [operator!.userId]);
    const senders: Sender[] = [
      { path: '/graphql', who: 'guest' },
      { path: '/admin/graphql', who: 'guest' },
      { path: '/admin/graphql', who: 'operator', token: operator!.token },
    ];
    const sent: Sent[] = [];
    for (const sender of senders) {
      const warm = new Set<string>();
      // A call that guests may not make is refused as soon as its variables are parsed.
      const isRefused = sender.path === '/admin/graphql' && !sender.token;
      for (const call of oddCallsAt(sender.path, BYTES, short || isRefused)) {
        if (call.kind === 'query' && !warm.has(call.query) && !short && !isRefused) {
          for (let n = 0; n < WARM_UP; n += 1) await send(shop, sender, call.name, { body: bodyOf(call, call.plain) });
          warm.add(call.query);
        }
        sent.push(await send(shop, sender, call.name, { body: bodyOf(call, call.odd) }));
      }
      const [wide] = oddCallsAt(sender.path, HUGE_BYTES, true);
      sent.push(await send(shop, sender, wide!.name, { body: bodyOf(wide!, wide!.odd) }));
      for (const call of oddCallsAt(sender.path, URL_BYTES, true))
        if (call.kind === 'query') sent.push(await send(shop, sender, `${call.name}, by GET`, parametersOf(call)));
    }
    return judged(sent);
  },
};

const parametersOf = ({ query, odd }: OddCall) => ({
  parameters: String(new URLSearchParams({ query, variables: odd })),
});

let addresses = 0;

/** Sends a request from a separate IP address, which has all its points. */
async function send(
  shop: AbusedShop,
  { path, who, token }: Sender,
  name: string,
  { body, parameters }: { body?: string; parameters?: string },
): Promise<Sent> {
  const before = shop.api.seconds();
  const answer = await fetch(`${shop.processes[0]}${path}${parameters ? `?${parameters}` : ''}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'apollo-require-preflight': '1',
      'x-meet-client-address': `2001:db8:${(addresses += 1).toString(16)}::1`,
      'x-meet-edge-secret': shop.secrets.EDGE_SECRET,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  const bytesOut = (await answer?.arrayBuffer())?.byteLength ?? 0;
  return {
    what: `${who} at ${path}, ${name}`,
    status: answer?.status ?? NO_ANSWER,
    points: Math.max(1, Number(answer?.headers.get('x-query-cost') ?? 1)),
    processorMs: Math.round((shop.api.seconds() - before) * 1000),
    bytesIn: (body ?? parameters)!.length,
    bytesOut,
  };
}

function judged(sent: Sent[]): Finding[] {
  const perPoint = ({ processorMs, points }: Sent) => Math.round(processorMs / points);
  const beyond = ({ bytesOut, bytesIn }: Sent) => bytesOut - MOST_TIMES_THE_BYTES * bytesIn - ANSWER_BYTES;
  const dearest = most(sent, perPoint);
  const longest = most(sent, ({ bytesOut }) => bytesOut);
  const slowest = most(sent, ({ processorMs }) => processorMs);
  // A body that is too large is refused without being read, so the connection may close before its sender has read the
  // response.
  const faults = sent.filter(({ status, bytesIn }) => status >= 500 || (status === NO_ANSWER && bytesIn < HUGE_BYTES));
  return [
    {
      tried: `${sent.length} requests with odd variables`,
      through: perPoint(dearest),
      unit: 'ms of processor a point, the dearest',
      most: MOST_MS_A_POINT,
      beside: `${said(dearest)}; the slowest: ${said(slowest)}`,
      measured: true,
    },
    {
      tried: `${sent.length} requests with odd variables`,
      through: sent.filter((one) => beyond(one) > 0).length,
      unit: `answers longer than ${MOST_TIMES_THE_BYTES} times their request and ${ANSWER_BYTES} bytes`,
      most: 0,
      beside: `the longest: ${said(longest)}`,
    },
    {
      tried: `${sent.length} requests with odd variables`,
      through: faults.length,
      unit: 'not answered, or as a fault of the API',
      most: 0,
      beside: faults.slice(0, 5).map(said).join('; '),
    },
  ];
}

const most = (sent: Sent[], by: (one: Sent) => number): Sent =>
  sent.reduce((found, one) => (by(one) > by(found) ? one : found));

const said = ({ what, status, points, processorMs, bytesIn, bytesOut }: Sent): string =>
  `${what}: ${status}, ${points} points, ${processorMs} ms, ${bytesIn} bytes in, ${bytesOut} out`;

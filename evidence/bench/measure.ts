import { request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { percentile } from '../processes/percentile.js';
import type { Ask, Operation } from './operation.js';
import { usedBetween, type Usage, type Watched } from './usage.js';

/** Cost of one operation with a number of connections. */
export interface Measured {
  name: string;
  connections: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p97_5: number;
  p99: number;
  /** Average size of a response in bytes. */
  bytes: number;
  /** Resources that the watched processes used, by name. */
  usage: Record<string, Usage>;
  /** Average number of running programs during the last minute (load average). */
  load: number;
}

export interface Times {
  warmUpSeconds: number;
  seconds: number;
  /** How often each operation is measured. The run with the median rate counts. */
  rounds: number;
}

/**
 * Sends an operation's requests over keep-alive connections, each after the response to the one before. The connections
 * are distributed over the origins. Responses during the warm-up do not count, because a busy server accepts new
 * connections one by one, which is not part of the time of a response. Throws for any refusal.
 */
export async function measure(
  origins: readonly string[],
  operation: Operation,
  connections: number,
  { warmUpSeconds, seconds }: Times,
  watched: Watched,
): Promise<Measured> {
  const { atMost } = operation;
  let sent = 0;
  let refusal = '';
  const options: autocannon.Options = {
    // Its type allows only one URL, but several work.
    url: origins as unknown as string,
    connections,
    ...(atMost ? { amount: atMost } : { duration: warmUpSeconds + seconds }),
    timeout: 30,
    requests: [{ setupRequest: (request) => ({ ...request, ...operation.request((sent += 1)) }) }],
    verifyBody: (body) => {
      if (!isRefusal(body)) return true;
      refusal ||= String(body).slice(0, 500);
      return false;
    },
  };
  const warmUp = { until: performance.now() + warmUpSeconds * 1000, answers: 0 };
  const mostAnswers = ((atMost ?? Infinity) * warmUpSeconds) / (warmUpSeconds + seconds);
  const times: number[] = [];
  let before: ReturnType<Watched> | undefined;
  let [begun, ended] = [0, 0];
  const note = (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    ended = performance.now();
    if (before) return void times.push(milliseconds);
    if (ended < warmUp.until && (warmUp.answers += 1) < mostAnswers) return;
    [before, begun] = [watched(), ended];
  };
  const { requests, throughput, non2xx, errors, mismatches } = await new Promise<autocannon.Result>((done, fail) =>
    autocannon(options, (error, result) => (error ? fail(error as Error) : done(result))).on('response', note),
  );
  if (non2xx || errors || mismatches || !before)
    throw new Error(`${operation.name}: ${non2xx + mismatches} answers refused, ${errors} lost. ${refusal}`);
  return {
    ...{ name: operation.name, connections, usage: usedBetween(before, watched(), times.length) },
    perSecond: (times.length * 1000) / (ended - begun),
    ...{ p50: percentile(times, 0.5), p97_5: percentile(times, 0.975), p99: percentile(times, 0.99) },
    bytes: throughput.total / Math.max(1, requests.total),
    load: loadavg()[0]!,
  };
}

/**
 * Repeats an action of several requests, such as a sign-in, with this number in parallel. `once` returns its
 * milliseconds.
 */
export async function measureFlow(
  name: string,
  once: () => Promise<number>,
  connections: number,
  { warmUpSeconds, seconds }: Times,
  watched: Watched,
): Promise<Measured> {
  const run = async (duration: number): Promise<number[]> => {
    const times: number[] = [];
    const end = performance.now() + duration * 1000;
    const place = async () => {
      while (performance.now() < end) times.push(await once());
    };
    await Promise.all(Array.from({ length: connections }, place));
    return times;
  };
  await run(warmUpSeconds);
  const before = watched();
  const begun = performance.now();
  const times = await run(seconds);
  const passed = (performance.now() - begun) / 1000;
  const [p50, p97_5, p99] = [0.5, 0.975, 0.99].map((share) => percentile(times, share)) as [number, number, number];
  const usage = usedBetween(before, watched(), times.length);
  return { name, connections, perSecond: times.length / passed, p50, p97_5, p99, bytes: 0, usage, load: loadavg()[0]! };
}

/** Returns the measurement with the median rate of several. All but the first start with warm caches. */
export async function middleOf(times: Times, measureOnce: (times: Times) => Promise<Measured>): Promise<Measured> {
  const measured = [await measureOnce(times)];
  const warm = { ...times, warmUpSeconds: Math.min(1, times.warmUpSeconds) };
  while (measured.length < times.rounds) measured.push(await measureOnce(warm));
  return measured.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(times.rounds / 2)]!;
}

/**
 * Checks responses before anything is timed, because an error response is faster than a result. Returns their bodies as
 * they were sent, compressed or not.
 */
export async function checkAnswers(origin: string, operation: Operation): Promise<Buffer[]> {
  const answers: Buffer[] = [];
  for (let n = 0; n < operation.samples; n += 1) {
    const ask = operation.request(n);
    const { sent, body } = await bodyOf(origin, ask);
    const fault = operation.faultOf(body, n);
    if (fault) throw new Error(`${operation.name} ${ask.path} ${ask.body ?? ''}: ${fault}`.slice(0, 1500));
    answers.push(sent);
  }
  return answers;
}

const DECODED: Record<string, (sent: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

async function bodyOf(origin: string, { path, method, headers, body }: Ask): Promise<{ sent: Buffer; body: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(origin + path, { method, headers }, resolve)
      .on('error', reject)
      .end(body),
  );
  const sent = await buffer(answer);
  const read = DECODED[answer.headers['content-encoding'] ?? '']?.(sent) ?? sent;
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${read.subarray(0, 300)}`);
  return { sent, body: read };
}

/** GraphQL returns errors with status 200. */
const isRefusal = (body: unknown): boolean => typeof body === 'string' && body.startsWith('{"errors"');

import type { SentDocument } from '../document.js';
import { MeetError, type GraphQLFault } from '../meet-error.js';

/**
 * Milliseconds of silence after which a ping is sent. If no answer arrives within `ANSWER`, the connection is closed.
 */
const SILENCE = 20_000;
const ANSWER = 10_000;

/** The WebSocket class to use: the browser's, Node's or that of the package `ws`. */
export type SocketConstructor = new (url: string, protocol: string) => WebSocket;

/** How a connection is opened, and its callbacks. */
export interface ConnectionOptions {
  url: string;
  /** The payload of `connection_init`, with keys named like headers. */
  params: Record<string, string>;
  Socket: SocketConstructor;
  /** The connection is open; the cursor comes from `connection_ack`. */
  opened(cursor: string): void;
  /** Data of the subscription. */
  next(data: unknown): void;
  /** Called once. Without an error the connection was lost, and reconnecting may help. */
  closed(error?: MeetError): void;
}

/** A connection by the protocol `graphql-transport-ws`, for one subscription. */
export interface Connection {
  subscribe(document: SentDocument, variables: unknown): void;
  close(): void;
}

/** A message of the protocol. */
interface Message {
  type: string;
  payload?: unknown;
}

export function connect({ url, params, Socket, opened, next, closed }: ConnectionOptions): Connection {
  const socket = new Socket(url.replace(/^http/, 'ws'), 'graphql-transport-ws');
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = (error?: MeetError) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    socket.close();
    closed(error);
  };
  const send = (message: object) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      send({ type: 'ping' });
      silence = setTimeout(() => end(), ANSWER);
    }, SILENCE);
  };
  const take = ({ type, payload }: Message) => {
    if (type === 'connection_ack') opened((payload as { cursor: string }).cursor);
    else if (type === 'ping') send({ type: 'pong' });
    else if (type === 'next') {
      const { data, errors } = payload as { data?: unknown; errors?: GraphQLFault[] };
      if (errors?.length) end(faultOf(errors));
      else next(data);
    } else if (type === 'error') end(faultOf(payload as GraphQLFault[]));
    else if (type === 'complete') end();
  };

  socket.onopen = () => send({ type: 'connection_init', payload: params });
  socket.onmessage = ({ data }) => {
    listen();
    take(JSON.parse(String(data)) as Message);
  };
  socket.onclose = ({ code, reason }) => end(refusalOf(code, reason));
  socket.onerror = () => end();
  // The timer also covers a connection that is never accepted.
  listen();

  return {
    // The protocol requires `query` to be a string, even an empty one.
    subscribe: (document, variables) =>
      send({ id: '1', type: 'subscribe', payload: { query: '', ...document, variables } }),
    close: () => {
      isOver = true;
      clearTimeout(silence);
      socket.close(1000);
    },
  };
}

function faultOf(errors: readonly GraphQLFault[]): MeetError {
  const [{ message, extensions = {} }] = errors as [GraphQLFault];
  const { code } = extensions;
  return new MeetError(typeof code === 'string' ? code : 'HTTP_ERROR', message, { extensions, errors });
}

/**
 * Close codes from 4400 on mean that a new connection would be refused too; with 4403 the reason is an API error code.
 */
function refusalOf(code: number, reason: string): MeetError | undefined {
  if (code < 4400 || code === 4408 || code === 4499) return undefined;
  return new MeetError(code === 4403 ? reason : 'HTTP_ERROR', `The connection was refused: ${code} ${reason}`);
}

import type { SentDocument } from '../document.js';
import { MeetError, type GraphQLFault } from '../meet-error.js';

/** Milliseconds without a word from the shop, after which it is asked whether it is there, and then given up. */
const SILENCE = 20_000;
const ANSWER = 10_000;

/** The part of a `WebSocket` that is needed: that of a browser or of Node, or the one of the package `ws`. */
export type SocketConstructor = new (url: string, protocol: string) => WebSocket;

/** What a connection is opened with, and whom it tells. */
export interface ConnectionOptions {
  url: string;
  /** Fields of `connection_init`, named like headers. */
  params: Record<string, string>;
  Socket: SocketConstructor;
  /** The connection stands. The cursor is that of `connection_ack`. */
  opened(cursor: string): void;
  /** Data of the subscription. */
  next(data: unknown): void;
  /** Called once. Without an error the connection was lost, and another may be better. */
  closed(error?: MeetError): void;
}

/** A connection of the protocol `graphql-transport-ws`, for one subscription. */
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
  // It also covers a connection that nobody answers.
  listen();

  return {
    // The protocol wants a text, be it an empty one.
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

/** Codes from 4400 on say that the same connection would be refused again; 4403 names the code of the API's error. */
function refusalOf(code: number, reason: string): MeetError | undefined {
  if (code < 4400 || code === 4408 || code === 4499) return undefined;
  return new MeetError(code === 4403 ? reason : 'HTTP_ERROR', `The connection was refused: ${code} ${reason}`);
}

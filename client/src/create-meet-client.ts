import { byHash, type DocumentMode } from './document.js';
import {
  CreateOrderRequestDocument,
  CreateOrderWithPaymentLinkDocument,
  type CreateOrderInput,
  type CreateOrderRequestMutation,
  type CreateOrderWithPaymentLinkMutation,
} from './generated/operations.js';
import { MeetError } from './meet-error.js';
import { withOrderKey } from './order-key.js';
import { pictureUrl, type PictureOptions } from './picture-url.js';
import { post } from './post.js';
import { repeat } from './repeat.js';
import { createSession, type Session, type Tokens } from './session.js';
import { memoryStorage, type MeetStorage } from './storage.js';

export interface MeetClientOptions {
  /** Address of the API: `https://api.shop.example/graphql`. */
  url: string;
  /** Publishable key of this front end, `meet_pk_…`; none is needed unless the shop asks for one. */
  clientKey?: string;
  /**
   * How documents are sent. `registered` needs a `clientKey` under which they are registered, and sends hashes alone:
   * queries by GET, mutations by POST. Default: `text`.
   */
  documents?: DocumentMode;
  /** Where tokens are kept, such as `localStorage`. Default: the memory, so that a reload signs out. */
  storage?: MeetStorage;
  /** Language of messages, as in the header `Accept-Language`. Default: the browser's. */
  language?: string;
  /** Milliseconds within which each attempt has to be answered. Default: 15,000. */
  timeout?: number;
  /** How often what may be repeated is repeated. Default: 2. */
  retries?: number;
  /** Milliseconds that the client waits before a repetition, at most. Default: 10,000. */
  longestWait?: number;
  /** Further headers of every request, for the server of a front end: docs/security.md of the API. */
  headers?: Record<string, string>;
  /** Default: that of the platform. */
  fetch?: typeof globalThis.fetch;
}

export interface RequestOptions {
  /** Ends the call: it rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * The text of an operation, with types. Those of `@meet/client/operations` are, and so are those of GraphQL Code
 * Generator with `documentMode: 'string'`.
 */
export interface Operation<Data, Variables> {
  toString(): string;
  /** Holds the types alone. */
  __apiType?: (variables: Variables) => Data;
  /** A parsed document has this; print it first. */
  kind?: never;
}

/** Variables may be left out where the operation needs none. */
type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** An order without its key, which the client makes. */
export type OrderInput = Omit<CreateOrderInput, 'idempotencyKey'>;

export interface MeetClient {
  /**
   * Sends an operation and returns its data. A query that fails for a reason that passes is repeated; a mutation only if
   * it has a `dto.idempotencyKey`. An expired access token is exchanged, whoever asks. Once the session is over a query
   * is answered as a guest's, and a mutation fails with `UNAUTHORIZED`.
   */
  request<Data = unknown, Variables = Record<string, unknown>>(
    operation: Operation<Data, Variables>,
    ...rest: Arguments<Variables>
  ): Promise<Data>;
  /** Places an order that is paid online; docs/errors.md has the codes of its refusals. */
  placeOrder(
    order: OrderInput,
    options?: RequestOptions,
  ): Promise<CreateOrderWithPaymentLinkMutation['createOrderWithPaymentLink']>;
  /** Places an order that an operator calls about. */
  requestOrder(order: OrderInput, options?: RequestOptions): Promise<CreateOrderRequestMutation['createOrderRequest']>;
  /** Address of a picture: `url` of an `images` entry, a poster or a logo, in a size and format. */
  pictureUrl(url: string, options?: PictureOptions): string;
  readonly session: Session;
  /** Address of the API. */
  readonly url: string;
  /** Key of this front end, if it has one. */
  readonly clientKey: string | undefined;
  /** How documents are sent. */
  readonly documents: DocumentMode;
}

/** Creates the client of a shop. A browser needs one; a server one for each shopper. */
export function createMeetClient({
  url,
  clientKey,
  documents = 'text',
  storage = memoryStorage(),
  language,
  timeout = 15_000,
  retries = 2,
  longestWait = 10_000,
  headers = {},
  fetch = globalThis.fetch.bind(globalThis),
}: MeetClientOptions): MeetClient {
  if (documents === 'registered' && !clientKey) throw new TypeError('Registered documents are those of a clientKey');
  const prefix = `meet:${url}:`;
  const session = createSession({
    storage,
    prefix,
    post: (operation, variables, tokens) => send(operation, variables, tokens),
    request: (operation, variables) => ask(operation, variables),
  });
  const withKey = withOrderKey(storage, `${prefix}order`);

  /** One attempt. */
  async function send<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: unknown,
    tokens: Tokens | null,
    signal?: AbortSignal,
  ): Promise<Data> {
    const device = isMutation(operation) ? await session.deviceToken() : null;
    const query = operation.toString();
    const request = {
      url,
      variables,
      timeout,
      signal,
      fetch,
      headers: {
        ...headers,
        ...(language ? { 'accept-language': language } : {}),
        ...(clientKey ? { 'x-meet-client': clientKey } : {}),
        // A page of another site can send a plain GET. Of those the API answers registered documents only.
        ...(documents === 'automatic' ? { 'apollo-require-preflight': '1' } : {}),
        ...(device ? { 'x-meet-device': device } : {}),
        ...(tokens ? { authorization: `Bearer ${tokens.accessToken}` } : {}),
      },
    };
    if (documents === 'text') return (await post({ ...request, document: { query } })) as Data;
    const document = await byHash(query);
    try {
      return (await post({ ...request, document, cacheable: !isMutation(operation) })) as Data;
    } catch (error) {
      const isUnknown = error instanceof MeetError && error.code === 'PERSISTED_QUERY_NOT_FOUND';
      if (documents === 'registered' || !isUnknown) throw error;
      return (await post({ ...request, document: { query, ...document } })) as Data;
    }
  }

  /** An attempt with the session's tokens, and another one if they had to be exchanged. */
  async function sendSignedIn<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: unknown,
    signal?: AbortSignal,
  ): Promise<Data> {
    const tokens = await session.tokens();
    try {
      return await send(operation, variables, tokens, signal);
    } catch (error) {
      if (!tokens || !(error instanceof MeetError) || error.code !== 'UNAUTHORIZED') throw error;
      const renewed = await session.renew(tokens);
      // A guest's order is nobody's: it must not be placed for a shopper whose session has just ended.
      if (!renewed && isMutation(operation)) throw error;
      return send(operation, variables, renewed, signal);
    }
  }

  function ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables?: unknown,
    { signal }: RequestOptions = {},
  ): Promise<Data> {
    const attempt = () => sendSignedIn(operation, variables, signal);
    return mayRepeat(operation, variables) ? repeat(attempt, { retries, longestWait }, signal) : attempt();
  }

  return {
    session,
    url,
    clientKey,
    documents,
    request: (operation, variables?: unknown, options?: RequestOptions) => ask(operation, variables, options),
    placeOrder: (order, options) =>
      withKey(async (idempotencyKey) => {
        const dto = { ...order, idempotencyKey };
        const { createOrderWithPaymentLink } = await ask(CreateOrderWithPaymentLinkDocument, { dto }, options);
        return createOrderWithPaymentLink;
      }),
    requestOrder: (order, options) =>
      withKey(async (idempotencyKey) => {
        const { createOrderRequest } = await ask(
          CreateOrderRequestDocument,
          { dto: { ...order, idempotencyKey } },
          options,
        );
        return createOrderRequest;
      }),
    pictureUrl: (path, options) => pictureUrl(url, path, options),
  };
}

/** Also true of a query that has the word in it: it is then not repeated. */
function isMutation(operation: Operation<unknown, never>): boolean {
  return /\bmutation\b/.test(operation.toString());
}

function mayRepeat(operation: Operation<unknown, never>, variables: unknown): boolean {
  const { dto } = (variables ?? {}) as { dto?: { idempotencyKey?: unknown } };
  return !isMutation(operation) || Boolean(dto?.idempotencyKey);
}

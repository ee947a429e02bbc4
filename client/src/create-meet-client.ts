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
  /** URL of the API: `https://api.shop.example/graphql`. */
  url: string;
  /** Publishable key of this front end, `meet_pk_…`; only required if the shop requires client keys. */
  clientKey?: string;
  /**
   * How documents are sent. `registered` sends only hashes, queries by GET and mutations by POST; it needs a
   * `clientKey` under which the documents are registered. Default: `text`.
   */
  documents?: DocumentMode;
  /** Where tokens are kept, such as `localStorage`. Default: in memory, so a reload signs the shopper out. */
  storage?: MeetStorage;
  /** Language of messages, as in the header `Accept-Language`. Default: the browser's. */
  language?: string;
  /** Timeout of each attempt in milliseconds. Default: 15,000. */
  timeout?: number;
  /** Maximum number of retries, after the first attempt. Default: 2. */
  retries?: number;
  /** Longest wait before a retry, in milliseconds. Default: 10,000. */
  longestWait?: number;
  /** Extra headers of every request, such as those that a front end's server sends (see docs/security.md). */
  headers?: Record<string, string>;
  /** Default: the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
}

export interface RequestOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * The text of an operation, with its types: from `@meet/client/operations`, or from GraphQL Code Generator with
 * `documentMode: 'string'`.
 */
export interface Operation<Data, Variables> {
  toString(): string;
  /** Used only by the compiler. */
  __apiType?: (variables: Variables) => Data;
  /** Only parsed documents have this field. Print a parsed document to text before passing it. */
  kind?: never;
}

/** Variables may be omitted if the operation requires none. */
type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: RequestOptions]
    : [variables: Variables, options?: RequestOptions];

/** An order without its idempotency key, which the client creates. */
export type OrderInput = Omit<CreateOrderInput, 'idempotencyKey'>;

export interface MeetClient {
  /**
   * Sends an operation and returns its data. A query that fails temporarily is retried; a mutation only if it has a
   * `dto.idempotencyKey`. An expired access token is refreshed once for all calls. When the session has ended, a query
   * is sent as a guest's and a mutation fails with `UNAUTHORIZED`.
   */
  request<Data = unknown, Variables = Record<string, unknown>>(
    operation: Operation<Data, Variables>,
    ...rest: Arguments<Variables>
  ): Promise<Data>;
  /** Places an order that is paid online. docs/errors.md lists its error codes. */
  placeOrder(
    order: OrderInput,
    options?: RequestOptions,
  ): Promise<CreateOrderWithPaymentLinkMutation['createOrderWithPaymentLink']>;
  /** Places an order that an operator confirms by telephone. */
  requestOrder(order: OrderInput, options?: RequestOptions): Promise<CreateOrderRequestMutation['createOrderRequest']>;
  /**
   * Returns the URL of a picture in the given size and format; `url` is that of an `images` entry, a poster or a logo.
   */
  pictureUrl(url: string, options?: PictureOptions): string;
  readonly session: Session;
  /** URL of the API. */
  readonly url: string;
  /** Publishable key of this front end, if it has one. */
  readonly clientKey: string | undefined;
  /** How documents are sent. */
  readonly documents: DocumentMode;
}

/** Creates the client of a shop. A browser needs one client, a server one for each shopper. */
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

  /** Makes one attempt. */
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
        // This header tells the API that the request is not a plain GET of another site. Registered documents do not
        // need it.
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

  /**
   * Sends an operation with the session's tokens. If the API refuses the tokens, refreshes them and sends the operation
   * once more.
   */
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
      // A mutation is not repeated as a guest's: if a shopper's session has just ended, the order must not be placed
      // without an account.
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

/** Also true for a query that contains the word «mutation»; the query is then not retried. */
function isMutation(operation: Operation<unknown, never>): boolean {
  return /\bmutation\b/.test(operation.toString());
}

function mayRepeat(operation: Operation<unknown, never>, variables: unknown): boolean {
  const { dto } = (variables ?? {}) as { dto?: { idempotencyKey?: unknown } };
  return !isMutation(operation) || Boolean(dto?.idempotencyKey);
}

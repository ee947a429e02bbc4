import { createStoreContext } from '../browser/create-store-context';
import type { ApiDocument } from './generated/graphql';
import type { ApiDocument as ShopDocument } from './generated/shop';

/** An error that the desk can react to. */
export interface Fault {
  /** A code of docs/errors.md, or one of {@link lostCodes}. */
  code: string;
  /** What happened and what to do, in the language of the desk. */
  message: string;
  /** The `extensions` of the API's error. */
  details: Record<string, unknown>;
}

export type Answer<Data> = { data: Data; fault?: never } | { data?: never; fault: Fault };

/** Codes of calls without a response: the action may have been done nevertheless. */
const lostCodes = ['NO_SIGNAL', 'SERVICE_UNAVAILABLE'];

export const isLost = ({ code }: Fault): boolean => lostCodes.includes(code);

/**
 * Whether the frame of the desk already shows this error: a lost connection in its banner, an ended session in its
 * dialog.
 */
export const isToldByFrame = (fault: Fault): boolean => isLost(fault) || fault.code === 'UNAUTHORIZED';

/** Callbacks that report the results of calls to the desk. */
export interface ApiWatch {
  /** The API has responded, or has not responded. */
  answered(isThere: boolean): void;
  /** The session has ended; the operator must sign in again to continue. */
  sessionEnded(): void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls the API on behalf of the operator whose session is in the cookies. */
export class DeskApi {
  constructor(
    private readonly watch: ApiWatch,
    /** Returns the `Accept-Language` for the API's messages. */
    private readonly language: () => string,
  ) {}

  /** Sends a call to the operators' schema. Never throws. */
  async ask<Data, Variables>(
    query: ApiDocument<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Answer<Data>> {
    const answer = await this.send('POST', '/admin/graphql', { query, variables }, signal);
    if (answer.fault?.code === 'UNAUTHORIZED') this.watch.sessionEnded();
    return answer as Answer<Data>;
  }

  /** Sends a call to the shoppers' schema, as a visitor of the shop. Never throws. */
  async askShop<Data, Variables>(
    query: ShopDocument<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Answer<Data>> {
    return (await this.send('POST', '/graphql', { query, variables }, signal)) as Answer<Data>;
  }

  /** Calls the URL of the session. Never throws. */
  session(method: 'POST' | 'DELETE', path: '' | '/code', body?: object): Promise<Answer<unknown>> {
    return this.send(method, `/admin/session${path}`, body);
  }

  private async send(method: string, url: string, body?: object, signal?: AbortSignal): Promise<Answer<unknown>> {
    try {
      const answer = await fetch(url, {
        method,
        headers: {
          'x-meet-desk': '1',
          'accept-language': this.language(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
      const told: unknown = answer.status === 204 ? {} : await answer.json();
      this.watch.answered(true);
      return answerOf(told);
    } catch {
      if (!signal?.aborted) this.watch.answered(false);
      return { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
    }
  }
}

/** Reads a response of GraphQL, or of the session URL. */
export function answerOf(told: unknown): Answer<unknown> {
  if (!isRecord(told)) return { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
  const [error] = Array.isArray(told['errors']) ? (told['errors'] as unknown[]) : [];
  if (error === undefined) return { data: told['data'] ?? told };
  const { message, extensions } = isRecord(error) ? error : {};
  const details = isRecord(extensions) ? extensions : {};
  return {
    fault: {
      code: typeof details['code'] === 'string' ? details['code'] : 'UNKNOWN',
      message: typeof message === 'string' ? message : '',
      details,
    },
  };
}

export const [ApiContext, useApi] = createStoreContext<DeskApi>('The API');

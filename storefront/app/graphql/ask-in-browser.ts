import { isRecord } from '../browser/stored-value';
import type { ApiFault } from './api-fault';
import type { ApiDocument } from './generated/graphql';

/** An API error with all its `extensions`. */
export interface BrowserFault extends ApiFault {
  details: Record<string, unknown>;
}

export type BrowserAnswer<Data> = { data: Data; fault?: never } | { data?: never; fault: BrowserFault };

/** Code for a request without an answer. The API may or may not have executed it. */
export const noSignalCode = 'NO_SIGNAL';

const lost: BrowserFault = {
  code: noSignalCode,
  message: 'Нет сигнала. Проверьте связь и попробуйте снова.',
  details: {},
};

/** Calls the API through the storefront's server, which adds the shopper's token. Never throws. */
export async function askInBrowser<Data, Variables>(
  query: ApiDocument<Data, Variables>,
  variables: Variables,
): Promise<BrowserAnswer<Data>> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const body: unknown = await answer.json();
    if (!isRecord(body)) return { fault: lost };
    const [error] = Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
    if (error !== undefined) return { fault: faultOf(error) };
    return isRecord(body['data']) ? { data: body['data'] as Data } : { fault: lost };
  } catch {
    return { fault: lost };
  }
}

function faultOf(error: unknown): BrowserFault {
  if (!isRecord(error)) return lost;
  const details = isRecord(error['extensions']) ? error['extensions'] : {};
  const { code, retryAt } = details;
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    message: typeof error['message'] === 'string' ? error['message'] : lost.message,
    ...(typeof retryAt === 'string' ? { retryAt } : {}),
    details,
  };
}

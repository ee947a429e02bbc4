import { stringifyDocument, type AnyVariables, type TypedDocumentNode } from '@urql/core';
import { isRecord } from '../browser/stored-value';
import type { ApiFault } from './api-fault';

/** A fault with whatever the API says beside its code. */
export interface BrowserFault extends ApiFault {
  details: Record<string, unknown>;
}

export type BrowserAnswer<Data> = { data: Data; fault?: never } | { data?: never; fault: BrowserFault };

/** Nobody answered: what was asked for may have been done or not. */
export const noSignalCode = 'NO_SIGNAL';

const lost: BrowserFault = {
  code: noSignalCode,
  message: 'Нет сигнала. Проверьте связь и попробуйте снова.',
  details: {},
};

/** Asks the API through this shop's own server, in the shopper's name; never throws. */
export async function askInBrowser<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<BrowserAnswer<Data>> {
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: stringifyDocument(document), variables }),
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

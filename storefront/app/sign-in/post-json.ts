import type { ApiFault } from '../graphql/api-fault';
import { isRecord } from '../browser/stored-value';

export type PostOutcome = { body: Record<string, unknown>; fault?: never } | { body?: never; fault: ApiFault };

const lost: ApiFault = { code: 'NO_SIGNAL', message: 'Нет сигнала. Проверьте связь и попробуйте снова.' };

/** Sends a POST request with JSON to the storefront's server. Never throws. */
export async function postJson(path: string, dto: object): Promise<PostOutcome> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dto),
    });
    const body: unknown = await answer.json();
    if (!isRecord(body)) return { fault: lost };
    if (answer.ok) return { body };
    return { fault: isFault(body['error']) ? body['error'] : lost };
  } catch {
    return { fault: lost };
  }
}

function isFault(value: unknown): value is ApiFault {
  return isRecord(value) && typeof value['code'] === 'string' && typeof value['message'] === 'string';
}

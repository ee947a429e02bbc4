import { UndeliveredError } from '../transport.js';

/**
 * Sends a POST request with form fields. Throws an {@link UndeliveredError}: `again` if the request never reached the
 * provider or the response is 5xx, `unknown` if the provider may have accepted the message.
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, signal });
    const text = await answer.text();
    if (answer.status >= 500) throw new UndeliveredError(`HTTP ${answer.status}`, 'again');
    return { status: answer.status, text };
  } catch (error) {
    if (error instanceof UndeliveredError) throw error;
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code ?? '');
    throw new UndeliveredError(code ?? (error as Error).message, neverSent ? 'again' : 'unknown', { cause: error });
  }
}

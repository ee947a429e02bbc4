import type { Answer, DeskApi } from '../../graphql/api';
import { CheckFileDocument, FileTicketDocument, type FileTicketMutation } from '../../graphql/generated/graphql';
import { typeOf } from './format-of';

type Ticket = FileTicketMutation['createOperatorUpload'];

const lost = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

/**
 * Sends a supplier’s file, and returns the id by which a run takes it. `onProgress` gets the part that is sent, from 0 to
 * 1. Never throws.
 */
export async function sendFile(
  api: DeskApi,
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<string>> {
  const contentType = typeOf(file.name);
  const dto = { purpose: 'FEED', fileName: file.name.slice(-200), contentType, byteSize: file.size } as const;
  const { data, fault } = await api.ask(FileTicketDocument, { dto }, signal);
  if (fault) return { fault };
  const ticket = data.createOperatorUpload;
  try {
    // A slice has the media type of the ticket, whatever the browser takes the file for.
    const body = file.slice(0, file.size, contentType);
    return ticket.method === 'PUT'
      ? await put(ticket, body, onProgress, signal)
      : await post(api, ticket, body, onProgress, signal);
  } catch {
    return lost;
  }
}

/** Sends the file to the shop's own server, below `/admin`, where the cookies of the desk go. */
async function put(
  ticket: Ticket,
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<string>> {
  const { status, text } = await send('PUT', `/admin${ticket.url}`, body, onProgress, signal);
  const told = JSON.parse(text) as { code?: string; message?: string; state?: string; errors?: unknown };
  if (status < 400 && told.state === 'CHECKED') return { data: ticket.id };
  return { fault: { code: told.code ?? 'UNKNOWN', message: told.message ?? '', details: {} } };
}

/** Sends the file to a storage server, and has it checked. */
async function post(
  api: DeskApi,
  ticket: Ticket,
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<string>> {
  const form = new FormData();
  for (const { name, value } of ticket.fields) form.append(name, value);
  form.append('file', body);
  const { status } = await send('POST', ticket.url, form, onProgress, signal);
  if (status >= 400) return lost;
  const { data, fault } = await api.ask(CheckFileDocument, { id: ticket.id }, signal);
  if (fault) return { fault };
  return data.completeOperatorUpload.state === 'CHECKED'
    ? { data: ticket.id }
    : { fault: { code: 'UNKNOWN', message: '', details: {} } };
}

/** Uses XMLHttpRequest, because `fetch` does not tell how far it is. */
function send(
  method: string,
  url: string,
  body: Blob | FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    if (body instanceof Blob) {
      request.setRequestHeader('content-type', body.type);
      request.setRequestHeader('x-meet-desk', '1');
      request.setRequestHeader('accept-language', document.documentElement.lang);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The upload was not answered'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

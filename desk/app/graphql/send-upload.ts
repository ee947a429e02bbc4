import type { Answer, DeskApi } from './api';
import {
  CheckPictureDocument,
  PictureTicketDocument,
  type CheckedUploadFragment,
  type CreateUploadInput,
  type PictureTicketMutation,
} from './generated/graphql';

type Ticket = PictureTicketMutation['createOperatorUpload'];

const lost = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

export interface Sending {
  file: File;
  purpose: CreateUploadInput['purpose'];
  /** Gets the part that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a picture and has it checked. Returns what the shop says of it: a refused one has a `refusal`. Never throws.
 */
export async function sendUpload(api: DeskApi, sending: Sending): Promise<Answer<CheckedUploadFragment>> {
  const { file, purpose, signal } = sending;
  const dto = { purpose, fileName: file.name.slice(-200), contentType: file.type, byteSize: file.size };
  const { data, fault } = await api.ask(PictureTicketDocument, { dto }, signal);
  if (fault) return { fault };
  const ticket = data.createOperatorUpload;
  try {
    return ticket.method === 'PUT' ? await put(ticket, sending) : await post(api, ticket, sending);
  } catch {
    return lost;
  }
}

/** Sends the file to the shop's own server, below `/admin`, where the cookies of the desk go. */
async function put({ url }: Ticket, sending: Sending): Promise<Answer<CheckedUploadFragment>> {
  const { status, text } = await send('PUT', `/admin${url}`, sending.file, sending);
  const told = JSON.parse(text) as CheckedUploadFragment & { code?: string; message?: string };
  if (status < 400) return { data: told };
  return { fault: { code: told.code ?? 'UNKNOWN', message: told.message ?? '', details: {} } };
}

/** Sends the file to a storage server, and has it checked. */
async function post(api: DeskApi, ticket: Ticket, sending: Sending): Promise<Answer<CheckedUploadFragment>> {
  const form = new FormData();
  for (const { name, value } of ticket.fields) form.append(name, value);
  form.append('file', sending.file);
  const { status } = await send('POST', ticket.url, form, sending);
  if (status >= 400) return lost;
  const { data, fault } = await api.ask(CheckPictureDocument, { id: ticket.id }, sending.signal);
  return fault ? { fault } : { data: data.completeOperatorUpload };
}

/** Uses XMLHttpRequest, because `fetch` does not tell how far it is. */
function send(
  method: string,
  url: string,
  body: Blob | FormData,
  { onProgress, signal }: Sending,
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

import type { Answer, DeskApi, Fault } from './api';
import {
  CheckFileDocument,
  FileTicketDocument,
  type FileTicketMutation,
  type UploadPurpose,
} from './generated/graphql';

type Ticket = FileTicketMutation['createOperatorUpload'];

/** A file that the shop has received and checked. */
export interface UploadedFile {
  id: string;
  /** Path of a picture; null for other files. */
  url: string | null;
}

export interface FileToUpload {
  file: File;
  purpose: UploadPurpose;
  contentType: string;
  /** Called with the fraction that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const lost = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };

/** Response about a file, from the shop's own server or from the API call. */
interface Checked {
  code?: string;
  message?: string;
  state?: string;
  /** Why the file was refused: this becomes the code of the fault. */
  refusal?: string | null;
  url?: string | null;
}

/**
 * Sends a file to the shop and has the file checked. If the check refuses the file, the reason is `details.refusal` of
 * the fault. Never throws.
 */
export async function uploadFile(
  api: DeskApi,
  { file, purpose, contentType, onProgress, signal }: FileToUpload,
): Promise<Answer<UploadedFile>> {
  const dto = { purpose, fileName: file.name.slice(-200), contentType, byteSize: file.size };
  const { data, fault } = await api.ask(FileTicketDocument, { dto }, signal);
  if (fault) return { fault };
  const ticket = data.createOperatorUpload;
  try {
    // A slice gets the media type of the ticket, whatever type the browser assumes for the file.
    const body = file.slice(0, file.size, contentType);
    return ticket.method === 'PUT'
      ? await put(ticket, body, onProgress, signal)
      : await post(api, ticket, body, onProgress, signal);
  } catch {
    return lost;
  }
}

/** Sends the file to the shop's own server, below `/admin`, where the browser sends the cookies of the desk. */
async function put(
  ticket: Ticket,
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<UploadedFile>> {
  const { status, text } = await send('PUT', `/admin${ticket.url}`, body, onProgress, signal);
  const told = JSON.parse(text) as Checked;
  return status < 400 ? uploadedOf(ticket, told) : { fault: faultOf(told) };
}

/** Sends the file to a storage server, and then has the shop check the file. */
async function post(
  api: DeskApi,
  ticket: Ticket,
  body: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Answer<UploadedFile>> {
  const form = new FormData();
  for (const { name, value } of ticket.fields) form.append(name, value);
  form.append('file', body);
  const { status } = await send('POST', ticket.url, form, onProgress, signal);
  if (status >= 400) return lost;
  const { data, fault } = await api.ask(CheckFileDocument, { id: ticket.id }, signal);
  if (fault) return { fault };
  return uploadedOf(ticket, data.completeOperatorUpload);
}

const uploadedOf = ({ id }: Ticket, told: Checked): Answer<UploadedFile> =>
  told.state === 'CHECKED' ? { data: { id, url: told.url ?? null } } : { fault: faultOf(told) };

const faultOf = ({ code, refusal, message = '' }: Checked): Fault => ({
  code: code ?? refusal ?? 'UNKNOWN',
  message,
  details: refusal ? { refusal } : {},
});

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
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

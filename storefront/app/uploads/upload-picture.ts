import { isRecord } from '../browser/stored-value';
import { askInBrowser } from '../graphql/ask-in-browser';
import {
  CompleteUploadDocument,
  CreateUploadDocument,
  type CreateUploadMutation,
  type UploadPurpose,
  type UploadRefusal,
} from '../graphql/generated/graphql';
import { shrinkPicture } from './shrink-picture';

/** The result of an upload: the id for the call that needs it, or an error message for the shopper. */
export type UploadOutcome =
  | { id: string; fault?: never; isFinal?: never }
  /** `isFinal`: the file itself is wrong, so sending it again cannot help. */
  | { id?: never; fault: string; isFinal?: boolean };

const refusals: Record<UploadRefusal, string> = {
  NOT_A_PICTURE: 'это не фотография или она повреждена',
  NOT_A_VIDEO: 'это не видео или оно повреждено',
  TOO_MANY_PIXELS: 'снимок слишком большой, уменьшите его',
  WRONG_SIZE: 'файл изменился, выберите его снова',
  CHECK_FAILED: 'проверить не получилось, попробуйте ещё раз',
};

/** Only the check itself may end otherwise with the same file. */
const finalRefusals: readonly unknown[] = Object.keys(refusals).filter((refusal) => refusal !== 'CHECK_FAILED');

const lost = 'связь прервалась, попробуйте ещё раз';

/** Uploads one picture with a ticket of the shop. `onProgress` gets the uploaded share, from 0 to 1. Never throws. */
export async function uploadPicture(
  chosen: File,
  purpose: UploadPurpose,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  const file = await shrinkPicture(chosen);
  const dto = { purpose, fileName: file.name.slice(-200), contentType: file.type, byteSize: file.size };
  const { data, fault } = await askInBrowser(CreateUploadDocument, { dto });
  if (fault) return { fault: fault.message };
  const ticket = data.createUpload;
  try {
    return ticket.method === 'PUT' ? await put(ticket, file, onProgress) : await post(ticket, file, onProgress);
  } catch {
    return { fault: lost };
  }
}

type Ticket = CreateUploadMutation['createUpload'];

/** Uploads to the shop's own server, which also checks that the file is a picture. */
async function put(ticket: Ticket, file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  const { status, text } = await send('PUT', ticket.url, file, onProgress);
  const body: unknown = JSON.parse(text);
  if (!isRecord(body)) return { fault: lost };
  if (status >= 400) return { fault: typeof body['message'] === 'string' ? body['message'] : lost };
  return outcomeOf(ticket.id, body['state'], body['refusal']);
}

/** Uploads to a storage server, then asks the shop to check the file. */
async function post(ticket: Ticket, file: File, onProgress: (share: number) => void): Promise<UploadOutcome> {
  const form = new FormData();
  for (const { name, value } of ticket.fields) form.append(name, value);
  form.append('file', file);
  const { status } = await send('POST', ticket.url, form, onProgress);
  if (status >= 400) return { fault: lost };
  const { data, fault } = await askInBrowser(CompleteUploadDocument, { id: ticket.id });
  return fault
    ? { fault: fault.message }
    : outcomeOf(ticket.id, data.completeUpload.state, data.completeUpload.refusal);
}

function outcomeOf(id: string, state: unknown, refusal: unknown): UploadOutcome {
  if (state === 'CHECKED') return { id };
  const fault = refusals[refusal as UploadRefusal] ?? refusals.CHECK_FAILED;
  return { fault, isFinal: finalRefusals.includes(refusal) };
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(
  method: string,
  url: string,
  body: File | FormData,
  onProgress: (share: number) => void,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    if (body instanceof File) request.setRequestHeader('content-type', body.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The upload was not answered'));
    request.send(body);
  });
}

import type { Answer, DeskApi } from '../../graphql/api';
import {
  SaveSourceDocument,
  SourcesDocument,
  StartRunDocument,
  type SaveFeedSourceInput,
  type SourceLineFragment,
} from '../../graphql/generated/graphql';
import { uploadFile } from '../../graphql/upload-file';
import { formatOf, HEAD_BYTES, sourceNameOf, typeOf } from './format-of';

export interface FileImport {
  file: File;
  /**
   * The source to which the file belongs. Null for a source with the name of the file, which is created if it does not
   * exist.
   */
  sourceId: string | null;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file and requests its plan. Returns the id of the run. The catalogue is not changed. */
export async function importFile(
  api: DeskApi,
  { file, sourceId, onProgress, signal }: FileImport,
): Promise<Answer<string>> {
  const upload = await uploadFile(api, {
    ...{ file, onProgress, signal },
    ...{ purpose: 'FEED', contentType: typeOf(file.name) },
  });
  if (upload.fault) return upload;
  const source = sourceId ? { data: sourceId } : await sourceOfFile(api, file);
  if (source.fault) return source;
  return startPreview(api, { sourceId: source.data, uploadId: upload.data.id });
}

/** Saves a URL as a source and requests the plan of its feed. Returns the id of the run. */
export async function importAddress(api: DeskApi, dto: SaveFeedSourceInput): Promise<Answer<string>> {
  const { data, fault } = await api.ask(SaveSourceDocument, { dto });
  if (fault) return { fault };
  return startPreview(api, { sourceId: data.saveFeedSource.id });
}

/** Requests the plan of a source: of its URL, of an upload, or of the file of an earlier run. */
export async function startPreview(
  api: DeskApi,
  which: { sourceId: string; uploadId?: string; fileOf?: string },
): Promise<Answer<string>> {
  const { data, fault } = await api.ask(StartRunDocument, { dto: { ...which, preview: true } });
  return fault ? { fault } : { data: data.startFeedRun.id };
}

async function sourceOfFile(api: DeskApi, file: File): Promise<Answer<string>> {
  const name = sourceNameOf(file.name);
  const { data, fault } = await api.ask(SourcesDocument, {});
  if (fault) return { fault };
  const known = knownSource(data.feedSources, name);
  if (known) return { data: known.id };
  const head = new TextDecoder().decode(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const saved = await api.ask(SaveSourceDocument, { dto: { name, format: formatOf(file.name, head) } });
  return saved.fault ? { fault: saved.fault } : { data: saved.data.saveFeedSource.id };
}

export const knownSource = (sources: readonly SourceLineFragment[], name: string): SourceLineFragment | undefined =>
  sources.find((source) => source.name.toLowerCase() === name.toLowerCase());

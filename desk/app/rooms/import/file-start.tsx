import { Alert, FileDrop, Select, Stack, type DroppedFile } from '@meet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { SourceLineFragment } from '../../graphql/generated/graphql';
import { importTexts } from './import-words';
import { importFile } from './start-import';

const ACCEPTED = ['.xlsx', '.csv', '.xml', '.yml', '.jsonl', '.gz', '.zip'];
/** Maximum size of a supplier's file that the API accepts. */
const MOST_MEGABYTES = 47;

export interface StartProps {
  sources: readonly SourceLineFragment[];
  /** Called with the id of the run that was started. */
  onStarted: (id: string) => void;
}

/** Field for a file: dropping a file uploads it and requests its plan in one step. */
export function FileStart({ sources, onStarted }: StartProps) {
  const texts = useTexts(importTexts);
  const faults = useTexts(faultTexts);
  const api = useApi();
  const [sourceId, setSourceId] = useState('');
  const [shown, setShown] = useState<DroppedFile>();
  const [error, setError] = useState<string>();
  const chosen = useRef<File>(undefined);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    sending.current?.abort();
    const leaving = (sending.current = new AbortController());
    chosen.current = file;
    const line = { id: file.name, name: file.name, size: file.size };
    setError(undefined);
    setShown({ ...line, progress: 0 });
    const { data, fault } = await importFile(api, {
      file,
      sourceId: sourceId || null,
      onProgress: (progress) => setShown({ ...line, progress }),
      signal: leaving.signal,
    });
    if (leaving.signal.aborted) return;
    if (data) return onStarted(data);
    const said = fault && faultWords(fault, faults);
    setShown({ ...line, ...(said && { error: said }) });
    setError(said);
  };
  const remove = () => {
    sending.current?.abort();
    setShown(undefined);
    setError(undefined);
  };

  return (
    <Stack gap={4}>
      {sources.length > 0 && (
        <Select
          label={texts.into}
          value={sourceId}
          onChange={({ target }) => setSourceId(target.value)}
          options={[
            { value: '', label: texts.newSource },
            ...sources.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        files={shown ? [shown] : []}
        accept={ACCEPTED}
        maxMegabytes={MOST_MEGABYTES}
        onAdd={([file]) => file && void send(file)}
        onRemove={remove}
        onRetry={() => chosen.current && void send(chosen.current)}
      />
      {error && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
    </Stack>
  );
}

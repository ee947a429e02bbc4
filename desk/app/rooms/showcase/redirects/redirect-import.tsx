import { Alert, countOf, DataTable, FileDrop, Stack, Text, useLocale, type DataTableColumn } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { ImportRedirectFileMutation } from '../../../graphql/generated/graphql';
import { faultsOf } from '../../../shell/edited-fields';
import { useRedirects } from './redirects-store';
import { redirectsTexts } from './redirects-words';

type Refused = ImportRedirectFileMutation['importRedirects']['refused'][number];

/** Import of a list from a file: how many rows were saved, and which were refused and why. */
export const RedirectImport = observer(function RedirectImport() {
  const texts = useTexts(redirectsTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useRedirects();
  const [chosen, setChosen] = useState<File>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const { report } = store;

  const load = async (file: File) => {
    setChosen(file);
    setError(undefined);
    setReading(true);
    const fault = await store.import(await file.text());
    setReading(false);
    if (fault) setError(faultsOf(fault.details['fields']).csv ?? faultWords(fault, faults));
  };
  const { line, source, message } = texts.refusedColumns;
  const columns = useMemo(
    (): DataTableColumn<Refused>[] => [
      { id: 'line', label: line, align: 'end', namesRow: true },
      { id: 'source', label: source, cell: (row) => row.source ?? '—' },
      { id: 'message', label: message },
    ],
    [line, source, message],
  );
  const shown = chosen && {
    ...{ id: chosen.name, name: chosen.name, size: chosen.size },
    ...(isReading && { progress: 0 }),
    ...(error && { error }),
  };

  return (
    <Stack gap={4}>
      <FileDrop
        label={texts.file}
        hint={texts.fileHint}
        files={shown ? [shown] : []}
        accept={['.csv', 'text/csv']}
        maxMegabytes={2}
        disabled={isReading}
        onAdd={([file]) => file && void load(file)}
        onRemove={() => {
          setChosen(undefined);
          setError(undefined);
        }}
        onRetry={() => chosen && void load(chosen)}
      />
      <Text size="small" role="status">
        {isReading && texts.reading}
      </Text>
      {report && (
        <Alert live tone={report.refused.length > 0 ? 'warning' : 'success'}>
          {[
            countOf(report.saved, texts.saved, locale),
            report.unchanged > 0 && countOf(report.unchanged, texts.unchanged, locale),
            report.refused.length > 0 && countOf(report.refused.length, texts.refused, locale),
          ]
            .filter(Boolean)
            .join(', ')}
          {report.ignoredColumns.length > 0 && <>. {texts.ignored(report.ignoredColumns.join(', '))}</>}
        </Alert>
      )}
      {report && report.refused.length > 0 && (
        <DataTable
          label={texts.refusedTable}
          columns={columns}
          rows={report.refused}
          keyOf={(row) => String(row.line)}
          maxHeight="24rem"
        />
      )}
    </Stack>
  );
});

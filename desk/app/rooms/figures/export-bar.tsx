import { css } from '@emotion/react';
import { Alert, Button, ButtonLink, formatCount, Heading, Select, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useApi } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { ExportFormat } from '../../graphql/generated/graphql';
import { ExportStore, type ExportRows } from './export-store';
import type { FiguresFilters } from './figures-filters';
import { figuresTexts } from './figures-words';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });

/** Exports the orders of the period, or their units, to a file. */
export const ExportBar = observer(function ExportBar({ filters: { from, to } }: { filters: FiguresFilters }) {
  const texts = useTexts(figuresTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new ExportStore(api));
  const [rows, setRows] = useState<ExportRows>('ORDERS');
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  useEffect(() => store.leave, [store]);
  const { job, fault, isBusy } = store;

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.exportTitle}
      </Heading>
      <Text size="small" tone="muted">
        {texts.exportLead}
      </Text>
      <div css={tools}>
        <Select
          label={texts.rows}
          value={rows}
          options={(['ORDERS', 'ORDER_UNITS'] as const).map((value) => ({ value, label: texts.rowKinds[value] }))}
          onChange={({ target }) => {
            setRows(target.value as ExportRows);
            store.forget();
          }}
        />
        <Select
          label={texts.format}
          value={format}
          options={(['XLSX', 'CSV'] as const).map((value) => ({ value, label: value }))}
          onChange={({ target }) => {
            setFormat(target.value as ExportFormat);
            store.forget();
          }}
        />
        <Button variant="secondary" loading={isBusy} onClick={() => void store.start({ from, to }, rows, format)}>
          {texts.makeFile}
        </Button>
        {job?.state === 'DONE' && job.url && (
          <ButtonLink href={job.url} download="">
            {texts.takeFile}
          </ButtonLink>
        )}
        {isBusy && job && (
          <Text as="span" size="small" tone="muted" role="status">
            {texts.making(formatCount(job.rows, locale))}
          </Text>
        )}
      </div>
      {(fault || job?.state === 'FAILED') && (
        <Alert tone="error" live title={faults.failed}>
          {fault ? faultWords(fault, faults) : texts.noFile}
        </Alert>
      )}
    </Stack>
  );
});

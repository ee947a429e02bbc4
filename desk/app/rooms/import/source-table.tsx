import {
  breakpoints,
  DataTable,
  EmptyState,
  IconButton,
  Link,
  Menu,
  Stack,
  Switch,
  Text,
  useMediaQuery,
  VisuallyHidden,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../browser/language';
import { waited } from '../../browser/waited';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import type { RunLineFragment } from '../../graphql/generated/graphql';
import { RemoveDialog } from '../../shell/remove-dialog';
import { hostOf } from './format-of';
import { importTexts } from './import-words';
import type { SourceRow, SourcesStore } from './sources-store';

const BAD: readonly RunLineFragment['state'][] = ['REFUSED', 'STOPPED'];

export interface SourceTableProps {
  store: SourcesStore;
  onStarted: (id: string) => void;
}

/** The sources: the result of the last run, whether the schedule is on, and the possible actions. */
export const SourceTable = observer(function SourceTable({ store, onStarted }: SourceTableProps) {
  const texts = useTexts(importTexts);
  const faults = useTexts(faultTexts);
  const language = useLanguage();
  const isWide = useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const { refusal, busy, readAt } = store;
  const start = async (row: SourceRow, preview: boolean) => {
    const id = await store.start(row, preview);
    if (id) onStarted(id);
  };
  const [removing, setRemoving] = useState<SourceRow>();
  const run = (line: RunLineFragment) => (
    <>
      <Link href={`/import/${line.id}`}>{saidOf(line)}</Link>
      <Text as="span" size="small" tone={BAD.includes(line.state) ? 'error' : 'muted'}>
        {` ${texts.ago(waited(line.createdAt, readAt, language))}`}
      </Text>
    </>
  );
  const saidOf = ({ state, undone }: RunLineFragment) => (undone ? texts.undone : texts.states[state]);

  const columns: DataTableColumn<SourceRow>[] = [
    {
      id: 'name',
      label: texts.columns.name,
      namesRow: true,
      cell: ({ id, name }) => (
        <>
          {name}
          {refusal?.sourceId === id && (
            <Text size="small" tone="error" role="alert">
              {faultWords(refusal.fault, faults)}
            </Text>
          )}
        </>
      ),
    },
    { id: 'format', label: texts.columns.format, cell: ({ format }) => texts.formats[format] },
    {
      id: 'where',
      label: texts.columns.where,
      cell: ({ url }) => (url ? (hostOf(url) ?? url) : texts.byFile),
    },
    {
      id: 'last',
      label: texts.columns.last,
      cell: ({ last, inForce }) =>
        last ? (
          <>
            {inForce && run(inForce)}
            {last.id !== inForce?.id && (
              <div>
                {inForce && <Text as="span" size="small" tone="muted">{`${texts.then} `}</Text>}
                {run(last)}
              </div>
            )}
          </>
        ) : (
          texts.neverRead
        ),
    },
    {
      id: 'clock',
      label: texts.columns.clock,
      cell: (row) =>
        row.url && row.everyMinutes ? (
          <Switch
            label={<VisuallyHidden>{texts.isOn(row.name)}</VisuallyHidden>}
            checked={!row.paused}
            disabled={busy === row.id}
            onChange={({ target }) => void store.setOn(row, target.checked)}
          />
        ) : (
          '—'
        ),
    },
    {
      id: 'actions',
      label: texts.columns.actions,
      align: 'end',
      cell: (row) => (
        <Menu
          label={texts.more(row.name)}
          placement="bottom-end"
          items={[
            ...(row.url
              ? [
                  { value: 'preview', label: texts.preview, onSelect: () => void start(row, true) },
                  { value: 'read', label: texts.readNow, onSelect: () => void start(row, false) },
                ]
              : []),
            { value: 'remove', label: texts.remove, onSelect: () => setRemoving(row) },
          ]}
        >
          {(trigger) => <IconButton icon="menu" label={texts.more(row.name)} disabled={busy === row.id} {...trigger} />}
        </Menu>
      ),
    },
  ];

  return (
    <Stack gap={3}>
      <DataTable
        label={texts.sources}
        labelHidden
        columns={isWide ? columns : columns.filter(({ id }) => id !== 'format' && id !== 'where')}
        rows={store.rows}
        keyOf={({ id }) => id}
        loading={store.isLoading && readAt === 0}
        empty={<EmptyState title={texts.noSources}>{texts.noSourcesLead}</EmptyState>}
      />
      {removing && (
        <RemoveDialog
          title={texts.removeTitle(removing.name)}
          onRemove={() => store.remove(removing.id)}
          onClose={() => setRemoving(undefined)}
        >
          {texts.removeLead}
        </RemoveDialog>
      )}
    </Stack>
  );
});

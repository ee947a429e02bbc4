import { css } from '@emotion/react';
import { Alert, Button, DataTable, Heading, Select, Stack, Text, tokens, type DataTableColumn } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../browser/language';
import type { PriceListField, PriceListGrouping, PriceListHeadings } from '../../graphql/generated/graphql';
import { Refusal } from '../../shell/refusal';
import { firstMapping, missingFields, withField, type Suggestion } from './mapping';
import { useRun } from './run-store';
import { runTexts } from './run-words';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: tokens.space[4],
  maxWidth: 640,
});
/** Below this confidence the API is not sure about a column. */
const SURE = 0.7;

/**
 * The suggested meaning of the columns of a price list, which the operator corrects and confirms. Then the plan of the
 * same file is shown.
 */
export const ColumnMapping = observer(function ColumnMapping({ suggestion }: { suggestion: Suggestion }) {
  const texts = useTexts(runTexts);
  const store = useRun();
  const navigate = useNavigate();
  const [mapping, setMapping] = useState(() => firstMapping(suggestion));
  const missing = missingFields(suggestion, mapping);
  const fieldOf = new Map(mapping.columns.map(({ header, field }) => [header, field]));
  const confirm = async () => {
    const id = await store.confirm(mapping);
    if (id) await navigate(`/import/${id}`, { replace: true });
  };

  const hintOf = (header: string, isUnsure: boolean) => {
    const fields = suggestion.choices.filter(
      (choice) => choice.headers.includes(header) && missing.includes(choice.field),
    );
    if (fields.length > 0) return texts.maybe(fields.map(({ field }) => texts.fields[field].toLowerCase()).join(', '));
    return isUnsure ? texts.unsure : undefined;
  };

  type Column = Suggestion['columns'][number];
  const columns: DataTableColumn<Column>[] = [
    { id: 'header', label: texts.mappingColumns.header, namesRow: true, cell: ({ header }) => header },
    {
      id: 'samples',
      label: texts.mappingColumns.samples,
      cell: ({ samples }) => (
        <Text as="span" size="small" tone="muted">
          {samples.slice(0, 3).join(' · ')}
        </Text>
      ),
    },
    {
      id: 'field',
      label: texts.mappingColumns.field,
      cell: ({ header, field, confidence }) => (
        <Select
          label={texts.fieldOf(header)}
          labelHidden
          value={fieldOf.get(header) ?? 'IGNORE'}
          hint={hintOf(header, field !== null && confidence < SURE)}
          onChange={({ target }) => setMapping(withField(mapping, header, target.value as PriceListField))}
          options={Object.entries(texts.fields).map(([value, label]) => ({ value, label }))}
        />
      ),
    },
  ];

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.mapping}
        </Heading>
        <Text tone="muted">{texts.mappingLead}</Text>
      </Stack>
      <DataTable
        label={texts.mapping}
        labelHidden
        columns={columns}
        rows={suggestion.columns}
        keyOf={({ header }) => header}
      />
      <div css={fields}>
        <Select
          label={texts.productOf}
          value={mapping.productOf}
          onChange={({ target }) => setMapping({ ...mapping, productOf: target.value as PriceListGrouping })}
          options={Object.entries(texts.groupings).map(([value, label]) => ({ value, label }))}
        />
        <Select
          label={texts.headings}
          value={mapping.headings}
          onChange={({ target }) => setMapping({ ...mapping, headings: target.value as PriceListHeadings })}
          options={Object.entries(texts.headingKinds).map(([value, label]) => ({ value, label }))}
        />
      </div>
      {missing.length > 0 && (
        <Alert tone="warning" live>
          {texts.missing(missing.map((field) => texts.fields[field].toLowerCase()).join(', '))}
        </Alert>
      )}
      <Refusal fault={store.refusal} />
      <Stack direction="row">
        <Button loading={store.busy === 'confirm'} disabled={missing.length > 0} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
      </Stack>
    </Stack>
  );
});

import { css } from '@emotion/react';
import { Checkbox, Input, Select, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { orderStatusTexts } from '../../../graphql/order-status-words';
import { permissionTexts } from '../../../graphql/permission-words';
import type { StatusLine } from './status-form';
import { useStatuses } from './statuses-store';
import { statusesTexts } from './statuses-words';

/** Maximum number of characters in a name, as in the API. */
const MOST_NAME = 60;

const row = css({
  display: 'grid',
  gap: tokens.space[4],
  alignItems: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.1fr) repeat(3, minmax(0, 1fr))' },
});

/** A status: whether it is used, its name for shoppers, and who may set it. */
export const StatusRow = observer(function StatusRow({ line }: { line: StatusLine }) {
  const texts = useTexts(statusesTexts);
  const title = useTexts(orderStatusTexts)[line.status];
  const permissions = useTexts(permissionTexts);
  const { form, edit } = useStatuses();
  if (!form) return null;
  const { status, required } = line;
  const name = (field: 'nameRu' | 'nameEn') => (
    <Input
      label={texts.fields[field]}
      aria-label={`${title}: ${texts.fields[field]}`}
      value={form[`${status}.${field}`]}
      placeholder={texts.hints.name}
      maxLength={MOST_NAME}
      onChange={({ target }) => edit(`${status}.${field}`, target.value)}
    />
  );
  return (
    <li css={row}>
      <Stack gap={1}>
        <Text>{title}</Text>
        {required === null ? (
          <Checkbox
            label={texts.used}
            aria-label={texts.usedOf(title)}
            checked={form[`${status}.used`] === 'true'}
            onChange={({ target }) => edit(`${status}.used`, String(target.checked))}
          />
        ) : (
          <Text size="caption" tone="muted">
            {texts.needed(required)}
          </Text>
        )}
      </Stack>
      {name('nameRu')}
      {name('nameEn')}
      {line.movedInto && (
        <Select
          label={texts.fields.permission}
          aria-label={`${title}: ${texts.fields.permission}`}
          value={form[`${status}.permission`]}
          options={[
            { value: '', label: texts.noPermission },
            ...Object.entries(permissions).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ target }) => edit(`${status}.permission`, target.value)}
        />
      )}
    </li>
  );
});

import { css } from '@emotion/react';
import { Skeleton, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { orderStatusTexts } from '../../../graphql/order-status-words';
import { permissionTexts } from '../../../graphql/permission-words';
import type { Permission } from '../../../graphql/generated/graphql';
import { ConflictNotice } from '../../../shell/conflict-notice';
import { ReadingFault } from '../../../shell/reading-fault';
import { Refusal } from '../../../shell/refusal';
import { SaveBar } from '../../../shell/save-bar';
import { partsOf, type FieldKey } from './status-form';
import { StatusRow } from './status-row';
import { StatusesContext, StatusesStore } from './statuses-store';
import { statusesTexts } from './statuses-words';

const page = css({ maxWidth: 1160 });
const list = css({ display: 'grid', gap: tokens.space[8], margin: 0, padding: 0 });

/** The statuses that the shop uses, their names for shoppers, and who may set them. */
export default observer(function StatusesPage() {
  const texts = useTexts(statusesTexts);
  const statuses = useTexts(orderStatusTexts);
  const permissions = useTexts(permissionTexts);
  const api = useApi();
  const [store] = useState(() => new StatusesStore(api));
  useEffect(() => void store.read(), [store]);
  const { settings, fault, isChanged } = store;
  const labelOf = (key: FieldKey) => {
    const [status, field] = partsOf(key);
    return `${statuses[status]}: ${texts.fields[field]}`;
  };
  const shown = (key: FieldKey, text: string) => {
    const [, field] = partsOf(key);
    if (field === 'used') return text === 'true' ? texts.yes : texts.no;
    if (field === 'permission' && text) return permissions[text as Permission];
    return text || texts.nothing;
  };

  return (
    <StatusesContext value={store}>
      <Stack gap={5} css={page}>
        <title>{`${texts.title} — ${shopName()}`}</title>
        <Text tone="muted">{texts.lead}</Text>
        <ReadingFault fault={fault} isShown={settings !== undefined} onAgain={() => void store.read()} />
        {!settings && !fault && <Skeleton height={320} />}
        {settings && (
          <>
            <SaveBar
              isChanged={isChanged}
              note={isChanged ? texts.unsaved : store.isSaved ? texts.saved : undefined}
              isBusy={store.busy}
              texts={texts}
              onSave={() => void store.save()}
              onReset={store.reset}
            />
            <ConflictNotice
              facts={store.conflicts.flatMap(({ field, yours, theirs }) => [
                { label: `${labelOf(field)}, ${texts.yours}`, value: shown(field, yours) },
                { label: `${labelOf(field)}, ${texts.theirs}`, value: shown(field, theirs) },
              ])}
              isBusy={store.busy}
              texts={texts}
              onWriteOver={() => void store.writeOver()}
              onTakeTheirs={store.takeTheirs}
            />
            <Refusal fault={store.refusal} />
            <ul css={list}>
              {settings.statuses.map((line) => (
                <StatusRow key={line.status} line={line} />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </StatusesContext>
  );
});

import {
  ButtonLink,
  DataTable,
  formatCount,
  Link,
  Skeleton,
  Stack,
  Text,
  useLocale,
  type DataTableColumn,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import type { RoleLineFragment } from '../../../graphql/generated/graphql';
import { ReadingFault } from '../../../shell/reading-fault';
import { usePoll } from '../../../shell/poll';
import { useRowKeys } from '../../../shell/use-row-keys';
import { NEW_ROLE_PLACE } from '../people-parts';
import { permissionTexts } from '../../../graphql/permission-words';
import { roleTexts } from './role-words';
import { RolesStore } from './roles-store';

const ALL = Object.keys(permissionTexts.ru).length;

/** The roles, each with the number of its members and of its permissions. */
export default observer(function RoleList() {
  const texts = useTexts(roleTexts);
  const locale = useLocale();
  const api = useApi();
  const [store] = useState(() => new RolesStore(api));
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => void store.read(), [store]);
  usePoll(() => void store.read());
  useRowKeys(table);
  const columns = useMemo<DataTableColumn<RoleLineFragment>[]>(
    () => [
      {
        id: 'role',
        label: texts.columns.role,
        namesRow: true,
        cell: ({ id, name }) => (
          <Link href={`/people/roles/${id}`} variant="quiet">
            {name}
          </Link>
        ),
      },
      {
        id: 'factor',
        label: texts.columns.factor,
        cell: ({ requiresSecondFactor }) => (
          <Text as="span" size="small" tone={requiresSecondFactor ? 'ink' : 'muted'}>
            {requiresSecondFactor ? texts.required : texts.notRequired}
          </Text>
        ),
      },
      {
        id: 'permissions',
        label: texts.columns.permissions,
        align: 'end',
        cell: ({ permissions }) =>
          permissions.length >= ALL ? texts.everything : texts.ofAll(permissions.length, ALL),
      },
      { id: 'people', label: texts.columns.people, align: 'end', cell: ({ people }) => formatCount(people, locale) },
    ],
    [texts, locale],
  );
  const { roles, fault } = store;

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack direction="row" gap={4} align="center" justify="between" wrap>
        <Text tone="muted">{texts.lead}</Text>
        <ButtonLink href={NEW_ROLE_PLACE}>{texts.create}</ButtonLink>
      </Stack>
      <ReadingFault fault={fault} isShown={roles !== undefined} onAgain={() => void store.read()} />
      {!roles && !fault && <Skeleton height={160} />}
      {roles && (
        <div ref={table}>
          <DataTable label={texts.title} labelHidden columns={columns} rows={roles} keyOf={({ id }) => id} />
        </div>
      )}
    </Stack>
  );
});

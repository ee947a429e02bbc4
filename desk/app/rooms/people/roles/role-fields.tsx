import { css } from '@emotion/react';
import { Checkbox, Heading, Input, Stack, Switch, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTexts } from '../../../browser/language';
import type { Permission } from '../../../graphql/generated/graphql';
import { PERMISSION_GROUPS, type PermissionGroup } from './permission-groups';
import { permissionTexts } from '../../../graphql/permission-words';
import { withPermission, type RoleForm } from './role-form';
import { useRole } from './role-store';
import { roleTexts } from './role-words';

const groups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: tokens.space[6],
  alignItems: 'start',
});

export interface RoleFieldsProps {
  form: RoleForm;
  /** Whether the role is predefined in every shop: only its second factor can be changed. */
  isFixed: boolean;
  /** Whether the role has permissions that the operator lacks: then nothing in it can be changed. */
  isBeyond: boolean;
  /** The operator's own permissions; no others can be granted. */
  held: readonly Permission[];
}

/** The name of a role, its permissions, and whether its members need a second factor. */
export const RoleFields = observer(function RoleFields({ form, isFixed, isBeyond, held }: RoleFieldsProps) {
  const texts = useTexts(roleTexts);
  const store = useRole();
  const { missing } = store;
  const isClosed = isFixed || isBeyond;
  return (
    <Stack gap={6}>
      {!isFixed && (
        <Input
          label={texts.name}
          value={form.name}
          error={missing.includes('name') ? texts.wrongName : undefined}
          maxLength={60}
          required
          disabled={isBeyond}
          onChange={({ target }) => store.edit('name', target.value)}
        />
      )}
      <Switch
        label={texts.factor}
        hint={texts.factorHint}
        checked={form.requiresSecondFactor}
        disabled={isBeyond}
        onChange={({ target }) => store.edit('requiresSecondFactor', target.checked)}
      />
      {missing.includes('permissions') && (
        <Text tone="error" role="alert">
          {texts.noPermissions}
        </Text>
      )}
      <div css={groups}>
        {(Object.keys(PERMISSION_GROUPS) as PermissionGroup[]).map((group) => (
          <Permissions
            key={group}
            group={group}
            given={form.permissions}
            isClosed={(permission) => isClosed || !held.includes(permission)}
          />
        ))}
      </div>
    </Stack>
  );
});

interface PermissionsProps {
  group: PermissionGroup;
  given: readonly Permission[];
  isClosed: (permission: Permission) => boolean;
}

function Permissions({ group, given, isClosed }: PermissionsProps) {
  const texts = useTexts(roleTexts);
  const words = useTexts(permissionTexts);
  const store = useRole();
  const heading = useId();
  return (
    <Stack gap={1} role="group" aria-labelledby={heading}>
      <Heading level={2} size="small" id={heading}>
        {texts.groups[group]}
      </Heading>
      {PERMISSION_GROUPS[group].map((permission) => (
        <Checkbox
          key={permission}
          label={words[permission]}
          checked={given.includes(permission)}
          disabled={isClosed(permission)}
          onChange={({ target }) => store.edit('permissions', withPermission(given, permission, target.checked))}
        />
      ))}
    </Stack>
  );
}

import { css } from '@emotion/react';
import { Alert, Button, ConfirmDialog, Heading, Select, Stack, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useApi } from '../../../graphql/api';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { ReadingFault } from '../../../shell/reading-fault';
import { isWithin } from '../roles/role-form';
import { roleTexts } from '../roles/role-words';
import { RolesStore } from '../roles/roles-store';
import { useShopper } from './shopper-store';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const choice = css({ flex: '1 1 200px' });

/**
 * The role of a person, and the buttons to change or remove it. Operators cannot give roles with permissions that they
 * lack.
 */
export const ShopperRole = observer(function ShopperRole({ shopper }: { shopper: WholeShopperFragment }) {
  const { give: texts } = useTexts(roleTexts);
  const faults = useTexts(faultTexts);
  const api = useApi();
  const store = useShopper();
  const { me } = useSession();
  const [list] = useState(() => new RolesStore(api));
  useEffect(() => void list.read(), [list]);
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const held = me?.permissions ?? [];
  const roles = list.roles ?? [];
  const now = shopper.roleId ?? '';
  const value = chosen ?? now;
  const current = roles.find(({ id }) => id === now);
  const isBeyond = current !== undefined && !isWithin(current.permissions, held);
  const next = roles.find(({ id }) => id === value);
  const change = async () => {
    if (await store.setRole(value || null)) setChosen(undefined);
  };

  return (
    <Stack gap={3}>
      <Heading level={2} size="small">
        {texts.title}
      </Heading>
      <ReadingFault fault={list.fault} isShown={roles.length > 0} onAgain={() => void list.read()} />
      {isBeyond ? (
        <Text size="small" tone="muted">
          {texts.beyond}
        </Text>
      ) : (
        <div css={line}>
          <Select
            css={choice}
            label={texts.role}
            value={value}
            disabled={!list.roles}
            options={[
              { value: '', label: texts.none },
              ...roles.map(({ id, name, permissions }) => ({
                ...{ value: id, label: name, disabled: !isWithin(permissions, held) },
              })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            variant="secondary"
            disabled={value === now || !list.roles}
            loading={store.busy === 'role'}
            onClick={() => setAsking(true)}
          >
            {texts.do}
          </Button>
        </div>
      )}
      {store.refusal?.of === 'role' && (
        <Alert tone="error" live>
          {faultWords(store.refusal.fault, faults)}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={next ? texts.ask(next.name) : texts.askNone}
        confirmLabel={texts.do}
        onConfirm={change}
      >
        {[texts.lead, me?.account?.id === shopper.id && texts.mine].filter(Boolean).join(' ')}
      </ConfirmDialog>
    </Stack>
  );
});

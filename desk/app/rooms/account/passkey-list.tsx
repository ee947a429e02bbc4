import { css } from '@emotion/react';
import { Alert, Button, ConfirmDialog, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import { momentOf } from '../../browser/moment';
import { useApi, type Fault } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';
import { RemovePasskeyDocument, type OwnFactorQuery } from '../../graphql/generated/graphql';
import { accountTexts } from './account-words';

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] });
const words = css({ minWidth: 0, overflowWrap: 'anywhere' });
const whole = css({ flex: 'none' });

type Passkey = NonNullable<OwnFactorQuery['me']['secondFactor']>['passkeys'][number];

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onRemoved: () => void;
}

/** The operator’s passkeys, and the way to remove one. */
export function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const api = useApi();
  const texts = useTexts(accountTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const [removing, setRemoving] = useState<Passkey>();
  const [fault, setFault] = useState<Fault>();

  const remove = async (id: string) => {
    const answer = await api.ask(RemovePasskeyDocument, { dto: { id } });
    setFault(answer.fault);
    setRemoving(undefined);
    if (!answer.fault) onRemoved();
  };

  return (
    <Stack gap={3}>
      {passkeys.length === 0 && (
        <Text size="small" tone="muted">
          {texts.none}
        </Text>
      )}
      {passkeys.map((passkey) => (
        <div key={passkey.id} css={line}>
          <Stack gap={1} css={words}>
            <Text>{passkey.name}</Text>
            <Text size="small" tone="muted">
              {passkey.lastUsedAt
                ? texts.used(momentOf(passkey.lastUsedAt, locale))
                : texts.added(momentOf(passkey.createdAt, locale))}
            </Text>
          </Stack>
          <Button
            css={whole}
            variant="ghost"
            aria-label={texts.removeOf(passkey.name)}
            onClick={() => setRemoving(passkey)}
          >
            {texts.remove}
          </Button>
        </div>
      ))}
      {fault && (
        <Alert tone="error" live>
          {faultWords(fault, faults)}
        </Alert>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={texts.removeTitle(removing?.name ?? '')}
        confirmLabel={texts.remove}
        cancelLabel={texts.keep}
        onConfirm={() => (removing ? remove(removing.id) : undefined)}
      >
        {texts.removeLead}
      </ConfirmDialog>
    </Stack>
  );
}

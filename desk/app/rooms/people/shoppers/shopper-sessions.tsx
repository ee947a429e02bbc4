import { css } from '@emotion/react';
import { Alert, Button, ConfirmDialog, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import { momentOf } from '../../../browser/moment';
import { faultTexts, faultWords } from '../../../graphql/fault-words';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { deviceName } from './device-name';
import { shopperPageTexts } from './shopper-page-words';
import { ShopperSection } from './shopper-section';
import { useShopper } from './shopper-store';

const line = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] });
const words = css({ minWidth: 0 });
const whole = css({ flex: 'none' });

/** The shopper's sessions, with buttons to end them. */
export const ShopperSessions = observer(function ShopperSessions({ shopper }: { shopper: WholeShopperFragment }) {
  const { sessions: texts, keep } = useTexts(shopperPageTexts);
  const faults = useTexts(faultTexts);
  const locale = useLocale();
  const store = useShopper();
  const permissions = useSession().me?.permissions ?? [];
  /** The session to end; null: all sessions. */
  const [ending, setEnding] = useState<string | null>();
  const { sessions } = store;
  const isOperator = shopper.accessLevel !== 'USER';
  const mayWrite = permissions.includes('WRITE_SHOPPERS');
  const mayEnd = mayWrite && (!isOperator || permissions.includes('ROLES'));

  return (
    <ShopperSection
      title={texts.title}
      none={texts.none}
      list={sessions}
      action={
        mayEnd &&
        sessions.rows.length > 1 && (
          <Button variant="secondary" onClick={() => setEnding(null)}>
            {texts.endAll}
          </Button>
        )
      }
    >
      {sessions.rows.map(({ id, userAgent, address, lastUsedAt }) => {
        const device = deviceName(userAgent) ?? texts.unknown;
        return (
          <div key={id} css={line}>
            <Stack gap={1} css={words}>
              <Text size="small">{device}</Text>
              <Text size="small" tone="muted">
                {[texts.used(momentOf(lastUsedAt, locale)), address].filter(Boolean).join(', ')}
              </Text>
            </Stack>
            {mayEnd && (
              <Button
                css={whole}
                variant="ghost"
                aria-label={texts.endOf(device)}
                disabled={store.busy !== undefined}
                onClick={() => setEnding(id)}
              >
                {texts.end}
              </Button>
            )}
          </div>
        );
      })}
      {mayWrite && !mayEnd && sessions.rows.length > 0 && (
        <Text size="small" tone="muted">
          {texts.ofOperator}
        </Text>
      )}
      {store.refusal?.of === 'sessions' && (
        <Alert tone="error" live>
          {faultWords(store.refusal.fault, faults)}
        </Alert>
      )}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={ending === null ? texts.endAllTitle : texts.endTitle}
        confirmLabel={ending === null ? texts.endAll : texts.end}
        cancelLabel={keep}
        onConfirm={() => store.endSessions(ending ?? null)}
      >
        {ending === null ? texts.endAllLead : texts.endLead}
      </ConfirmDialog>
    </ShopperSection>
  );
});

import { css } from '@emotion/react';
import { Button, Heading, Skeleton, Stack, Text } from '@meet/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { useApi, type Fault } from '../../graphql/api';
import { OwnFactorDocument, type OwnFactorQuery } from '../../graphql/generated/graphql';
import { ReadingFault } from '../../shell/reading-fault';
import { accountTexts } from './account-words';
import { AddPasskey } from '../../session/add-passkey';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from '../../session/recovery-codes';

const SetUpFactor = lazy(() => import('../../session/set-up-factor'));

const page = css({ maxWidth: 640 });
const narrow = css({ maxWidth: 400 });

type OwnFactor = NonNullable<OwnFactorQuery['me']['secondFactor']>;

/** How the operator signs in: their passkeys and the app that shows codes. */
export default function AccountPage() {
  const api = useApi();
  const texts = useTexts(accountTexts);
  const [factor, setFactor] = useState<OwnFactor>();
  const [fault, setFault] = useState<Fault>();
  const [recovery, setRecovery] = useState<readonly string[]>([]);
  const [isSettingUp, setSettingUp] = useState(false);

  const [reads, setReads] = useState(0);
  const read = () => setReads((count) => count + 1);
  useEffect(() => {
    const leaving = new AbortController();
    void api.ask(OwnFactorDocument, {}, leaving.signal).then(({ data, fault: refused }) => {
      if (leaving.signal.aborted) return;
      setFault(refused);
      if (data?.me.secondFactor) setFactor(data.me.secondFactor);
    });
    return () => leaving.abort();
  }, [api, reads]);

  return (
    <Stack gap={8} css={page}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack gap={3}>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        <Text tone="muted">{factor?.required ? texts.leadRequired : texts.lead}</Text>
      </Stack>
      <ReadingFault fault={fault} isShown={factor !== undefined} onAgain={read} />
      {!factor && !fault && <Skeleton height={240} />}
      {factor && (
        <>
          <Stack gap={4}>
            <Heading level={2} size="small">
              {texts.passkeys}
            </Heading>
            <PasskeyList passkeys={factor.passkeys} onRemoved={read} />
            {recovery.length > 0 ? (
              <RecoveryCodes codes={recovery} keptLabel={texts.kept} onKept={() => setRecovery([])} />
            ) : (
              <div css={narrow}>
                <AddPasskey
                  onAdded={(codes) => {
                    setRecovery(codes);
                    read();
                  }}
                />
              </div>
            )}
          </Stack>
          <Stack gap={4} align="start">
            <Heading level={2} size="small">
              {texts.app}
            </Heading>
            <Text size="small" tone="muted">
              {factor.app ? texts.appThere : texts.appNone}
            </Text>
            {!isSettingUp && (
              <Button variant="secondary" onClick={() => setSettingUp(true)}>
                {factor.app ? texts.appReplace : texts.appAdd}
              </Button>
            )}
            {isSettingUp && (
              <div css={narrow}>
                <Suspense fallback={<Skeleton height={240} />}>
                  <SetUpFactor
                    lead={texts.appLead}
                    keptLabel={texts.kept}
                    onDone={() => {
                      setSettingUp(false);
                      read();
                    }}
                  />
                </Suspense>
              </div>
            )}
          </Stack>
          {(factor.app || factor.passkeys.length > 0) && (
            <Text size="small" tone="muted">
              {texts.codesLeft(factor.recoveryCodes)}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

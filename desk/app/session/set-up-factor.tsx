import { css } from '@emotion/react';
import { Alert, QrCode, Stack, Text } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../browser/language';
import { useApi, type Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { BeginFactorDocument, ConfirmFactorDocument, type BeginFactorMutation } from '../graphql/generated/graphql';
import { FactorCode } from './factor-code';
import { RecoveryCodes } from './recovery-codes';
import { sessionTexts } from './session-words';

const long = css({ overflowWrap: 'anywhere' });

export interface SetUpFactorProps {
  lead: string;
  keptLabel: string;
  onDone: () => void;
}

/** Sets up an authenticator app, then shows the recovery codes once. A default export, because `lazy` needs one. */
export default function SetUpFactor({ lead, keptLabel, onDone }: SetUpFactorProps) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [setup, setSetup] = useState<BeginFactorMutation['beginSecondFactor']>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  const [fault, setFault] = useState<Fault>();

  useEffect(() => {
    const leaving = new AbortController();
    void api.ask(BeginFactorDocument, {}, leaving.signal).then(({ data, fault: refused }) => {
      if (leaving.signal.aborted) return;
      if (data) setSetup(data.beginSecondFactor);
      else setFault(refused);
    });
    return () => leaving.abort();
  }, [api]);

  if (fault) return <Alert tone="error">{faultWords(fault, faults)}</Alert>;
  if (recovery) return <RecoveryCodes codes={recovery} keptLabel={keptLabel} onKept={onDone} />;
  if (!setup) return null;
  return (
    <Stack gap={5}>
      <Text>{lead}</Text>
      <QrCode value={setup.uri} label={texts.factorQr} />
      <Text tone="muted">
        {texts.factorSecret} <Text css={long}>{setup.secret}</Text>
      </Text>
      <FactorCode
        label={texts.factorCode}
        hint={texts.factorFirst}
        send={(code) => api.ask(ConfirmFactorDocument, { dto: { code } })}
        onRight={({ confirmSecondFactor }) => setRecovery(confirmSecondFactor)}
      />
    </Stack>
  );
}

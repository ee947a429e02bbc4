import { Divider, Stack } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { GiveFactorDocument } from '../graphql/generated/graphql';
import { FactorCode } from './factor-code';
import { GivePasskey } from './give-passkey';
import type { Me } from './session-store';
import { sessionTexts } from './session-words';

export interface GiveFactorProps {
  /** What the operator has; null of a program, which never gets here. */
  factor: Me['secondFactor'];
  onGiven: () => void;
}

/** Asks for the second factor that the operator has: a passkey, or else a code. A default export, because `lazy` needs one. */
export default function GiveFactor({ factor, onGiven }: GiveFactorProps) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const hasPasskey = Boolean(factor?.passkeys.length);
  return (
    <Stack gap={6}>
      {hasPasskey && (
        <>
          <GivePasskey onGiven={onGiven} />
          <Divider />
        </>
      )}
      <FactorCode
        label={factor?.app ? texts.factorCode : texts.recoveryCode}
        hint={factor?.app ? texts.factorHint : texts.recoveryHint}
        isSecond={hasPasskey}
        send={(code) => api.ask(GiveFactorDocument, { dto: { code } })}
        onRight={onGiven}
      />
    </Stack>
  );
}

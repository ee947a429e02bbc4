import { Divider, Stack, Text } from '@meet/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../browser/language';
import { AddPasskey } from './add-passkey';
import { Door } from './door';
import GiveFactor from './give-factor';
import { RecoveryCodes } from './recovery-codes';
import type { Me } from './session-store';
import { sessionTexts } from './session-words';

const SetUpFactor = lazy(() => import('./set-up-factor'));

export interface FactorGateProps {
  step: 'give' | 'set-up';
  factor: Me['secondFactor'];
  /** Called when the operator has passed this step. */
  onPassed: () => void;
}

/**
 * The step between signing in and the rooms, of operators who have a second factor or need one. A default export, because
 * `lazy` needs one.
 */
export default function FactorGate({ step, factor, onPassed }: FactorGateProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Door heading={step === 'give' ? texts.factor : texts.factorSetUp}>
      {step === 'give' ? <GiveFactor factor={factor} onGiven={onPassed} /> : <FirstFactor onDone={onPassed} />}
    </Door>
  );
}

function FirstFactor({ onDone }: { onDone: () => void }) {
  const texts = useTexts(sessionTexts);
  const [recovery, setRecovery] = useState<readonly string[]>();
  if (recovery) return <RecoveryCodes codes={recovery} keptLabel={texts.recoveryKept} onKept={onDone} />;
  return (
    <Stack gap={6}>
      <Suspense fallback={null}>
        <SetUpFactor lead={texts.factorLead} keptLabel={texts.recoveryKept} onDone={onDone} />
      </Suspense>
      <Divider />
      <Text>{texts.passkeyInstead}</Text>
      <AddPasskey onAdded={setRecovery} />
    </Stack>
  );
}

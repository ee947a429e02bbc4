import { lazy, Suspense } from 'react';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { GiveFactorDocument } from '../graphql/generated/graphql';
import { Door } from './door';
import { FactorCode } from './factor-code';
import { sessionTexts } from './session-words';

const SetUpFactor = lazy(() => import('./set-up-factor'));

export interface FactorGateProps {
  step: 'give' | 'set-up';
  /** Called when the operator may go in. */
  onPassed: () => void;
}

/** The step between signing in and the rooms, of operators who have a second factor or need one. */
export function FactorGate({ step, onPassed }: FactorGateProps) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  return (
    <Door heading={step === 'give' ? texts.factor : texts.factorSetUp}>
      {step === 'give' ? (
        <FactorCode
          hint={texts.factorHint}
          send={(code) => api.ask(GiveFactorDocument, { dto: { code } })}
          onRight={onPassed}
        />
      ) : (
        <Suspense fallback={null}>
          <SetUpFactor onDone={onPassed} />
        </Suspense>
      )}
    </Door>
  );
}

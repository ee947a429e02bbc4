import { lazy, Suspense } from 'react';
import { useTexts } from '../browser/language';
import { Door } from './door';
import { GiveFactor } from './give-factor';
import { sessionTexts } from './session-words';

const SetUpFactor = lazy(() => import('./set-up-factor'));

export interface FactorGateProps {
  step: 'give' | 'set-up';
  /** Called when the operator may go in. */
  onPassed: () => void;
}

/** The step between signing in and the rooms, of operators who have a second factor or need one. */
export function FactorGate({ step, onPassed }: FactorGateProps) {
  const texts = useTexts(sessionTexts);
  return (
    <Door heading={step === 'give' ? texts.factor : texts.factorSetUp}>
      {step === 'give' ? (
        <GiveFactor onGiven={onPassed} />
      ) : (
        <Suspense fallback={null}>
          <SetUpFactor onDone={onPassed} />
        </Suspense>
      )}
    </Door>
  );
}

import { Alert } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import type { Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';

/** Shows why a command failed, next to the control of the command. */
export function Refusal({ fault }: { fault: Fault | undefined }) {
  const faults = useTexts(faultTexts);
  return (
    fault && (
      <Alert tone="error" live title={faults.failed}>
        {faultWords(fault, faults)}
      </Alert>
    )
  );
}

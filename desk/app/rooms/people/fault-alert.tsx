import { Alert, Button } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import { isToldByFrame, type Fault } from '../../graphql/api';
import { faultTexts, faultWords } from '../../graphql/fault-words';

export interface FaultAlertProps {
  fault: Fault | undefined;
  /** Something is shown all the same: what the frame says of the connection is enough then. */
  hasContent: boolean;
  onRetry: () => void;
}

/** What has kept a list or a page from being read, and the way to try again. */
export function FaultAlert({ fault, hasContent, onRetry }: FaultAlertProps) {
  const faults = useTexts(faultTexts);
  if (!fault || (hasContent && isToldByFrame(fault))) return null;
  return (
    <Alert
      tone="error"
      live
      title={faults.failed}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {faults.again}
        </Button>
      }
    >
      {faultWords(fault, faults)}
    </Alert>
  );
}

import { Alert, Button } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { isToldByFrame, type Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';

export interface ReadingFaultProps {
  fault: Fault | undefined;
  /** Whether older data are shown, so that an error that the frame already reports is not shown twice. */
  isShown: boolean;
  onAgain: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function ReadingFault({ fault, isShown, onAgain }: ReadingFaultProps) {
  const faults = useTexts(faultTexts);
  if (!fault || (isShown && isToldByFrame(fault))) return null;
  return (
    <Alert
      tone="error"
      live
      title={faults.failed}
      action={
        <Button variant="secondary" onClick={onAgain}>
          {faults.again}
        </Button>
      }
    >
      {faultWords(fault, faults)}
    </Alert>
  );
}

import { Alert, Button, Stack } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { faultTexts } from '../graphql/fault-words';
import { shellTexts } from './shell-words';

/** Replaces a page that has thrown an error. Text typed into that page is lost. */
export function Broken() {
  const texts = useTexts(shellTexts);
  const faults = useTexts(faultTexts);
  return (
    <Stack align="center">
      <Alert
        tone="error"
        title={texts.broken}
        action={<Button onClick={() => window.location.reload()}>{faults.again}</Button>}
      >
        {faults.unknown}
      </Alert>
    </Stack>
  );
}

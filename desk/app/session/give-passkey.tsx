import { Alert, Button, Stack } from '@meet/ui-kit';
import { useState } from 'react';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { BeginPasskeySignInDocument, GivePasskeyDocument } from '../graphql/generated/graphql';
import { askPasskey } from './passkeys';
import { sessionTexts } from './session-words';

/** Asks one of the operator’s passkeys. */
export function GivePasskey({ onGiven }: { onGiven: () => void }) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const tryOnce = async (): Promise<string | undefined> => {
    const begun = await api.ask(BeginPasskeySignInDocument, {});
    if (begun.fault) return faultWords(begun.fault, faults);
    const asked = await askPasskey(begun.data.beginPasskeySignIn);
    if ('refused' in asked) return texts.passkeyDeclined;
    const { fault } = await api.ask(GivePasskeyDocument, { dto: asked.answer });
    return fault && faultWords(fault, faults);
  };
  const give = async () => {
    setBusy(true);
    setError(undefined);
    const said = await tryOnce();
    setBusy(false);
    if (said) setError(said);
    else onGiven();
  };

  return (
    <Stack gap={4}>
      <Button wide autoFocus loading={isBusy} onClick={() => void give()}>
        {texts.passkeyEnter}
      </Button>
      {error && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
    </Stack>
  );
}

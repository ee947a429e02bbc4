import { Button, Input, Stack } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { AddPasskeyDocument, BeginPasskeyDocument } from '../graphql/generated/graphql';
import { makePasskey } from './passkeys';
import { sessionTexts } from './session-words';

/** Adds a passkey under a name. `onAdded` gets the recovery codes, none if there are some already. */
export function AddPasskey({ onAdded }: { onAdded: (recovery: readonly string[]) => void }) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const tryOnce = async (): Promise<readonly string[] | string> => {
    const begun = await api.ask(BeginPasskeyDocument, {});
    if (begun.fault) return faultWords(begun.fault, faults);
    const asked = await makePasskey(begun.data.beginPasskey);
    if ('refused' in asked) return asked.refused === 'known' ? texts.passkeyKnown : texts.passkeyDeclined;
    const added = await api.ask(AddPasskeyDocument, { dto: { name: name.trim(), ...asked.answer } });
    return added.fault ? faultWords(added.fault, faults) : added.data.addPasskey;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !name.trim()) return;
    setBusy(true);
    setError(undefined);
    const told = await tryOnce();
    setBusy(false);
    if (typeof told === 'string') return setError(told);
    setName('');
    onAdded(told);
  };

  return (
    <form onSubmit={(event) => void add(event)} noValidate>
      <Stack gap={4}>
        <Input
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          value={name}
          error={error}
          maxLength={60}
          required
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary" loading={isBusy} wide>
          {texts.passkeyAdd}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Input, Stack } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../browser/language';
import type { Answer } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { sessionTexts } from './session-words';

export interface FactorCodeProps<Data> {
  label: string;
  hint: string;
  /** Something else is offered first: the form neither takes the focus nor has the main button. */
  isSecond?: boolean;
  /** Sends the code. */
  send: (code: string) => Promise<Answer<Data>>;
  /** Called if the code was correct. */
  onRight: (data: Data) => void;
}

/** Asks for a code of the app that the operator has on another device, or for a recovery code. */
export function FactorCode<Data>({ label, hint, isSecond = false, send, onRight }: FactorCodeProps<Data>) {
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !code.trim()) return;
    setBusy(true);
    setError(undefined);
    const answer = await send(code.trim());
    setBusy(false);
    if (answer.data) return onRight(answer.data);
    setCode('');
    setError(faultWords(answer.fault!, faults));
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        <Input
          label={label}
          hint={hint}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={error}
          autoComplete="one-time-code"
          enterKeyHint="done"
          required
          autoFocus={!isSecond}
        />
        <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} loading={isBusy} wide>
          {texts.enter}
        </Button>
      </Stack>
    </form>
  );
}

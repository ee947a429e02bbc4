import { Button, CodeInput, Input, Stack, Text } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { sessionTexts } from './session-words';

export interface SignInFormProps {
  /** Called when the session has started. */
  onEntered: () => void;
}

/** Asks for an e-mail address or telephone number, then for the code that was sent to it. */
export function SignInForm({ onEntered }: SignInFormProps) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [contact, setContact] = useState('');
  const [code, setCode] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (given = code) => {
    if (isBusy || !contact.trim()) return;
    setBusy(true);
    setError(undefined);
    const { fault } = isSent
      ? await api.session('POST', '', { contact, code: given })
      : await api.session('POST', '/code', { contact });
    setBusy(false);
    if (fault) {
      setCode('');
      return setError(faultWords(fault, faults));
    }
    if (isSent) return onEntered();
    setSent(true);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap={5}>
        {isSent ? (
          <>
            <Text>{texts.codeFor(contact)}</Text>
            <CodeInput
              label={texts.code}
              length={4}
              value={code}
              onValueChange={setCode}
              onComplete={(whole) => void submit(whole)}
              error={error}
              autoFocus
            />
          </>
        ) : (
          <Input
            label={texts.contact}
            hint={texts.contactHint}
            value={contact}
            onChange={({ target }) => setContact(target.value)}
            error={error}
            autoComplete="username"
            enterKeyHint="send"
            required
            autoFocus
          />
        )}
        <Button type="submit" loading={isBusy} wide>
          {isSent ? texts.enter : texts.send}
        </Button>
        {isSent && (
          <Button variant="ghost" onClick={() => setSent(false)}>
            {texts.another}
          </Button>
        )}
      </Stack>
    </form>
  );
}

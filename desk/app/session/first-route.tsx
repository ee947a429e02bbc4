import { Alert, Button, Input, Stack, Text } from '@meet/ui-kit';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { Door } from './door';
import { sessionTexts } from './session-words';
import { useLinkToken } from './use-link-token';

/** The page that the link of `npm start` opens while the shop has no administrator. */
export default function FirstRoute() {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const navigate = useNavigate();
  const first = useLinkToken();
  const [contact, setContact] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { fault } = await api.session('POST', '', { first, contact });
    setBusy(false);
    if (fault) setError(faultWords(fault, faults));
    else void navigate('/', { replace: true });
  };

  return (
    <Door heading={texts.first}>
      {first ? (
        <form onSubmit={(event) => void enter(event)} noValidate>
          <Stack gap={5}>
            <Text>{texts.firstLead}</Text>
            <Input
              label={texts.contact}
              value={contact}
              onChange={({ target }) => setContact(target.value)}
              error={error}
              autoComplete="username"
              required
              autoFocus
            />
            <Button type="submit" wide loading={isBusy}>
              {texts.firstEnter}
            </Button>
          </Stack>
        </form>
      ) : (
        <Alert tone="error">{texts.badLink}</Alert>
      )}
    </Door>
  );
}

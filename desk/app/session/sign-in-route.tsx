import { Alert, Button, Stack, Text } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../browser/language';
import { useApi } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { Door } from './door';
import { placeAfter } from './place-after';
import { sessionTexts } from './session-words';
import { SignInForm } from './sign-in-form';
import { useLinkToken } from './use-link-token';

/** Signs in with a code, or with the token of the one-time link that opened this page. */
export default function SignInRoute() {
  const texts = useTexts(sessionTexts);
  const token = useLinkToken();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const enter = () => void navigate(placeAfter(search.get('to')), { replace: true });
  return (
    <Door heading={texts.signIn}>
      {token ? <ByLink token={token} onEntered={enter} /> : <SignInForm onEntered={enter} />}
    </Door>
  );
}

function ByLink({ token, onEntered }: { token: string; onEntered: () => void }) {
  const api = useApi();
  const texts = useTexts(sessionTexts);
  const faults = useTexts(faultTexts);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const enter = async () => {
    setBusy(true);
    const { fault } = await api.session('POST', '', { token });
    setBusy(false);
    if (fault) setError(faultWords(fault, faults));
    else onEntered();
  };

  return (
    <Stack gap={5}>
      {error ? (
        <Alert tone="error" live>
          {error}
        </Alert>
      ) : (
        <Text>{texts.byLink}</Text>
      )}
      <Button wide loading={isBusy} onClick={() => void enter()}>
        {texts.enter}
      </Button>
    </Stack>
  );
}

import { Alert, Button, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useTexts } from '../browser/language';
import { useApi, type Fault } from '../graphql/api';
import { faultTexts, faultWords } from '../graphql/fault-words';
import { MeDocument } from '../graphql/generated/graphql';
import { awaitsFactor } from '../session/awaits-factor';
import { useSession } from '../session/session-store';
import { Frame } from './frame';

const FactorGate = lazy(() => import('../session/factor-gate'));

/** Loads the operator before any page is shown; visitors who are not signed in are sent to the sign-in page. */
export default observer(function FrameRoute() {
  const api = useApi();
  const session = useSession();
  const faults = useTexts(faultTexts);
  const { pathname, search } = useLocation();
  const [fault, setFault] = useState<Fault>();
  const [tries, setTries] = useState(0);
  const { me } = session;

  useEffect(() => {
    if (me) return;
    const leaving = new AbortController();
    void api.ask(MeDocument, {}, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.data) session.entered(answer.data.me);
      else setFault(answer.fault);
    });
    return () => leaving.abort();
  }, [api, session, me, tries]);

  const step = me && awaitsFactor(me);
  if (step) {
    return (
      <Suspense fallback={null}>
        <FactorGate step={step} factor={me.secondFactor} onPassed={session.left} />
      </Suspense>
    );
  }
  if (me) {
    return (
      <Frame me={me}>
        <Outlet />
      </Frame>
    );
  }
  if (!fault) return null;
  if (['UNAUTHORIZED', 'FORBIDDEN'].includes(fault.code)) {
    return <Navigate replace to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} />;
  }
  const again = () => {
    setFault(undefined);
    setTries(tries + 1);
  };
  return (
    <Stack align="center" justify="center">
      <Alert tone="error" title={faults.failed} action={<Button onClick={again}>{faults.again}</Button>}>
        {faultWords(fault, faults)}
      </Alert>
    </Stack>
  );
});

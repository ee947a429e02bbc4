import { IconButton, IconLink, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useOpenHere } from '../browser/use-open-here';
import { lazyPart } from '../builds/lazy-part';
import { WaitingPress } from '../builds/waiting-press';
import { useSession } from '../session/session-context';

const AuthModal = lazyPart(() => import('../sign-in/auth-modal'), 'panel');

/**
 * The account button: a link to the account, or for guests a button that opens the sign-in dialog. Without scripts it
 * links to /auth.
 */
export const AccountAction = observer(function AccountAction() {
  const session = useSession();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const [open, setOpen] = useOpenHere();
  const [wanted, setWanted] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const within = session.signedIn && !open;

  // After signing in, a link replaces the button that opened the dialog, so it takes the focus.
  useEffect(() => {
    if (within && wanted) link.current?.focus();
  }, [within, wanted]);

  if (within) return <IconLink ref={link} icon="account" label="Личный кабинет" href="/account" />;
  if (!hydrated || signInPages.includes(pathname)) return <IconLink icon="account" label="Войти" href="/auth" />;
  return (
    <>
      <IconButton
        icon="account"
        label="Войти"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {wanted && (
        <Suspense fallback={<WaitingPress onLeave={() => setOpen(false)} />}>
          <AuthModal open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
});

/** Pages that show the sign-in form themselves. */
const signInPages = ['/auth', '/enter-code'];

import { Link } from '@meet/ui-kit';
import { Suspense, useState, type MouseEvent } from 'react';
import { useOpenHere } from '../browser/use-open-here';
import { lazyPart } from '../builds/lazy-part';
import { WaitingPress } from '../builds/waiting-press';

const AuthModal = lazyPart(() => import('../sign-in/auth-modal'), 'panel');

/** Asks a guest to sign in, in a dialog on the same page. `React.lazy` needs a default export. */
export default function SignInNote() {
  const [open, setOpen] = useOpenHere();
  const [wanted, setWanted] = useState(false);
  const openHere = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Link href="/auth" onClick={openHere}>
        Войдите
      </Link>
      , чтобы видеть только свой размер. Пока показаны все товары.
      {wanted && (
        <Suspense fallback={<WaitingPress onLeave={() => setOpen(false)} />}>
          <AuthModal open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

import { css } from '@emotion/react';
import { Link, Text, tokens } from '@meet/ui-kit';
import { Suspense, useState, type MouseEvent } from 'react';
import { useOpenHere } from '../browser/use-open-here';
import { lazyPart } from '../builds/lazy-part';
import { WaitingPress } from '../builds/waiting-press';
import type { OwnSize } from './own-size-filter';

const AuthModal = lazyPart(() => import('../sign-in/auth-modal'), 'panel');

const note = css({ marginBottom: tokens.space[4] });

/** What the filter «Мой размер» does to the list above which it stands, or why it does nothing. */
export function OwnSizeNote({ isKnown }: Pick<OwnSize, 'isKnown'>) {
  return (
    <Text size="small" tone="muted" css={note} role="status">
      {isKnown === null ? (
        <SignInNote />
      ) : !isKnown ? (
        'Мы ещё не знаем вашего размера: он появится, когда вы получите первый заказ.'
      ) : (
        'Есть в наличии в вашем размере. Для брендов, которых вы ещё не носили, размер найден по\u00A0таблице размеров.'
      )}
    </Text>
  );
}

function SignInNote() {
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

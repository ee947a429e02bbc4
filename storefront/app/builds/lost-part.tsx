import { css } from '@emotion/react';
import { Alert, Button, tokens } from '@meet/ui-kit';
import { useEffect, useEffectEvent } from 'react';

export interface LostProps {
  /** Tries to load the part again. */
  again: () => void;
  /** Whether the part is being tried again. */
  pending: boolean;
  /** Whether a panel is open. Default: true. */
  open?: boolean;
  /** Closes a panel. */
  onOpenChange?: (open: boolean) => void;
}

/** Milliseconds between two attempts to load a part that the shopper waits for. */
const pauseMs = 3_000;

const panel = css({
  position: 'fixed',
  zIndex: tokens.layer.toast,
  insetInline: tokens.space[4],
  insetBlockEnd: `max(${tokens.space[4]}, env(safe-area-inset-bottom))`,
  maxWidth: 480,
  marginInline: 'auto',
});

/** Takes the place of a part that nobody has asked for: nothing is shown. */
export function LostQuietly({ again }: LostProps) {
  useRetries(again, false);
  return null;
}

/** Takes the place of a part of the page. */
export function LostMessage({ again, pending }: LostProps) {
  useRetries(again, true);
  return <Lost again={again} pending={pending} />;
}

/** Takes the place of a panel over the page, such as a sheet or a dialog. It is closed like the panel. */
export function LostPanel({ again, pending, open = true, onOpenChange }: LostProps) {
  useRetries(again, open);
  return (
    open && (
      <div css={panel}>
        <Lost again={again} pending={pending} onDismiss={() => onOpenChange?.(false)} />
      </div>
    )
  );
}

function Lost({ again, pending, onDismiss }: Pick<LostProps, 'again' | 'pending'> & { onDismiss?: () => void }) {
  return (
    <Alert
      live
      tone="error"
      title="Не загрузилось"
      action={
        <Button variant="secondary" loading={pending} onClick={again}>
          Попробовать снова
        </Button>
      }
      {...(onDismiss && { onDismiss })}
    >
      Проверьте связь. Как только она вернётся, попробуем снова.
    </Alert>
  );
}

/** Tries again when the browser is online, and every few seconds while `waited` is true. */
function useRetries(again: () => void, waited: boolean): void {
  const retry = useEffectEvent(again);
  useEffect(() => {
    const online = () => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  useEffect(() => {
    if (!waited) return;
    const timer = setInterval(() => retry(), pauseMs);
    return () => clearInterval(timer);
  }, [waited]);
}

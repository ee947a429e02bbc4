import { css } from '@emotion/react';
import { Button, Surface, Text, tokens } from '@meet/ui-kit';
import { useEffect, useEffectEvent } from 'react';

export interface LostProps {
  /** Tries to load the part again. */
  again: () => void;
  /** Whether the part is being tried again. */
  pending: boolean;
  /** Whether the shop has responded and the part still cannot be loaded; then only a click tries again. */
  hopeless: boolean;
  /** Whether the replaced panel is open. Default: true. */
  open?: boolean;
  /** Closes the replaced panel. */
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

const sign = css({ display: 'grid', gap: tokens.space[3], padding: tokens.space[4] });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[2] });

/** Replaces a part that the shopper has not requested: nothing is shown. */
export function LostQuietly({ again }: LostProps) {
  useRetries(again, false);
  return null;
}

/** Replaces a part of the page by a message. */
export function LostMessage({ again, pending, hopeless }: LostProps) {
  useRetries(again, !hopeless);
  return <Lost again={again} pending={pending} />;
}

/** Replaces a panel over the page, such as a sheet or a dialog. It is closed in the same way as the panel. */
export function LostPanel({ again, pending, hopeless, open = true, onOpenChange }: LostProps) {
  useRetries(again, open && !hopeless);
  return (
    open && (
      <div css={panel}>
        <Lost again={again} pending={pending} onDismiss={() => onOpenChange?.(false)} />
      </div>
    )
  );
}

/** Uses only components that every page contains anyway, because nothing else can be loaded now. */
function Lost({ again, pending, onDismiss }: Pick<LostProps, 'again' | 'pending'> & { onDismiss?: () => void }) {
  return (
    <Surface tone="paper" edged role="alert" css={sign}>
      <Text>Не загрузилось. Проверьте связь: когда она вернётся, попробуем снова.</Text>
      <div css={buttons}>
        <Button variant="secondary" loading={pending} onClick={again}>
          Попробовать снова
        </Button>
        {onDismiss && (
          <Button variant="ghost" onClick={onDismiss}>
            Закрыть
          </Button>
        )}
      </div>
    </Surface>
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

import { media } from '@meet/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { openPanel } from './panel-entry';

const isNarrow = media.belowDesktop.replace('@media ', '');

/** On a phone or a tablet, Back closes the panel instead of leaving the page. */
export function useBackCloses(open: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open && window.matchMedia(isNarrow).matches) return openPanel(() => close());
  }, [open]);
}

import { css } from '@emotion/react';
import { Button, media, tokens, type ButtonProps } from '@meet/ui-kit';
import { TagIcon } from '@meet/ui-kit/icons';
import { Suspense, useState } from 'react';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import type { PriceMatchProps } from './price-match';

// The dialog's code is loaded when it is first opened.
const PriceMatch = lazyPart(() => import('./price-match'), 'panel');

/** Hidden without scripts, because the dialog needs them. */
const scripted = css({ alignSelf: 'start', [media.noScript]: { display: 'none' } });

/** A button without a frame, aligned with the text of the column and spaced like text. */
const bare = css({
  marginInlineStart: `calc(-1 * ${tokens.space[5]})`,
  marginBlock: `calc(-1 * ${tokens.space[3]})`,
});

export interface PriceMatchButtonProps extends Pick<PriceMatchProps, 'about'>, Pick<ButtonProps, 'variant'> {
  /** Default: «Нашли дешевле?» */
  children?: string;
}

/** A button that opens «Нашли дешевле?». */
export function PriceMatchButton({ about, variant = 'ghost', children = 'Нашли дешевле?' }: PriceMatchButtonProps) {
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  return (
    <>
      <Button
        variant={variant}
        css={[scripted, variant === 'ghost' && bare]}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {variant === 'ghost' && <TagIcon size={20} />}
        {children}
      </Button>
      {wasOpened && (
        <Suspense>
          <PriceMatch about={about} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { IconControl } from '../icon-button/icon-control.js';
import { displayStep } from '../text/type-step.js';
import { appBannerWords } from './app-banner.words.js';

const banner = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space[4]} ${tokens.space[8]}`,
  padding: tokens.space[4],
  background: tokens.color.subtle,
  [media.tablet]: { padding: tokens.space[8] },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

/** Leaves room for the close button. On a phone only the title is beside it. */
const besideClose = css({
  '& > div > p:first-of-type': { paddingInlineEnd: tokens.space[10] },
  [media.tablet]: { paddingInlineEnd: tokens.space[20], '& > div > p:first-of-type': { paddingInlineEnd: 0 } },
});

const close = css({ position: 'absolute', insetBlockStart: tokens.space[1], insetInlineEnd: tokens.space[1] });

const texts = css({ flex: '1 1 16rem', display: 'grid', gap: tokens.space[3], minWidth: 0 });

const title = css(displayStep(tokens.display.note), { overflowWrap: 'anywhere' });

const text = css({ maxWidth: '48ch', color: tokens.color['ink-muted'] });

/** On a phone the links fill the width: two side by side, or one per line. */
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  marginTop: tokens.space[2],
  [media.belowTablet]: { '& > *': { flex: '1 1 auto' } },
});

/** The QR code is hidden on phones: nobody can scan it with the phone that shows it. */
const codeOnly = css({ display: 'none', [media.tablet]: { display: 'block' } });

export interface AppBannerProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** The main line, in the display typeface. */
  title: string;
  /** A sentence below the title. Default: none. */
  text?: ReactNode;
  /** Links to the stores. */
  children: ReactNode;
  /** A `QrCode`, shown from the tablet breakpoint up. Default: none. */
  code?: ReactNode;
  /**
   * Called when the close button is pressed. The caller hides the banner and remembers that. Without it there is no
   * button. Default: none.
   */
  onRemove?: () => void;
}

/** A banner that offers the shop's app. */
export function AppBanner(passed: AppBannerProps) {
  const { title: name, text: note, children, code, onRemove, ...props } = useDefaultProps('AppBanner', passed);
  const words = useWords('appBanner', appBannerWords);
  return (
    <aside css={[banner, onRemove && besideClose]} aria-label={name} {...props}>
      <div css={texts}>
        <p css={title}>{name}</p>
        {note && <p css={text}>{note}</p>}
        <div css={ways}>{children}</div>
      </div>
      {code && <div css={codeOnly}>{code}</div>}
      {onRemove && <IconControl css={close} icon={<CloseIcon />} label={words.hide} onClick={onRemove} />}
    </aside>
  );
}

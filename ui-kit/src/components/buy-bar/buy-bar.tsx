import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: tokens.layer.raised,
  display: 'flex',
  // With enlarged text the button wraps below the price.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  padding: `${tokens.space[2]} ${tokens.space[4]} max(${tokens.space[2]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${tokens.color.hairline}`,
  background: tokens.color.paper,
  // Messages of the Toaster are shown above the bar.
  'body:has(&)': { '--meet-toaster-bottom': tokens.space[24] },
});

const phonesOnly = css({
  [media.tablet]: { display: 'none', 'body:has(&)': { '--meet-toaster-bottom': 'initial' } },
});

const about = css({ display: 'grid', alignContent: 'center', flex: '1 0 min-content', minHeight: tokens.size.target });
const action = css({ flex: '0 1 auto', maxWidth: '65%' });

export interface BuyBarProps extends ComponentPropsWithRef<'div'> {
  /** The price and the chosen size. */
  summary: ReactNode;
  /** The button. */
  children: ReactNode;
  /** Shows the bar on wide screens too, where the page usually has a button in view. Default: false. */
  everywhere?: boolean;
}

/**
 * The price and the buy button, always in view on a phone. It sticks to the lower edge of the screen until its own
 * place is in view, so put it at the end of the page's content.
 */
export function BuyBar(passed: BuyBarProps) {
  const { summary, children, everywhere = false, ...props } = useDefaultProps('BuyBar', passed);
  return (
    <div css={[bar, !everywhere && phonesOnly]} {...props}>
      <div css={about}>{summary}</div>
      <div css={action}>{children}</div>
    </div>
  );
}

import { useWords } from '../../locale/use-words.js';
import { Anchor } from '../link/link-provider.js';
import { teaser, teaserLink, teaserTitle } from './cart-summary.styles.js';
import { cartSummaryWords } from './cart-summary.words.js';

export interface GuestTeaserProps {
  /** URL of the sign-in page. */
  href: string;
  /** Welcome points of a new account. Default: 5000. */
  points?: number;
}

/** Invites a guest to sign in and names the welcome points. */
export function GuestTeaser({ href, points = 5000 }: GuestTeaserProps) {
  const words = useWords('cartSummary', cartSummaryWords);
  return (
    <div css={teaser}>
      <p css={teaserTitle}>{words.guestTitle(points)}</p>
      <p>{words.guestText}</p>
      <Anchor css={teaserLink} href={href}>
        {words.guestAction}
      </Anchor>
    </div>
  );
}
